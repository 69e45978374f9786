import {
  BackendHeading,
  OfferCountdown,
  ProductSection,
} from '@/components/browse/home/product-section';
import { ProductGrid } from '@/components/product/product-cards';
import { Breadcrumbs, BreadcrumbsJsonLd } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PromoBanner } from '@/components/ui/promo-banner';
import type { Landing } from '@/lib/api/landings';
import { formatDate, formatDateTime } from '@/lib/domain/dates';
import { getLandingProducts, hasLandingEnded } from '@/lib/domain/landing';
import { parseUtc } from '@/lib/domain/parse-utc';
import { renderHtml } from '@/lib/html/render-html';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { itemListJsonLd, JsonLd } from '@/lib/seo/json-ld';

/** The countdown is shown when the landing ends within this time, in milliseconds. */
const COUNTDOWN_FROM_MS = 48 * 3_600_000;

function LandingValidity({ landing, now }: { landing: Landing; now: number }) {
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

function LandingAlternativeLinks() {
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

interface LandingScreenProps {
  landing: Landing;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function LandingScreen({ landing, siteUrl, now }: LandingScreenProps) {
  const { title, text, banner, contentHtml, sections } = landing;
  const t = getTexts('landing');
  const crumbs = [{ name: title }];
  const products = getLandingProducts(landing);
  const content = renderHtml(contentHtml, { siteOrigin: siteUrl });
  const [first, ...others] = sections;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pb-16 md:gap-10">
      <div>
        <BreadcrumbsJsonLd crumbs={crumbs} />
        {products.length > 0 && <JsonLd data={itemListJsonLd(products, siteUrl)} />}
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        {text && <p className="mt-2 max-w-prose text-lg text-ink-soft">{text}</p>}
        <LandingValidity landing={landing} now={now} />
      </div>
      {banner && (
        // The banner links to this page, so here it is shown without its link.
        <PromoBanner banner={{ ...banner, link: null, callToAction: '' }} shape="hero" priority />
      )}
      {content && (
        <section aria-labelledby="acerca" className="rich-text rich-landing">
          <h2 id="acerca" className="visually-hidden">
            {t('details', { title })}
          </h2>
          {content}
        </section>
      )}
      {first && (
        <section aria-labelledby="productos">
          <BackendHeading id="productos" section={first} title={t('section')} />
          <ProductGrid products={first.products} />
        </section>
      )}
      {!first && !content && (
        <EmptyState icon="box" title={t('emptyTitle')} text={t('emptyText')} heading="h2">
          <LandingAlternativeLinks />
        </EmptyState>
      )}
      {others.map((section) => (
        <ProductSection key={section.key} section={section} title={t('section')} />
      ))}
    </div>
  );
}
