import { formatCalendarWeekday, formatShortCalendarDay } from '@/lib/domain/dates';
import { type DeliveryDay, getPromisedDelivery } from '@/lib/domain/product/promised-delivery';
import type { DeliveryEstimate } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

type Days = Pick<DeliveryEstimate, 'days' | 'from' | 'to'>;

const dayText = (
  day: DeliveryDay,
  t: Texts<'product'>,
  formatDate: (iso: string) => string,
): string => (day.kind === 'date' ? formatDate(day.day) : t(`delivery.${day.kind}`));

/** 'Llega mañana', 'Llega entre mañana y el martes, 24 de noviembre'. `now` is in milliseconds since 1970. */
export function deliveryText(estimate: Days, now: number, t: Texts<'product'>): string {
  const promise = getPromisedDelivery(estimate, now);
  const toText = (day: DeliveryDay) =>
    dayText(day, t, (iso) => t('delivery.weekday', { day: formatCalendarWeekday(iso) }));
  switch (promise.kind) {
    case 'day':
      return t('delivery.day', { day: toText(promise.day) });
    case 'range':
      return t('delivery.range', { from: toText(promise.from), to: toText(promise.to) });
    case 'days':
      return t('delivery.days', { days: promise.days });
  }
}

/** The same in the one line of a card: 'Llega mañana', 'Llega 24 nov – 26 nov'. */
export function shortDeliveryText(estimate: Days, now: number, t: Texts<'product'>): string {
  const promise = getPromisedDelivery(estimate, now);
  if (promise.kind === 'days') return t('delivery.days', { days: promise.days });
  const toText = (day: DeliveryDay) => dayText(day, t, formatShortCalendarDay);
  if (promise.kind === 'range') {
    return t('delivery.shortRange', { from: toText(promise.from), to: toText(promise.to) });
  }
  return t('delivery.day', {
    day: dayText(promise.day, t, (iso) =>
      t('delivery.weekday', { day: formatShortCalendarDay(iso) }),
    ),
  });
}
