import {
  formatCalendarDay,
  formatShortCalendarDay,
  formatTime,
  formatWeekday,
} from '@/lib/domain/dates';
import {
  type Arrival,
  type DeliveryAnswer,
  type DeliveryDay,
  getPickupReady,
  getPromisedDelivery,
  type PromiseTerms,
} from '@/lib/domain/delivery-promise';
import type { Texts } from '@/lib/i18n/types';

type DeliveryTexts = Texts<'delivery'>;

const dayText = (
  day: DeliveryDay,
  t: DeliveryTexts,
  formatDate: (iso: string) => string,
): string => (day.kind === 'date' ? formatDate(day.day) : t(day.kind));

function daysText(arrival: Arrival & { kind: 'days' | 'after-payment' }, t: DeliveryTexts): string {
  if (arrival.kind === 'days') return t('days', { days: arrival.days });
  const { from, to } = arrival;
  return from === to ? t('afterPayment', { count: to }) : t('afterPaymentRange', { from, to });
}

/** 'Llega mañana', 'Llega entre mañana y el martes 24 de noviembre'. Empty when nobody says it. */
export function deliveryText(
  answer: DeliveryAnswer,
  terms: PromiseTerms,
  t: DeliveryTexts,
): string {
  const { arrival } = getPromisedDelivery(answer, terms);
  const toText = (day: DeliveryDay) =>
    dayText(day, t, (iso) => t('on', { day: formatCalendarDay(iso) }));
  if (!arrival) return '';
  switch (arrival.kind) {
    case 'day':
      return t('day', { day: toText(arrival.day) });
    case 'range':
      return t('range', { from: toText(arrival.from), to: toText(arrival.to) });
    default:
      return daysText(arrival, t);
  }
}

/** The same in the one line of a card or of the cart: 'Llega mañana', 'Llega 24 nov – 26 nov'. */
export function shortDeliveryText(
  answer: DeliveryAnswer,
  terms: PromiseTerms,
  t: DeliveryTexts,
): string {
  const { arrival } = getPromisedDelivery(answer, terms);
  const toText = (day: DeliveryDay) => dayText(day, t, formatShortCalendarDay);
  if (!arrival) return '';
  switch (arrival.kind) {
    case 'day':
      return t('day', {
        day: dayText(arrival.day, t, (iso) => t('on', { day: formatShortCalendarDay(iso) })),
      });
    case 'range':
      return t('shortRange', { from: toText(arrival.from), to: toText(arrival.to) });
    default:
      return daysText(arrival, t);
  }
}

/** The same with its price, where that is nothing: 'Llega mañana, gratis'. */
export function cardDeliveryText(
  answer: DeliveryAnswer,
  terms: PromiseTerms,
  t: DeliveryTexts,
): string {
  const arrival = shortDeliveryText(answer, terms, t);
  return getPromisedDelivery(answer, terms).cost === 0 ? t('free', { arrival }) : arrival;
}

/** What the backend says of a store: when the order is ready there, and how long it is kept. */
export function pickupTexts(
  { readyUtc, holdDays }: { readyUtc: string | null; holdDays: number | null },
  terms: PromiseTerms,
  t: DeliveryTexts,
): string[] {
  const ready = getPickupReady(readyUtc, terms);
  const when =
    ready &&
    (ready.day === 'after-payment'
      ? t('ready.after-payment')
      : t(`ready.${ready.day}`, { time: formatTime(ready.time), day: formatWeekday(ready.time) }));
  const hold = holdDays === null ? null : t('hold', { count: holdDays });
  return [when, hold].filter((text) => text !== null);
}
