import type { ReactNode } from 'react';
import { BelowFold } from '@/components/browse/product/product-islands';
import { Reviews } from '@/components/browse/reviews/reviews';
import { contentVersion } from '@/components/product/live-offer/content-version';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { PaymentCosts } from '@/components/product/payment-costs';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html';
import type { PhysicalStore } from '@/lib/api/stores';
import { getPartRole } from '@/lib/domain/build/vocabulary';
import { COMPONENTS_PAGE_SIZE } from '@/lib/domain/paging';
import {
  getAvailability,
  getProductAnchor,
  isPurchasable,
} from '@/lib/domain/product/availability';
import type { Variant } from '@/lib/domain/product/data-sheet';
import { comparePaymentCosts } from '@/lib/domain/product/payment-costs';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toViewedProduct } from '@/lib/domain/product/recently-viewed';
import {
  type PaginatedReviews,
  type Product,
  RELATED_PRODUCT_KINDS,
} from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { addPartHref } from '@/lib/routing/product-hrefs';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { BuyBox } from './buy-box';
import { KitComponentList } from './kit-component-list';
import {
  ProductDescription,
  ProductDocuments,
  ProductSpecifications,
  StoreStockTable,
} from './product-details';
import { ProductGallery, ProductHeader, VariantLinks } from './product-header';
import { LazyRelatedProductLists, MoreKitComponents } from './product-islands';

function KitComponents({ product: { id, components } }: { product: Product }) {
  const first = components.slice(0, COMPONENTS_PAGE_SIZE);
  return (
    <>
      <KitComponentList components={first} />
      {components.length > first.length && (
        <MoreKitComponents
          productId={id}
          shownIds={first.map((one) => one.id)}
          label={getTexts('product')('components.more')}
        />
      )}
    </>
  );
}

interface DetailSectionProps {
  id: string;
  title: string;
  /** The content is not interactive, so it is rendered as `StaticHtml`. */
  isStatic?: boolean;
  children: ReactNode;
}

function DetailSection({ id, title, isStatic = false, children }: DetailSectionProps) {
  const attributes = { id, 'aria-labelledby': `${id}-titulo`, className: 'detail-section' };
  const content = (
    <>
      <SectionHeading id={`${id}-titulo`} title={title} />
      <div className="min-w-0">{children}</div>
    </>
  );
  return isStatic ? (
    <StaticHtml partId={id} as="section" {...attributes}>
      {content}
    </StaticHtml>
  ) : (
    <section {...attributes}>{content}</section>
  );
}

function AnchorRow({ hasFinancing, hasStores }: { hasFinancing: boolean; hasStores: boolean }) {
  const t = getTexts('product');
  const anchors = [
    { id: 'descripcion', label: t('anchors.description') },
    { id: 'especificaciones', label: t('anchors.specifications') },
    ...(hasFinancing ? [{ id: 'mensualidades', label: t('anchors.financing') }] : []),
    ...(hasStores ? [{ id: 'sucursales', label: t('anchors.stores') }] : []),
    ...(hasFeature('reviews') ? [{ id: REVIEWS_FRAGMENT, label: t('anchors.reviews') }] : []),
  ];
  return (
    <StaticHtml partId="anchors" as="nav" aria-label={t('anchors.label')} className="anchor-row">
      {anchors.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </StaticHtml>
  );
}

/** On a part of a computer that can be bought: a link that puts it into the visitor's build. */
export function AddToBuildLink({ product }: { product: Product }) {
  const t = getTexts('product');
  const { id, category } = product;
  const role = getPartRole(category?.slug ?? '', category?.name ?? '');
  if (role === null || !hasFeature('builder') || !isPurchasable(product)) return null;
  return (
    <StaticHtml partId="add-to-build" className="mt-2">
      <a
        href={addPartHref(id)}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="plus" />
        {t('build.add')}
      </a>
      <p className="fit-note">
        <span>{t('build.addText')}</span>
      </p>
    </StaticHtml>
  );
}

interface ProductScreenProps {
  product: Product;
  crumbs: readonly Crumb[];
  /** Null when they could not be read. */
  reviews: PaginatedReviews | null;
  stores: readonly PhysicalStore[];
  variants: readonly Variant[];
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

export function ProductScreen(props: ProductScreenProps) {
  const { product, crumbs, reviews, stores, variants, siteUrl, now } = props;
  const t = getTexts('product');
  const isSold = getAvailability(product) === 'sold';
  const hasFinancing = !isSold && comparePaymentCosts(product).length > 1;
  // Nothing that comes by e-mail stands in a store.
  const hasStores = hasFeature('stores') && !product.isDigital;
  const rows = relatedProductRows(product, isSold);
  // For a sold-out product its substitutes come first.
  const first = rows.filter(({ kind }) => isSold && kind === 'substitutes');
  const last = rows.filter((row) => !first.includes(row));
  return (
    <div id={getProductAnchor(product.id)} className="page-width pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-top">
        <ProductGallery product={product} />
        <div className="min-w-0">
          <ProductHeader product={product} />
          <BuyBox product={product} now={now}>
            <VariantLinks variants={variants} isCash={getDisplayPrices(product.pricing).isCash} />
          </BuyBox>
          <AddToBuildLink product={product} />
        </div>
      </div>
      <LazyRelatedProductLists productId={product.id} rows={first} />
      <AnchorRow hasFinancing={hasFinancing} hasStores={hasStores} />
      <BelowFold>
        {product.components.length > 0 && (
          <DetailSection id="componentes" title={t('components.title')}>
            <KitComponents product={product} />
          </DetailSection>
        )}
        <DetailSection id="descripcion" title={t('description.title')} isStatic>
          <ProductDescription product={product} siteUrl={siteUrl} />
        </DetailSection>
        <DetailSection id="especificaciones" title={t('specs.title')} isStatic>
          <ProductSpecifications product={product} />
          <ProductDocuments product={product} />
        </DetailSection>
        {hasFinancing && (
          <DetailSection id="mensualidades" title={t('costs.title')}>
            <LiveSwap
              id={product.id}
              part="financing"
              renderedVersion={contentVersion('financing', product)}
            >
              <StaticHtml partId="financing">
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
            <StoreStockTable product={product} stores={stores} />
          </DetailSection>
        )}
        {hasFeature('reviews') && (
          <DetailSection id={REVIEWS_FRAGMENT} title={t('reviews.title')}>
            <Reviews productId={product.id} firstPage={reviews} />
          </DetailSection>
        )}
        <LazyRelatedProductLists productId={product.id} rows={last} />
        <RecentlyViewedRail view={toViewedProduct(product)} />
      </BelowFold>
      <div className="buy-bar" />
    </div>
  );
}

const ROW_IDS = { substitutes: 'alternativas', sets: 'junto-con', related: 'relacionados' };

function relatedProductRows(product: Product, isSold: boolean) {
  const t = getTexts('product');
  // A product stands in the first row that has it.
  const shown = new Set<string>([product.id]);
  return RELATED_PRODUCT_KINDS.map((kind) => {
    const ids = product.relatedProducts[kind].filter((id) => !shown.has(id));
    for (const id of ids) shown.add(id);
    const isReplacement = isSold && kind === 'substitutes';
    const title = t(isReplacement ? 'related.soldSubstitutes' : `related.${kind}`);
    return { kind, ids, id: ROW_IDS[kind], title };
  }).filter(({ ids }) => ids.length > 0);
}
