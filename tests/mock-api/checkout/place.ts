import type { Backend } from '../backend';
import { Problem, unprocessable } from '../core/problem';
import { cents } from '../core/text';
import { type Basket, cartBasket } from '../customers/basket';
import { emptyCart } from '../customers/cart';
import {
  type CartRow,
  type CustomerRow,
  type DeliveryRow,
  type OrderRow,
  orderAddress,
  type PaymentRow,
  type TransactionRow,
} from '../customers/rows';
import { charge, requireCode } from './charge';
import { COURIER_NAMES, courierOf } from './couriers';
import { checkPayment, type PaymentCheck, type WantedPayment } from './paying';
import { cartProblems, deliveryProblems, requireTotal, takeStock } from './refusals';
import { currentPayment, fail, moveWallet, orderOf, succeed, tellOrder } from './settle';
import { transactionBasket } from './transactions';

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

/** Seconds for which stock is kept for who has yet to pay; a voucher keeps it until it expires. */
const HOLD = 86_400;

export interface Placement extends WantedPayment {
  key: string;
  total: number;
  cvc_token?: string | null;
  tracking_id?: string | null;
}

export interface OrderPlacement extends Placement {
  cart_id: string;
  shipping_type: 'shipping' | 'pickup';
  required_billing: boolean;
  invoicing_profile_id?: string | null;
  /** Null: that of the invoicing profile. */
  cfdi_use?: string | null;
}

function paymentOf(
  { customers }: Backend,
  wanted: Placement,
  { method, card, totals }: PaymentCheck,
): PaymentRow {
  requireCode(customers, method, card, wanted.cvc_token);
  requireTotal(wanted.total, totals.due);
  const id = customers.nextId();
  return {
    id,
    key: wanted.key,
    method: method.code,
    tokenizableId: card?.id ?? null,
    plans: wanted.plans,
    months: Math.max(1, ...Object.values(wanted.plans)),
    amount: totals.due,
    createdUtc: customers.instant(),
    ...charge(customers, method, card, totals.due, id),
  };
}

/** The cart becomes an order: everything at once, so that of two calls one comes after the other. */
export function placeOrder(
  backend: Backend,
  customer: CustomerRow,
  cart: CartRow,
  wanted: OrderPlacement,
): TransactionRow {
  const { customers } = backend;
  const basket = cartBasket(backend, customer, cart);
  const problems = [
    ...cartProblems(backend, customer, cart),
    ...deliveryProblems(backend, customer, cart, wanted.shipping_type),
  ];
  const profile = customers.rows.profiles.find(
    ({ id, customerId }) => id === wanted.invoicing_profile_id && customerId === customer.id,
  );
  if (wanted.required_billing && !profile) {
    problems.push(
      unprocessable('/invoicing_profile_id', 'Por favor, selecciona una dirección de facutación'),
    );
  }
  const { delivery } = cart;
  if (problems.length > 0 || !delivery) throw new AggregateError(problems);
  const check = checkPayment(backend, customer, basket, wanted);
  // From here on nothing is refused but the charge itself.
  const payment = paymentOf(backend, wanted, check);
  const order = orderRow(backend, cart, basket, check, payment, delivery);
  customers.rows.orders.push(order);
  const row: TransactionRow = {
    id: customers.nextId(),
    customerId: customer.id,
    cartId: basket.cartId,
    orderId: order.id,
    createdUtc: payment.createdUtc,
    holdUtc: holdOf(backend, payment),
    lines: basket.lines.map(({ item, common, unit, one, maxMonths, interest }) => ({
      id: item.id,
      productId: item.productId,
      qty: item.qty,
      common,
      unit,
      one,
      maxMonths,
      interest,
    })),
    delivery,
    shipping: basket.shipping,
    shippingDiscount: basket.shippingDiscount,
    coupon: basket.coupon,
    walletUsed: check.totals.walletToUse,
    profileId: wanted.required_billing ? (profile?.id ?? null) : null,
    cfdiUse: wanted.cfdi_use ?? null,
    trackingId: wanted.tracking_id ?? null,
    taken: takeStock(backend, cart, delivery),
    payments: [payment],
    arrives: arrivalOf(backend, customer, basket, delivery),
    addressCheck: null,
  };
  customers.rows.transactions.push(row);
  moveWallet(backend, order, 'spent', -row.walletUsed, `Compra ${order.folio}`);
  emptyCart(cart);
  if (payment.status === 'success') succeed(backend, row, payment);
  else
    tellOrder(
      backend,
      order,
      'Recibimos tu pedido',
      `Paga el pedido ${order.folio} para que lo preparemos.`,
    );
  return row;
}

function arrivalOf(
  backend: Backend,
  customer: CustomerRow,
  { lines }: Basket,
  delivery: DeliveryRow,
): TransactionRow['arrives'] {
  if (delivery.type === 'pickup') return null;
  const offer = courierOf(backend, customer, lines, delivery, false);
  return offer ? { from: offer.from, to: offer.to } : null;
}

function holdOf({ customers }: Backend, payment: PaymentRow): string {
  const day = customers.after(HOLD);
  // A voucher is paid at a till, where nobody can be told that the order is gone.
  return payment.method === 'oxxo' && payment.expiresUtc ? payment.expiresUtc : day;
}

/** Pays an existing order in another way; what was pending until now is worth nothing any more. */
export function payAgain(
  backend: Backend,
  customer: CustomerRow,
  row: TransactionRow,
  wanted: Placement,
): void {
  const order = orderOf(backend, row);
  if (order.status !== 'pending_payment') {
    const text =
      order.paymentStatus === 'success'
        ? 'Este pedido ya está pagado.'
        : 'Este pedido ya no se puede pagar.';
    throw new Problem(409, 'No es posible', text, undefined, { code: 'not_payable' });
  }
  const check = checkPayment(backend, customer, transactionBasket(backend, row), wanted);
  const payment = paymentOf(backend, wanted, check);
  const before = currentPayment(row);
  if (before?.status === 'pending' || before?.status === 'requires_action') {
    fail(before, 'cancelled', 'Elegiste otra forma de pago.');
  }
  row.payments.push(payment);
  Object.assign(order, {
    method: payment.method,
    months: payment.months,
    onePayDiscount: check.totals.onePayDiscount,
  });
  const hold = holdOf(backend, payment);
  if (hold > row.holdUtc) row.holdUtc = hold;
  if (payment.status === 'success') succeed(backend, row, payment);
}
