import { Reviews } from '@/components/browse/reviews/reviews';
import { liveStamp } from '@/components/product/live-offer/live-stamp';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { hasPaymentChoice, PaymentCosts } from '@/components/product/payment-costs';
import type { ProductTexts } from '@/components/product/product-texts';
import { SeenRail } from '@/components/product/recently-viewed/seen-rail';
import { BelowFold } from '@/components/ui/below-fold';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Written } from '@/components/ui/written';
import { availability, productAnchor } from '@/lib/domain/product/availability';
import { toSeenView } from '@/lib/domain/product/seen';
import type { Product, ReviewPage, Store } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { AnchorRow } from './anchor-row';
import { BuyBox } from './buy-box';
import { CompanionRails } from './companion-rails';
import { Description } from './description';
import { DetailSection } from './detail-section';
import { Documents } from './documents';
import { Gallery } from './gallery';
import { KitComponents } from './kit-components';
import { ProductHead } from './product-head';
import { Specifications } from './specifications';
import { StoreStockTable } from './store-stock';

interface ProductScreenProps {
  product: Product;
  crumbs: readonly Crumb[];
  reviews: ReviewPage;
  stores: readonly Store[];
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The product page (spec 2.4, Product detail). */
export function ProductScreen(props: ProductScreenProps) {
  const { product, crumbs, reviews, stores, siteUrl, now } = props;
  const t = texts('product');
  const isSold = availability(product) === 'sold';
  const hasFinancing = hasPaymentChoice(product);
  const rows = companionRows(product, isSold, t);
  // For a sold-out product its substitutes come first.
  const isFirst = ({ kind }: (typeof rows)[number]) => isSold && kind === 'substitutes';
  const [first, last] = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
  return (
    <div id={productAnchor(product.id)} className="page-width pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-top">
        <Gallery product={product} t={t} />
        <div className="min-w-0">
          <ProductHead product={product} t={t} />
          <BuyBox product={product} now={now} t={t} />
        </div>
      </div>
      <CompanionRails slug={product.slug} rows={first} />
      <AnchorRow hasFinancing={hasFinancing} t={t} />
      <BelowFold>
        {product.components.length > 0 && (
          <DetailSection id="componentes" title={t('components.title')}>
            <KitComponents product={product} t={t} />
          </DetailSection>
        )}
        <DetailSection id="descripcion" title={t('description.title')} isWritten>
          <Description product={product} siteUrl={siteUrl} t={t} />
        </DetailSection>
        <DetailSection id="especificaciones" title={t('specs.title')} isWritten>
          <Specifications product={product} t={t} />
          <Documents product={product} t={t} />
        </DetailSection>
        {hasFinancing && (
          <DetailSection id="mensualidades" title={t('costs.title')}>
            <LiveSwap id={product.id} part="financing" seen={liveStamp('financing', product)}>
              <Written written="financing">
                <PaymentCosts product={product} t={t} />
              </Written>
            </LiveSwap>
            {product.monthlyOfferStoresInfo && (
              <p className="mt-3 max-w-prose text-sm text-ink-soft">
                {product.monthlyOfferStoresInfo}
              </p>
            )}
          </DetailSection>
        )}
        <DetailSection id="sucursales" title={t('stores.title')} isWritten>
          <StoreStockTable
            slug={product.slug}
            stock={product.storesWithStock}
            stores={stores}
            t={t}
          />
        </DetailSection>
        <DetailSection id="resenas" title={t('reviews.title')}>
          <Reviews productId={product.id} first={reviews} />
        </DetailSection>
        <CompanionRails slug={product.slug} rows={last} />
        <SeenRail view={toSeenView(product)} />
      </BelowFold>
    </div>
  );
}

function companionRows(product: Product, isSold: boolean, t: ProductTexts) {
  const rows = {
    substitutes: {
      id: 'alternativas',
      title: t(isSold ? 'related.soldSubstitutes' : 'related.substitutes'),
    },
    sets: { id: 'paquetes', title: t('related.sets') },
    related: { id: 'relacionados', title: t('related.related') },
  };
  return product.companions.map((kind) => ({ kind, ...rows[kind] }));
}
