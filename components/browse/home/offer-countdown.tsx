import { Icon } from '@/components/ui/icon';
import { parseUtc } from '@/lib/domain/instant';
import { texts } from '@/lib/i18n/server';
import { LOCALE } from '@/lib/i18n/settings';
import { Countdown } from './countdown';

/** The shop's clock is that of its capital. */
const dateTime = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'America/Mexico_City',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 'Termina en' of a lightning offer; without JavaScript, the date and time of its end. */
export function OfferCountdown({ endsUtc }: { endsUtc: string | null }) {
  const end = parseUtc(endsUtc);
  if (endsUtc === null || end === null) return null;
  const t = texts('home');
  return (
    <div className="mb-3 flex items-center gap-2 text-brand">
      <Icon name="clock" />
      <Countdown
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
