import type { ReactNode } from 'react';
import { ProductCards, ProductGrid } from '@/components/product/product-cards';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { ENDS_ATTRIBUTE } from '@/lib/document/document-end';
import { formatDateTimeWithoutYear } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { LIGHTNING_SECTION } from '@/lib/domain/product/lightning-offers';
import type { HomeSection } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { CountdownTimer } from './countdown-timer';
import './home.css';

export function LightningOffersScreen({ section }: { section: HomeSection | undefined }) {
  const t = getTexts('home');
  const title = section?.title || t('Lightning offers');
  const offers = searchHref({ onlyOffers: true });
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1 className="mb-3">{title}</h1>
      {section && section.products.length > 0 ? (
        <>
          <OfferCountdown endsUtc={section.endsUtc} />
          <ProductGrid products={section.products} priority={4} headingLevel={2} />
        </>
      ) : (
        <EmptyState icon="clock" title={t('lightning.none')} text={t('lightning.noneText')}>
          <ButtonLink href={offers} rel={linkRel(offers)}>
            {t('Products on offer')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

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

/** The most cards in one row. The section's link leads to the others. */
const MAX_PRODUCTS = 10;

interface BackendHeadingProps {
  id: string;
  section: HomeSection;
  /** Used when the backend sends no title. */
  title: string;
}

export function BackendHeading({ id, section, title }: BackendHeadingProps) {
  const { key, text, link } = section;
  const href = key === LIGHTNING_SECTION ? route('lightning-offers') : link;
  // The default link is the home page itself (spec 3, Section), so it is left out.
  const more = href === route('home') ? undefined : { href, label: getTexts('common')('seeAll') };
  return (
    <SectionHeading id={id} title={section.title || title} text={text || undefined} link={more} />
  );
}

interface ProductSectionProps extends Omit<BackendHeadingProps, 'id'> {
  aside?: ReactNode;
}

export function ProductSection({ section, title, aside }: ProductSectionProps) {
  const { key, endsUtc, products } = section;
  if (products.length === 0) return null;
  const id = `seccion-${key}`;
  return (
    <section aria-labelledby={id}>
      <BackendHeading id={id} section={section} title={title} />
      <div className="offer-clock">
        <OfferCountdown endsUtc={endsUtc} />
      </div>
      <div className={aside ? 'home-beside' : undefined}>
        <ProductCards
          products={products.slice(0, MAX_PRODUCTS)}
          listName={key}
          label={section.title || title}
          className="card-rail"
        />
        {aside}
      </div>
    </section>
  );
}
