import type { ReactNode } from 'react';
import { ProductCards } from '@/components/product/product-cards';
import { SectionHeading } from '@/components/ui/section-heading';
import { LIGHTNING_SECTION } from '@/lib/domain/product/lightning-offers';
import type { HomeSection } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { OfferCountdown } from './offer-countdown';
import './home.css';

/** The most cards in one row. The section's link leads to the others. */
const MAX_PRODUCTS = 10;

/** A row of products with the title and link that the backend sends. */
export function ProductSection({
  section,
  title,
  aside,
}: {
  section: HomeSection | undefined;
  /** Used when the backend sends no title. */
  title: string;
  /** A banner beside the row. */
  aside?: ReactNode;
}) {
  if (!section || section.products.length === 0) return null;
  const { key, text, link, endsUtc, products } = section;
  const name = section.title || title;
  const id = `seccion-${key}`;
  // The default link is the home page itself (spec 3, Section), so it is left out.
  const href = key === LIGHTNING_SECTION ? route('lightning-offers') : link;
  const more = href === route('home') ? undefined : { href, label: getTexts('common')('seeAll') };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={name} text={text || undefined} link={more} />
      <div className="offer-clock">
        <OfferCountdown endsUtc={endsUtc} />
      </div>
      <div className={aside ? 'home-beside' : undefined}>
        {aside}
        <ProductCards
          products={products.slice(0, MAX_PRODUCTS)}
          listName={key}
          label={name}
          className="card-rail"
        />
      </div>
    </section>
  );
}
