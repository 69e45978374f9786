import { expect, it, vi } from 'vitest';
import { notFoundMetadata } from '@/components/shell/document/cached-document';
import { serverEnv } from '@/lib/env';
import { productCardPath } from '@/lib/seo/cards/card-address';
import { pageMetadata, productTags, toProductPageMeta } from '@/lib/seo/metadata';
import { createProduct } from '../../support/create-product';

const { SITE_URL } = serverEnv();
const WEBSITE = { type: 'website', images: ['/images/logo-square.jpg'] };

it('every page is a website for other services, but for products, whose page says it itself', () => {
  const page = pageMetadata({ title: 'Marcas', description: 'Todas.', path: '/marcas' });
  expect(page.openGraph).toMatchObject({ ...WEBSITE, url: new URL('/marcas', SITE_URL).href });
  const { openGraph } = pageMetadata(toProductPageMeta(createProduct()));
  expect(openGraph).not.toHaveProperty('type');
});

it('an unknown address has the tags of the shop, no canonical address, and is not indexed', () => {
  const description = 'La página o el recurso solicitado no existe o ya no está disponible.';
  const texts = { title: '404 - Page Not Found', description };
  const head = notFoundMetadata();
  expect(head).toMatchObject({
    ...texts,
    robots: { index: false },
    openGraph: { ...texts, ...WEBSITE, url: new URL('/', SITE_URL).href },
  });
  expect(head).not.toHaveProperty('alternates');
});

const tags = (change: Parameters<typeof createProduct>[0] = {}) =>
  Object.fromEntries(productTags(createProduct(change)));

it('a product says its price, stock and condition to other services, and nothing that is unknown', () => {
  expect(tags()).toEqual({
    'og:type': 'product',
    'product:price:amount': '900.00',
    'product:price:currency': 'MXN',
    'product:availability': 'in stock',
    'product:condition': 'new',
  });
  expect(tags({ stockTotal: 0 })).toMatchObject({ 'product:availability': 'out of stock' });
  const unknown = tags({ pricing: { currentPriceWithTax: 0 }, stockTotal: null });
  expect(unknown).toEqual({ 'og:type': 'product', 'product:condition': 'new' });
});

it('the card of a product comes before its pictures, with another address for another price', () => {
  const product = createProduct({ offerVersion: 'a1' });
  const { openGraph } = pageMetadata(toProductPageMeta(product));
  const url = '/tarjetas/productos/tarjeta-rtx?v=a1';
  expect(openGraph).toMatchObject({ images: [{ url, width: 1200, height: 630 }] });
  expect(productCardPath({ ...product, offerVersion: 'a2' })).not.toBe(url);
});

it('without the feature a product has the tags and pictures of before', () => {
  vi.stubEnv('FEATURES', '-cards');
  expect(tags()).toEqual({ 'og:type': 'product' });
  const { openGraph } = pageMetadata(toProductPageMeta(createProduct()));
  expect(openGraph).toMatchObject({ images: WEBSITE.images });
});
