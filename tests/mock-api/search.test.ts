import { describe, expect, it } from 'vitest';
import { openBackend } from './open-backend';
import { finalPrice } from './search/engine';

const api = await openBackend();

const total = async (path: string) => (await api.search(path)).meta.page.total;

const brandCount = (...slugs: string[]) =>
  api.articles.filter(({ brandSlug }) => slugs.includes(brandSlug ?? '')).length;

it('joins filters of the same prefix by OR and different prefixes by AND', async () => {
  expect(await total('/marca_asus')).toBe(brandCount('asus'));
  expect(await total('/marca_asus/marca_msi')).toBe(brandCount('asus', 'msi'));
  const boards = api.articles.filter(
    (one) => one.brandSlug === 'asus' && one.category === 'tarjetas-madre',
  );
  expect(await total('/marca_asus/categoria_tarjetas-madre')).toBe(boards.length);
  expect(boards.length).toBeGreaterThan(0);
});

describe('facets', () => {
  it('count what each value alone would give, their own dimension left out', async () => {
    const { facets, page } = (await api.search('/marca_asus/categoria_tarjetas-madre?in_stock=1'))
      .meta;
    for (const { slug, count } of facets.brands) {
      expect(count).toBe(await total(`/marca_${slug}/categoria_tarjetas-madre?in_stock=1`));
    }
    for (const { slug, count } of facets.categories.slice(0, 5)) {
      expect(count).toBe(await total(`/marca_asus/categoria_${slug}?in_stock=1`));
    }
    expect(facets.brands.length).toBeGreaterThan(1);
    expect(facets.in_stock).toBe(page.total);
    expect(facets.brands.find(({ slug }) => slug === 'asus')?.count).toBe(page.total);
  });

  it('add up to the whole', async () => {
    const { facets, page } = (await api.search('')).meta;
    expect(page.total).toBe(api.articles.length);
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    const branded = api.articles.filter(({ brandSlug }) => brandSlug !== null).length;
    const listed = facets.brands.reduce((sum, { count }) => sum + count, 0);
    expect(listed).toBeLessThanOrEqual(branded);
    for (const { up_to, count } of facets.monthly)
      expect(count).toBe(await total(`?monthly_max=${up_to}`));
    expect(facets.offers).toBe(await total('?offers=1'));
    const prices = api.articles.map(finalPrice);
    expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  });
});

describe('relevance', () => {
  it('puts a kind of product before what only has one inside', async () => {
    const found = (await api.search(`?q=${encodeURIComponent('ssd 1tb')}&per_page=100`)).data;
    const isDrive = found.map(({ attributes }) => /^(Unidad )?SSD /.test(`${attributes?.name}`));
    const others = isDrive.indexOf(false);
    expect(isDrive.slice(0, others).length).toBeGreaterThan(0);
    expect(isDrive.slice(others)).not.toContain(true);
  });

  it('suggests the shelf of the best hits first', async () => {
    const { meta } = await api.call<{ categories: { slug: string }[] }>(
      '/search-terms/suggestions?q=ssd%201tb',
    );
    expect(meta.categories[0]?.slug).toBe('ssd');
  });

  it.each(['ssd', 'rtx', 'rtx 50'])(
    'suggests for «%s» no text that finds nothing',
    async (text) => {
      const { meta } = await api.call<{ terms: string[] }>(
        `/search-terms/suggestions?q=${encodeURIComponent(text)}`,
      );
      for (const term of meta.terms) {
        const { meta: found } = await api.search(`?q=${encodeURIComponent(term)}`);
        expect(found.page.total, term).toBeGreaterThan(0);
      }
    },
  );
});
