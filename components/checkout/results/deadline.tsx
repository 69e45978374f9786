import { parseUtc } from '@/lib/domain/instant';
import { useTranslation } from '@/lib/i18n/client';
import { momentText } from './day-text';

/** The payment deadline in Mexico City time, named as such for readers in other zones. Empty without a deadline. */
export function Deadline({ utc }: { utc: string | null }) {
  const { t } = useTranslation('payments');
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      <strong>{t('deadline', momentText(time))}</strong> <small>{t('deadline.zone')}</small>
    </time>
  );
}
