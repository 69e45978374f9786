import { OfferCountdown } from '@/components/browse/home/offer-countdown';
import { ButtonLink } from '@/components/ui/button';
import { formatDate, formatDateTime } from '@/lib/domain/dates';
import { hasLandingEnded, type Landing } from '@/lib/domain/landing';
import { parseUtc } from '@/lib/domain/parse-utc';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';

/** The countdown is shown when the landing ends within this time, in milliseconds. */
const COUNTDOWN_FROM_MS = 48 * 3_600_000;

/** The end date of a landing. After the end it says so and offers other links. */
export function LandingValidity({ landing, now }: { landing: Landing; now: number }) {
  const t = getTexts('landing');
  const end = parseUtc(landing.endsUtc);
  if (end === null) return null;
  if (!hasLandingEnded(landing, now)) {
    return (
      <div className="mt-3">
        {end - now < COUNTDOWN_FROM_MS && <OfferCountdown endsUtc={landing.endsUtc} />}
        <p className="text-sm text-ink-soft">{t('until', { date: formatDateTime(end) })}</p>
      </div>
    );
  }
  return (
    <div className="mt-4 max-w-3xl border-l-4 border-warn bg-warn-wash p-4">
      <p className="text-lg font-semibold">{t('ended', { date: formatDate(end) })}</p>
      <p className="max-w-prose">{t('endedText')}</p>
      <LandingAlternativeLinks />
    </div>
  );
}

/** Links for a landing that has ended or is empty. */
export function LandingAlternativeLinks() {
  const t = getTexts('landing');
  const offers = searchHref({ onlyOffers: true });
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <ButtonLink href={offers} rel={linkRel(offers)}>
        {t('offers')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={route('search_categories')}>
        {t('categories')}
      </ButtonLink>
    </p>
  );
}
