import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedDrafts } from './seed/families/index';
import { openBackend } from './test-client';

const now = () => new Date('2026-05-04T18:00:00Z');
let one: Awaited<ReturnType<typeof openBackend>>;
let other: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  one = await openBackend({ size: 300, now });
  other = await openBackend({ size: 300, now });
});

describe('the embedded catalogue', () => {
  it('is the same each time it is made', async () => {
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

  it('gives each article an address and an id of its own', () => {
    for (const key of ['slug', 'id', 'upc'] as const) {
      expect(new Set(one.articles.map((article) => article[key])).size).toBe(one.articles.length);
    }
  });

  it('changes its lightning offers with the window', async () => {
    const later = await openBackend({ size: 300, now: () => new Date('2026-05-05T03:00:00Z') });
    const chosen = ({ backend }: typeof one) => backend.lightning().map(({ id }) => id);
    expect(chosen(one)).toEqual(chosen(other));
    expect(chosen(later)).not.toEqual(chosen(one));
  });

  it('shows every state that a product page knows', () => {
    const has = (test: (article: (typeof one.articles)[number]) => boolean) =>
      expect(one.articles.some(test)).toBe(true);
    has(({ stock }) => stock.total === 0);
    has(({ stock }) => stock.total > 0 && stock.total <= 3);
    has(({ stock }) => stock.inStores === 0 && stock.providers > 0);
    has(({ prices }) => prices.oneDiscountPercent > 0 && prices.current < prices.price);
    has(({ prices }) => prices.oneDiscountPercent === 0 && prices.current === prices.price);
    has(({ plans }) => plans.some(({ interestPercent }) => interestPercent > 0));
    has(({ plans }) => plans.length === 0);
    has(({ ratings }) => ratings.length === 0);
    has(({ componentIds, isAssembly }) => componentIds !== undefined && !isAssembly);
    has(({ isAssembly }) => isAssembly === true);
  });

  it('takes kits from parts of the catalogue', () => {
    for (const { componentIds = [] } of one.articles) {
      for (const id of componentIds) expect(one.backend.catalogue.byId.has(id)).toBe(true);
    }
  });

  it('holds more than 10,000 articles when it is whole', () => {
    expect(embeddedDrafts().length).toBeGreaterThan(10_000);
  });
});
