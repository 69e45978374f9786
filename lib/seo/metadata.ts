import type { Metadata } from 'next';
import { hasTwin, twinOfPage } from '@/lib/agents/twin-address';
import { roundMoney } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Product } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { CARD_SIZE, productCardPath } from './cards/card-address';
import { toWholeText } from './whole-text';

export function toProductPageMeta(product: Product): PageMeta {
  const { name, slug, cover, metaDescription, shortDescription } = product;
  return {
    title: name,
    description: toWholeText(metaDescription || shortDescription || name),
    type: 'product',
    path: route('products', { slug }),
    images: cover ? [...new Set([cover.original, cover.medium])] : [],
    card: productCardPath(product),
  };
}

/** What other services show of a product besides: names and contents, without what is unknown. */
export function productTags(product: Product): [property: string, content: string][] {
  const tags: [string, string][] = [['og:type', 'product']];
  if (!hasFeature('cards')) return tags;
  const { final } = getDisplayPrices(product.pricing);
  if (final > 0) {
    tags.push(['product:price:amount', roundMoney(final).toFixed(2)]);
    tags.push(['product:price:currency', 'MXN']);
  }
  const state = getAvailability(product);
  if (state !== 'unknown')
    tags.push(['product:availability', state === 'sold' ? 'out of stock' : 'in stock']);
  return [...tags, ['product:condition', 'new']];
}

const SHARE_IMAGE = '/images/logo-square.jpg';

export interface PageMeta {
  title?: string;
  description: string;
  path: string;
  /** Addresses of share images; the shop's own by default. */
  images?: readonly string[];
  /** Path of the picture that other services show first; null without one. */
  card?: string | null;
  type?: 'product';
  noIndex?: boolean;
}

/** The title and what other services show of a document. Next knows no `product`: its page renders that type itself. */
function describeDocument({
  title,
  description,
  url,
  images,
  card,
  type,
}: Omit<PageMeta, 'path' | 'noIndex'> & { title: string; url: string }): Metadata {
  const { SITE_NAME, SITE_URL } = serverEnv();
  return {
    metadataBase: new URL(SITE_URL),
    title,
    description,
    openGraph: {
      ...(type !== 'product' && { type: 'website' }),
      title,
      description,
      url,
      siteName: SITE_NAME,
      locale: 'es_MX',
      images: [
        ...(card ? [{ url: card, ...CARD_SIZE }] : []),
        ...(images?.length ? images : card ? [] : [SHARE_IMAGE]),
      ],
    },
    // Next would repeat the images. Services that read these tags take them from Open Graph.
    twitter: { card: 'summary_large_image', images: [] },
  };
}

/** Tells programs of the twin of a page in Markdown. */
function twinLink(path: string) {
  const [pathname = '', query] = path.split('?');
  return hasFeature('twins') && hasTwin(pathname, new URLSearchParams(query))
    ? { types: { 'text/markdown': new URL(twinOfPage(path), serverEnv().SITE_URL).href } }
    : {};
}

export function pageMetadata({ title, path, noIndex, ...meta }: PageMeta): Metadata {
  const { SITE_NAME, SITE_URL } = serverEnv();
  const url = new URL(path, SITE_URL).href;
  return {
    ...describeDocument({ ...meta, title: title ? `${title} | ${SITE_NAME}` : SITE_NAME, url }),
    alternates: { canonical: url, ...(!noIndex && twinLink(path)) },
    ...(noIndex && { robots: { index: false } }),
  };
}

/** The metadata of the document for unknown addresses (spec 2.4): it names the shop's own address, and none as its canonical one. */
export const unknownPageMetadata = (): Metadata =>
  describeDocument({
    title: '404 - Page Not Found',
    description: getTexts('errors')('pageNotFound'),
    url: new URL('/', serverEnv().SITE_URL).href,
  });
