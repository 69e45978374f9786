import { getPickupReady } from '@/lib/domain/checkout/pickup';
import type { PickupStore } from '@/lib/domain/checkout/types';
import { formatTime, formatWeekday } from '@/lib/domain/dates';
import type { Texts } from '@/lib/i18n/types';

/** What the backend says of a store: when the order is ready there, and how long it is kept. */
export function pickupTexts(
  { readyUtc, holdDays }: Pick<PickupStore, 'readyUtc' | 'holdDays'>,
  now: number,
  t: Texts<'shipment'>,
): string[] {
  const ready = getPickupReady(readyUtc, now);
  const when =
    ready &&
    t(`store.ready.${ready.day}`, {
      time: formatTime(ready.time),
      day: formatWeekday(ready.time),
    });
  const hold = holdDays === null ? null : t('store.hold', { count: holdDays });
  return [when, hold].filter((text) => text !== null);
}
