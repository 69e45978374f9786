import { formatTime, formatWeekday } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

/** The payment deadline in Mexico City time, named as such for readers in other zones. Empty without a deadline. */
export function PaymentDeadline({ utc }: { utc: string | null }) {
  const { t } = useTranslation('payments');
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      <strong>{t('deadline', { day: formatWeekday(time), clock: formatTime(time) })}</strong>{' '}
      <small className="block text-ink-soft text-14">{t('deadline.zone')}</small>
    </time>
  );
}
