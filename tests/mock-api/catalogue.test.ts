import { expect, it } from 'vitest';
import { openBackend } from './test-client';

const now = () => new Date('2026-05-04T18:00:00Z');
const one = await openBackend({ size: 300, now });
const other = await openBackend({ size: 300, now });

it('the embedded catalogue is the same each time it is made', async () => {
  const paths = [
    '/search?per_page=100',
    '/search/categoria_ssd?q=kingston&sort=-rating',
    '/shop-v1/sections',
    '/shop-v1/stores',
    ...one.articles
      .slice(0, 40)
      .map(({ slug }) => `/shop-v1/products?filter[slug]=${slug}&include=images,related,sets`),
    ...one.articles.slice(0, 10).map(({ id }) => `/shop-v1/products/${id}/reviews`),
  ];
  for (const path of paths)
    expect(await (await one.raw(`/api${path}`)).text()).toBe(
      await (await other.raw(`/api${path}`)).text(),
    );
});
