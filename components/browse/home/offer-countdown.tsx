import { Icon } from '@/components/ui/icon';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getTexts } from '@/lib/i18n/server';
import { LOCALE } from '@/lib/i18n/settings';
import { CountdownTimer } from './countdown-timer';

/** The shop shows all times in the time zone of Mexico City. */
const dateTime = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'America/Mexico_City',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'Termina en' of a lightning offer. Without JavaScript it shows the date and time of the end. */
export function OfferCountdown({ endsUtc }: { endsUtc: string | null }) {
  const end = parseUtc(endsUtc);
  if (endsUtc === null || end === null) return null;
  const t = getTexts('home');
  return (
    <div className="mb-3 flex items-center gap-2 text-brand">
      <Icon name="clock" />
      <CountdownTimer
        endsUtc={endsUtc}
        labels={{
          endsIn: t('countdown.endsIn'),
          endsAt: t('countdown.endsAt', { date: dateTime.format(end) }),
          ended: t('countdown.ended'),
          hours: t('countdown.hours'),
          minutes: t('countdown.minutes'),
          seconds: t('countdown.seconds'),
        }}
      />
    </div>
  );
}
