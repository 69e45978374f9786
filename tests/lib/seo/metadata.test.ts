import { expect, it } from 'vitest';
import { notFoundMetadata } from '@/components/shell/document/cached-document';
import { serverEnv } from '@/lib/env';
import { pageMetadata, toProductPageMeta } from '@/lib/seo/metadata';
import { createProduct } from '../../support/create-product';

const { SITE_URL } = serverEnv();

it('every page is a website for other services, but for products, whose page says it itself', () => {
  const page = pageMetadata({ title: 'Marcas', description: 'Todas.', path: '/marcas' });
  expect(page.openGraph).toMatchObject({
    type: 'website',
    url: new URL('/marcas', SITE_URL).href,
    images: ['/images/logo-square.jpg'],
  });
  const { openGraph } = pageMetadata(toProductPageMeta(createProduct()));
  expect(openGraph).not.toHaveProperty('type');
});

it('an unknown address has the tags of the shop, no canonical address, and is not indexed', () => {
  const text = 'La página o el recurso solicitado no existe o ya no está disponible.';
  const head = notFoundMetadata();
  expect(head).toMatchObject({
    title: '404 - Page Not Found',
    description: text,
    robots: { index: false },
    openGraph: {
      title: '404 - Page Not Found',
      description: text,
      type: 'website',
      url: new URL('/', SITE_URL).href,
      images: ['/images/logo-square.jpg'],
    },
  });
  expect(head).not.toHaveProperty('alternates');
});
