import type { Backend } from '../backend';
import { byId, ownById } from '../core/find';
import { conflict, unprocessable } from '../core/problem';
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
import { currentPayment, fail, isOpen, moveWallet, orderOf, succeed, tellOrder } from './settle';
import { transactionBasket } from './transactions';

function orderRow(
  { customers }: Backend,
  cart: CartRow,
  basket: Basket,
  { totals }: PaymentCheck,
  payment: PaymentRow,
  delivery: DeliveryRow,
): OrderRow {
  const id = customers.nextId();
  const { attributes, insurance, onePayDiscount, walletToUse } = totals;
  const { method, months, createdUtc } = payment;
  const courier = delivery.type === 'shipping' ? delivery.courierId : null;
  return {
    id,
    folio: `P-${id}`,
    customerId: cart.customerId,
    method,
    months,
    createdUtc,
    status: 'pending_payment',
    paymentStatus: 'pending',
    paidUtc: null,
    items: basket.lines.map(({ item, unit }) => ({
      id: item.id,
      productId: item.productId,
      qty: item.qty,
      price: unit,
    })),
    shipping: cents(basket.shipping - basket.shippingDiscount),
    couponDiscount: basket.coupon?.discount ?? 0,
    insurance,
    onePayDiscount,
    walletUsed: walletToUse,
    walletEarned: cents(
      attributes.mwi_wallet_amount_with_tax +
        attributes.wallet_promotion_amount +
        attributes.coupon_wallet_amount,
    ),
    courier: courier && (COURIER_NAMES[courier] ?? courier),
    guide: null,
    storeId: delivery.storeId,
    invoice: null,
    address: orderAddress(byId(customers.rows.addresses, delivery.addressId)),
    events: [{ status: 'pending_payment', utc: createdUtc, note: '' }],
  };
}

/** Seconds for which stock is kept for who has yet to pay; a voucher keeps it until it expires. */
const HOLD = 86_400;

interface Placement extends WantedPayment {
  key: string;
  total: number;
  cvc_token?: string | null;
  tracking_id?: string | null;
}

interface OrderPlacement extends Placement {
  shipping_type: 'shipping' | 'pickup';
  required_billing: boolean | 0 | 1;
  invoicing_profile_id?: string | null;
  /** That of the invoicing profile when absent. */
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
  const { key, monthly_payment_option_plans: plans } = wanted;
  return {
    id,
    key,
    plans,
    method: method.code,
    tokenizableId: card?.id ?? null,
    amount: totals.due,
    months: Math.max(1, ...Object.values(plans)),
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
  const profile = ownById(customers.rows.profiles, customer.id, wanted.invoicing_profile_id);
  if (wanted.required_billing && !profile) {
    const text = 'Por favor, selecciona una dirección de facutación';
    problems.push(unprocessable('/invoicing_profile_id', text));
  }
  const { delivery } = cart;
  if (problems.length > 0 || !delivery) throw new AggregateError(problems);
  const check = checkPayment(backend, customer, basket, wanted);
  // From here on nothing is refused but the charge itself.
  const payment = paymentOf(backend, wanted, check);
  const order = orderRow(backend, cart, basket, check, payment, delivery);
  customers.rows.orders.push(order);
  const { cartId, shipping, shippingDiscount, coupon } = basket;
  const taken = takeStock(backend, cart, delivery);
  // Promised of what is left, as the next customer reads it.
  const arrives = courierOf(backend, customer, basket.lines, delivery);
  const row: TransactionRow = {
    id: customers.nextId(),
    customerId: customer.id,
    cartId,
    orderId: order.id,
    delivery,
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
    shipping,
    shippingDiscount,
    coupon,
    walletUsed: check.totals.walletToUse,
    profileId: wanted.required_billing ? (profile?.id ?? null) : null,
    cfdiUse: wanted.cfdi_use ?? null,
    trackingId: wanted.tracking_id ?? null,
    taken,
    payments: [payment],
    addressCheck: null,
    arrives: arrives ? { from: arrives.from, to: arrives.to } : null,
  };
  customers.rows.transactions.push(row);
  moveWallet(backend, order, 'spent', -row.walletUsed, `Compra ${order.folio}`);
  emptyCart(cart);
  const text = `Paga el pedido ${order.folio} para que lo preparemos.`;
  if (payment.status === 'success') succeed(backend, row, payment);
  else tellOrder(backend, order, 'Recibimos tu pedido', text);
  return row;
}

/** A voucher is paid at a till, where nobody can be told that the order is gone. */
const holdOf = ({ customers }: Backend, { method, expiresUtc }: PaymentRow): string =>
  method === 'oxxo' && expiresUtc ? expiresUtc : customers.after(HOLD);

/** Pays an existing order in another way; what was pending until now is worth nothing any more. */
export function payAgain(
  backend: Backend,
  customer: CustomerRow,
  row: TransactionRow,
  wanted: Placement,
): void {
  const order = orderOf(backend, row);
  if (order.status !== 'pending_payment') {
    const why = order.paymentStatus === 'success' ? 'está pagado' : 'no se puede pagar';
    throw conflict('not_payable', `Este pedido ya ${why}.`);
  }
  const check = checkPayment(backend, customer, transactionBasket(backend, row), wanted);
  const payment = paymentOf(backend, wanted, check);
  const before = currentPayment(row);
  if (before && isOpen(before)) fail(before, 'cancelled', 'Elegiste otra forma de pago.');
  row.payments.push(payment);
  const { method, months } = payment;
  Object.assign(order, { method, months, onePayDiscount: check.totals.onePayDiscount });
  const hold = holdOf(backend, payment);
  if (hold > row.holdUtc) row.holdUtc = hold;
  if (payment.status === 'success') succeed(backend, row, payment);
}
