import { parseUtc } from '../parse-utc';
import { findOrderStatus, type OrderPaymentStatus, type OrderStatus } from '../status-words';

/** Decides the colour. Text and icon say the same, so colour is never the only sign. */
export type StatusTone = 'waiting' | 'moving' | 'done' | 'over' | 'stopped';

interface StatusAppearance {
  tone: StatusTone;
  icon: 'clock' | 'check' | 'box' | 'truck' | 'mail' | 'store' | 'close' | 'wallet' | 'info';
}

const UNKNOWN: StatusAppearance = { tone: 'moving', icon: 'info' };

const ORDER_APPEARANCES: Readonly<Record<OrderStatus, StatusAppearance>> = {
  pending_payment: { tone: 'waiting', icon: 'clock' },
  paid: { tone: 'moving', icon: 'check' },
  preparing: { tone: 'moving', icon: 'box' },
  shipped: { tone: 'moving', icon: 'truck' },
  ready_for_pickup: { tone: 'done', icon: 'store' },
  delivered: { tone: 'done', icon: 'check' },
  cancelled: { tone: 'stopped', icon: 'close' },
  returned: { tone: 'over', icon: 'wallet' },
};

const PAYMENT_APPEARANCES: Readonly<Record<OrderPaymentStatus, StatusAppearance>> = {
  pending: { tone: 'waiting', icon: 'clock' },
  requires_action: { tone: 'waiting', icon: 'clock' },
  success: { tone: 'done', icon: 'check' },
  failed: { tone: 'stopped', icon: 'close' },
  expired: { tone: 'stopped', icon: 'clock' },
  cancelled: { tone: 'stopped', icon: 'close' },
  refunded: { tone: 'done', icon: 'wallet' },
};

type PaidThing = Record<'status' | 'paymentStatus', string>;

const getAppearance = (table: Readonly<Record<string, StatusAppearance>>, status: string) =>
  (Object.hasOwn(table, status) ? table[status] : undefined) ?? UNKNOWN;

/** @param isDigital it comes by e-mail, so no lorry stands for it */
export function getOrderStatusAppearance(status: string, isDigital = false): StatusAppearance {
  const appearance = getAppearance(ORDER_APPEARANCES, status);
  return isDigital && appearance.icon === 'truck' ? { ...appearance, icon: 'mail' } : appearance;
}
export const getPaymentStatusAppearance = (status: string): StatusAppearance =>
  getAppearance(PAYMENT_APPEARANCES, status);

export const isReadyForPickup = (status: string): boolean => status === 'ready_for_pickup';

export const isDelivered = (status: string): boolean => status === 'delivered';

/** So the customer can review them and use their warranty. In an unknown state the backend refuses what is too early. */
export const canBeDelivered = (order: PaidThing): boolean =>
  isDelivered(order.status) || (!findOrderStatus(order.status) && !isAwaitingPayment(order));

/** An order in a state that this shop does not know needs it while its payment is pending. */
export const isAwaitingPayment = ({ status, paymentStatus }: PaidThing): boolean =>
  status === 'pending_payment' || (!findOrderStatus(status) && isPaymentPending(paymentStatus));

/** Whether nothing can be paid or delivered any more: a failed payment ended the order, or it was returned. */
export const isOrderStopped = (status: string): boolean =>
  ['stopped', 'over'].includes(getOrderStatusAppearance(status).tone);

/** Nothing is on its way any more: before, the customer wants to pay or to follow the parcel. */
export const isOrderOver = (status: string): boolean =>
  isDelivered(status) || isOrderStopped(status);

/** Until when an open payment can be made; from then on none can, although the backend ends them a little later. */
export function getPaymentEnd(payments: readonly { status: string; expiresUtc: string | null }[]) {
  const ends = payments
    .filter(({ status }) => isPaymentPending(status))
    .map(({ expiresUtc }) => parseUtc(expiresUtc));
  const known = ends.filter((end) => end !== null);
  if (known.length === 0 || known.length < ends.length) return null;
  return new Date(Math.max(...known)).toISOString();
}

export const isPaymentPending = (paymentStatus: string): boolean => paymentStatus === 'pending';
