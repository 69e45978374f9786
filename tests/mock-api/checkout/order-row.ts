import type { Backend } from '../backend';
import { cents } from '../core/text';
import type { Basket } from '../customers/basket';
import { orderAddress } from '../customers/order-resource';
import type { CartRow, DeliveryRow, OrderRow, PaymentRow } from '../customers/rows';
import { COURIER_NAMES } from './couriers';
import type { PaymentCheck } from './paying';

/** The order that a cart becomes, still to be paid. */
export function orderRow(
  { customers }: Backend,
  cart: CartRow,
  basket: Basket,
  { totals }: PaymentCheck,
  payment: PaymentRow,
  delivery: DeliveryRow,
): OrderRow {
  const id = customers.nextId();
  const { attributes } = totals;
  const address = customers.rows.addresses.find((row) => row.id === delivery.addressId);
  const courier = delivery.type === 'shipping' ? delivery.courierId : null;
  return {
    id,
    folio: `P-${id}`,
    customerId: cart.customerId,
    status: 'pending_payment',
    paymentStatus: 'pending',
    method: payment.method,
    months: payment.months,
    createdUtc: payment.createdUtc,
    paidUtc: null,
    items: basket.lines.map(({ item, unit }) => ({
      id: item.id,
      productId: item.productId,
      qty: item.qty,
      price: unit,
    })),
    shipping: cents(basket.shipping - basket.shippingDiscount),
    insurance: totals.insurance,
    couponDiscount: basket.coupon?.discount ?? 0,
    onePayDiscount: totals.onePayDiscount,
    walletUsed: totals.walletToUse,
    walletEarned: cents(
      attributes.mwi_wallet_amount_with_tax +
        attributes.wallet_promotion_amount +
        attributes.coupon_wallet_amount,
    ),
    courier: courier && (COURIER_NAMES[courier] ?? courier),
    guide: null,
    storeId: delivery.storeId,
    address: orderAddress(address),
    events: [{ status: 'pending_payment', utc: payment.createdUtc, note: '' }],
    invoice: null,
  };
}
