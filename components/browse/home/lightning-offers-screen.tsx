import { ProductGrid } from '@/components/product/product-grid';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { HomeSection } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { OfferCountdown } from './offer-countdown';
import './home.css';

/** All lightning offers that run, until when, and nothing else. */
export function LightningOffersScreen({ section }: { section: HomeSection | undefined }) {
  const t = getTexts('home');
  const title = section?.title || t('Lightning offers');
  const offers = searchHref({ onlyOffers: true });
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1 className="mb-3 text-3xl">{title}</h1>
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
