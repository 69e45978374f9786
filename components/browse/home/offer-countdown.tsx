import { Icon } from '@/components/ui/icon';
import { ENDS_ATTRIBUTE } from '@/lib/document/document-end';
import { formatDateTimeWithoutYear } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getTexts } from '@/lib/i18n/server';
import { CountdownTimer } from './countdown-timer';

/** 'Termina en' of a lightning offer. Without JavaScript it shows the date and time of the end. */
export function OfferCountdown({ endsUtc }: { endsUtc: string | null }) {
  const end = parseUtc(endsUtc);
  if (endsUtc === null || end === null) return null;
  const t = getTexts('home');
  return (
    <div className="mb-3 flex items-center gap-2 text-brand" {...{ [ENDS_ATTRIBUTE]: endsUtc }}>
      <Icon name="clock" />
      <CountdownTimer
        endsUtc={endsUtc}
        labels={{
          endsIn: t('countdown.endsIn'),
          endsAt: t('countdown.endsAt', { date: formatDateTimeWithoutYear(end) }),
          ended: t('countdown.ended'),
          hours: t('countdown.hours'),
          minutes: t('countdown.minutes'),
          seconds: t('countdown.seconds'),
        }}
      />
    </div>
  );
}
