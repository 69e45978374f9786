import { Reviews } from '@/components/browse/reviews/reviews';
import { livePartHash } from '@/components/product/live-offer/live-part-hash';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { hasPaymentChoice, PaymentCosts } from '@/components/product/payment-costs';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed-rail';
import { BelowFold } from '@/components/ui/below-fold';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { StaticHtml } from '@/components/ui/static-html';
import { getAvailability, getProductAnchor } from '@/lib/domain/product/availability';
import type { Neighbour } from '@/lib/domain/product/neighbours';
import { toViewedProduct } from '@/lib/domain/product/recently-viewed';
import {
  type PaginatedReviews,
  type PhysicalStore,
  type Product,
  RELATED_PRODUCT_KINDS,
} from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import type { Texts } from '@/lib/i18n/types';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { AddToBuildLink } from './add-to-build-link';
import { AnchorRow } from './anchor-row';
import { BuyBox } from './buy-box';
import { DetailSection } from './detail-section';
import { KitComponents } from './kit-components';
import { LazyCompanionLists } from './lazy-companion-lists';
import { NeighbourLinks } from './neighbour-links';
import { ProductDescription } from './product-description';
import { ProductDocuments } from './product-documents';
import { ProductGallery } from './product-gallery';
import { ProductHeader } from './product-header';
import { ProductSpecifications } from './product-specifications';
import { StoreStockTable } from './store-stock-table';

interface ProductScreenProps {
  product: Product;
  crumbs: readonly Crumb[];
  /** Null when they could not be read. */
  reviews: PaginatedReviews | null;
  stores: readonly PhysicalStore[];
  /** Of the same brand and kind, what differs in one thing. */
  neighbours: readonly Neighbour[];
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The product page (spec 2.4, Product detail). */
export function ProductScreen(props: ProductScreenProps) {
  const { product, crumbs, reviews, stores, neighbours, siteUrl, now } = props;
  const t = getTexts('product');
  const isSold = getAvailability(product) === 'sold';
  const hasFinancing = !isSold && hasPaymentChoice(product);
  // Nothing that comes by e-mail stands in a store.
  const hasStores = hasFeature('stores') && !product.isDigital;
  const rows = companionRows(product, isSold, t);
  // For a sold-out product its substitutes come first.
  const isFirst = ({ kind }: (typeof rows)[number]) => isSold && kind === 'substitutes';
  const [first, last] = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
  return (
    <div id={getProductAnchor(product.id)} className="page-width pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-top">
        <ProductGallery product={product} t={t} />
        <div className="min-w-0">
          <ProductHeader product={product} t={t} />
          <NeighbourLinks neighbours={neighbours} t={t} />
          <BuyBox product={product} now={now} t={t} />
          <AddToBuildLink product={product} t={t} />
        </div>
      </div>
      <LazyCompanionLists productId={product.id} rows={first} />
      <AnchorRow hasFinancing={hasFinancing} hasStores={hasStores} t={t} />
      <BelowFold>
        {product.components.length > 0 && (
          <DetailSection id="componentes" title={t('components.title')}>
            <KitComponents product={product} t={t} />
          </DetailSection>
        )}
        <DetailSection id="descripcion" title={t('description.title')} isStatic>
          <ProductDescription product={product} siteUrl={siteUrl} t={t} />
        </DetailSection>
        <DetailSection id="especificaciones" title={t('specs.title')} isStatic>
          <ProductSpecifications product={product} t={t} />
          <ProductDocuments product={product} t={t} />
        </DetailSection>
        {hasFinancing && (
          <DetailSection id="mensualidades" title={t('costs.title')}>
            <LiveSwap
              id={product.id}
              part="financing"
              renderedHash={livePartHash('financing', product)}
            >
              <StaticHtml written="financing">
                <PaymentCosts product={product} t={t} />
              </StaticHtml>
            </LiveSwap>
            {product.monthlyOfferStoresInfo && (
              <p className="mt-3 max-w-prose text-sm text-ink-soft">
                {product.monthlyOfferStoresInfo}
              </p>
            )}
          </DetailSection>
        )}
        {hasStores && (
          <DetailSection id="sucursales" title={t('stores.title')} isStatic>
            <StoreStockTable product={product} stores={stores} t={t} />
          </DetailSection>
        )}
        {hasFeature('reviews') && (
          <DetailSection id={REVIEWS_FRAGMENT} title={t('reviews.title')}>
            <Reviews productId={product.id} firstPage={reviews} />
          </DetailSection>
        )}
        <LazyCompanionLists productId={product.id} rows={last} />
        <RecentlyViewedRail view={toViewedProduct(product)} />
      </BelowFold>
      <div className="buy-bar" />
    </div>
  );
}

function companionRows(product: Product, isSold: boolean, t: Texts<'product'>) {
  const rows = {
    substitutes: {
      id: 'alternativas',
      title: t(isSold ? 'related.soldSubstitutes' : 'related.substitutes'),
    },
    sets: { id: 'junto-con', title: t('related.sets') },
    related: { id: 'relacionados', title: t('related.related') },
  };
  return RELATED_PRODUCT_KINDS.map((kind) => ({
    kind,
    ids: product.companions[kind],
    ...rows[kind],
  })).filter(({ ids }) => ids.length > 0);
}
