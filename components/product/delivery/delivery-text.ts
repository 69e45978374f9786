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

/** The month of a range is said once: 'el martes 24' before 'el jueves 26 de noviembre', '24' before '26 nov'. */
function withoutSameMonth(text: string, { from, to }: Extract<Arrival, { kind: 'range' }>): string {
  const isSame =
    from.kind === 'date' && to.kind === 'date' && from.day.slice(0, 7) === to.day.slice(0, 7);
  return isSame ? text.replace(/(?: de)? \p{L}+$/u, '') : text;
}

/** @param formats of a day that stands alone, and of those of a range */
function arrivalText(
  arrival: Arrival | null,
  t: DeliveryTexts,
  range: 'range' | 'shortRange',
  formats: Record<'day' | 'range', (iso: string) => string>,
): string {
  if (!arrival) return '';
  const toText = (day: DeliveryDay, format: (iso: string) => string) =>
    day.kind === 'date' ? format(day.day) : t(day.kind);
  switch (arrival.kind) {
    case 'day':
      return t('day', { day: toText(arrival.day, formats.day) });
    case 'range':
      return t(range, {
        from: withoutSameMonth(toText(arrival.from, formats.range), arrival),
        to: toText(arrival.to, formats.range),
      });
    case 'days':
      return t('days', { days: arrival.days });
    case 'after-payment': {
      const { from, to } = arrival;
      return from === to ? t('afterPayment', { count: to }) : t('afterPaymentRange', { from, to });
    }
  }
}

type WriteDelivery = (answer: DeliveryAnswer, terms: PromiseTerms, t: DeliveryTexts) => string;

/** 'Llega mañana', 'Llega entre el martes 24 y el jueves 26 de noviembre'. Empty when nobody says it. */
export const deliveryText: WriteDelivery = (answer, terms, t) => {
  const on = (iso: string) => t('on', { day: formatCalendarDay(iso) });
  const { arrival } = getPromisedDelivery(answer, terms);
  return arrivalText(arrival, t, 'range', { day: on, range: on });
};

/** The same in the one line of a card or of the cart: 'Llega mañana', 'Llega 24 – 26 nov'. */
export const shortDeliveryText: WriteDelivery = (answer, terms, t) => {
  const on = (iso: string) => t('on', { day: formatShortCalendarDay(iso) });
  const { arrival } = getPromisedDelivery(answer, terms);
  return arrivalText(arrival, t, 'shortRange', { day: on, range: formatShortCalendarDay });
};

/** The same with its price, where that is nothing: 'Llega mañana, gratis'. */
export const cardDeliveryText: WriteDelivery = (answer, terms, t) => {
  const arrival = shortDeliveryText(answer, terms, t);
  return getPromisedDelivery(answer, terms).cost === 0 ? t('free', { arrival }) : arrival;
};

export function pickupTexts(
  { readyUtc, holdDays }: { readyUtc: string | null; holdDays: number | null },
  terms: PromiseTerms,
  t: DeliveryTexts,
): string[] {
  const ready = getPickupReady(readyUtc, terms);
  const when =
    ready &&
    t(ready.isPaidLater ? 'ready.afterPayment' : 'ready', {
      when: t(`at.${ready.day}`, { time: formatTime(ready.time), day: formatWeekday(ready.time) }),
    });
  const hold = holdDays === null ? null : t('hold', { count: holdDays });
  return [when, hold].filter((text) => text !== null);
}
