import { getMexicoCityDay } from '../dates';
import { isAwaitingPayment, isDelivered, isOrderStopped } from './status';
import type { OrderDetail } from './types';

type Arriving = Pick<OrderDetail, 'arrival' | 'status' | 'paymentStatus'>;

/**
 * The calendar days on which a parcel can still arrive. Null for what has arrived or never will, and when all the days have
 * passed. The days of an unpaid order are only those between the order and its delivery, so they stay as they are.
 */
export function getDaysToArrive(
  { arrival, status, paymentStatus }: Arriving,
  now: number,
): OrderDetail['arrival'] {
  if (!arrival || isDelivered(status) || isOrderStopped(status)) return null;
  if (isAwaitingPayment({ status, paymentStatus })) return arrival;
  const today = getMexicoCityDay(now);
  const { from, to } = arrival;
  const isBegun = from < today;
  return to < today ? null : { from: isBegun ? today : from, to };
}
