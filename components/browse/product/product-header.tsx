import { Fragment } from 'react';
import { type Crumb, categoryCrumbs } from '@/components/ui/breadcrumbs';
import { Rating } from '@/components/ui/rating';
import { StaticHtml } from '@/components/ui/static-html';
import { formatPrice } from '@/lib/domain/money';
import type { Variant } from '@/lib/domain/product/data-sheet';
import type { Product } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { GalleryIsland } from './gallery-island';

export const productCrumbs = ({ name, category }: Pick<Product, 'name' | 'category'>): Crumb[] => [
  ...categoryCrumbs(category),
  { name },
];

export function ProductGallery({ product: { images, name } }: { product: Product }) {
  const t = getTexts('product');
  const common = getTexts('common');
  return (
    <GalleryIsland
      name={name}
      photos={images.map(({ original, large, thumbnail }) => [original, large, thumbnail])}
      labels={{
        dialog: t('gallery.label'),
        close: common('close'),
        previous: common('previous'),
        next: common('next'),
        zoom: t('gallery.zoom'),
        zoomIn: t('gallery.zoomIn'),
        zoomOut: t('gallery.zoomOut'),
        photo: t('gallery.photo', { number: '{number}', total: '{total}' }),
      }}
    />
  );
}

interface VariantLinksProps {
  variants: readonly Variant[];
  /** Whether the product itself shows a price for a single payment: then these do, too. */
  isCash: boolean;
}

/** The most links: a choice that is seen at once. */
const MAX_LINKS = 6;

/** 'Capacidad: [16 GB] 32 GB · $2,340.00': the same product with another capacity, colour or length, beside its own. */
export function VariantLinks({ variants, isCash }: VariantLinksProps) {
  if (variants.length === 0) return null;
  const t = getTexts('product');
  const byName = Map.groupBy(variants.slice(0, MAX_LINKS), ({ name }) => name);
  return (
    <StaticHtml partId="variants" as="nav" aria-label={t('neighbours')} className="neighbours">
      {[...byName].map(([name, others]) => (
        <Fragment key={name}>
          <span>{isCash ? t('neighboursCash', { name }) : name}</span>
          <ul>
            <li aria-current="true">{others[0]?.from}</li>
            {others.map(({ slug, value, price }) => (
              <li key={slug}>
                <a href={route('products', { slug })} title={`${name}: ${value}`}>
                  <b>{value}</b> · {formatPrice(price)}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </StaticHtml>
  );
}

/** In characters. */
const LONG_NAME = 120;

export function ProductHeader({ product }: { product: Product }) {
  const t = getTexts('product');
  const common = getTexts('common');
  const hasReviews = hasFeature('reviews');
  const { brand, name, rating, reviewsCount } = product;
  return (
    <StaticHtml partId="head" className="product-head">
      <p>
        {brand && (
          <a href={searchHref({ brands: [brand.slug] })} className="link">
            {brand.name}
          </a>
        )}
        {hasReviews && reviewsCount === 0 && <span>{t('head.noReviews')}</span>}
        {hasReviews && reviewsCount !== null && reviewsCount > 0 && (
          <a href={`#${REVIEWS_FRAGMENT}`}>
            {rating > 0 && (
              <Rating rating={rating} label={common('rating', { rating: rating.toFixed(1) })} />
            )}
            {common('reviews', { count: reviewsCount })}
          </a>
        )}
      </p>
      <h1 className={name.length > LONG_NAME ? 'is-long' : undefined}>{name}</h1>
    </StaticHtml>
  );
}
