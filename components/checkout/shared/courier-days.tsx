import type { Courier } from '@/lib/domain/checkout/types';
import { formatCalendarDay } from '@/lib/domain/dates';
import { useTranslation } from '@/lib/i18n/client';

/** When a courier delivers. Empty when its dates cannot be read. */
export function CourierDays({ courier }: { courier: Courier }) {
  const { t } = useTranslation('shipment');
  const from = formatCalendarDay(courier.from);
  const to = formatCalendarDay(courier.to);
  if (!from || !to) return null;
  return from === to ? t('courier.day', { day: to }) : t('courier.range', { from, to });
}
