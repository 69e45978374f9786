import { FormattedDate } from '@/components/account/shared/formatted-date';
import { CountdownTimer } from '@/components/browse/home/countdown-timer';
import { useTranslation } from '@/lib/i18n/client';

/** Until when a payment can be made, and the time that is left. */
export function PaymentCountdown({ utc }: { utc: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <p>
        {t('payment.until')}{' '}
        <strong>
          <FormattedDate utc={utc} withTime />
        </strong>{' '}
        <small>{t('payment.zone')}</small>
      </p>
      <CountdownTimer
        endsUtc={utc}
        labels={{
          endsIn: t('payment.left'),
          endsAt: '',
          ended: t('payment.over'),
          hours: t('payment.hours'),
          minutes: t('payment.minutes'),
          seconds: t('payment.seconds'),
        }}
      />
    </>
  );
}
