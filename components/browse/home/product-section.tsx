import type { ReactNode } from 'react';
import { ProductRail } from '@/components/product/product-rail';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Section } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { OfferCountdown } from './offer-countdown';
import './home.css';

/** Cards of one row; the link leads to the rest. */
const SHOWN = 10;

/** A row of products of the home page, as the backend titles and links it. */
export function ProductSection({
  section,
  title,
  aside,
}: {
  section: Section | undefined;
  /** When the backend gives none. */
  title: string;
  /** A promotion that stands beside the row. */
  aside?: ReactNode;
}) {
  if (!section || section.products.length === 0) return null;
  const { key, text, link, endsUtc, products } = section;
  const name = section.title || title;
  const id = `seccion-${key}`;
  // The default address is this very page (spec 3, Section).
  const more =
    link === route('home') ? undefined : { href: link, label: texts('common')('seeAll') };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={name} text={text || undefined} link={more} />
      <OfferCountdown endsUtc={endsUtc} />
      <div className={aside ? 'home-beside' : undefined}>
        {aside}
        <ProductRail products={products.slice(0, SHOWN)} name={key} label={name} />
      </div>
    </section>
  );
}
