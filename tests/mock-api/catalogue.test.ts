import { expect, it, vi } from 'vitest';
import { openBackend } from './open-backend';

// Two whole catalogues are compared here; a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 });

const now = () => new Date('2026-05-04T18:00:00Z');
const one = await openBackend({ now });
const other = await openBackend({ now });

/** Its articles with their sheets. */
const whole = ({ articles }: typeof one) =>
  JSON.stringify(articles.map(({ specs, ...article }) => ({ ...article, sheet: specs() })));

it('the embedded catalogue is the same each time it is made', async () => {
  expect(one.articles.length).toBeGreaterThan(12_000);
  expect(whole(one)).toBe(whole(other));
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
