import { beforeAll, describe, expect, it } from 'vitest';
import { finalPrice, isOffer } from './search/engine';
import { ids, must, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend();
});

describe('order and pages', () => {
  const values = async (sort: string, name: string) =>
    (await api.search(`?per_page=100&sort=${sort}`)).data.map(({ attributes }) =>
      Number(attributes[name]),
    );
  const ascending = (numbers: number[]) =>
    numbers.every((value, i) => i === 0 || value >= (numbers[i - 1] ?? 0));

  it('sorts', async () => {
    const price = (await api.search('?per_page=100&sort=price')).data.map(({ id }) =>
      finalPrice(must(api.backend.catalogue.byId.get(id))),
    );
    const dear = (await api.search('?per_page=100&sort=-price')).data.map(({ id }) =>
      finalPrice(must(api.backend.catalogue.byId.get(id))),
    );
    expect(ascending(price)).toBe(true);
    expect(ascending(dear.reverse())).toBe(true);
    expect(price[0]).toBeLessThan(must(dear[0]));
    expect(ascending((await values('-rating', 'rating')).reverse())).toBe(true);
    const dates = (await api.search('?per_page=100&sort=-created')).data.map(({ attributes }) =>
      String(attributes.created_utc).slice(0, 10),
    );
    expect(dates).toEqual([...dates].sort().reverse());
    const discounts = (await api.search('?per_page=100&sort=-discount')).data.map(({ id }) =>
      must(api.backend.catalogue.byId.get(id)),
    );
    expect(discounts.every(isOffer)).toBe(true);
  });

  it('pages through all of it without a repetition', async () => {
    const { lastPage, total: count } = (await api.search('/categoria_almacenamiento')).meta.page;
    const seen: string[] = [];
    for (let page = 1; page <= lastPage; page++)
      seen.push(...ids(await api.search(`/categoria_almacenamiento?page=${page}`)));
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  it('answers a page past the end with nothing and the right counts', async () => {
    const { data, meta } = await api.search('?page=9000&per_page=7');
    expect(data).toEqual([]);
    const lastPage = Math.ceil(api.articles.length / 7);
    expect(meta.page).toEqual({
      currentPage: 9000,
      lastPage,
      perPage: 7,
      total: api.articles.length,
    });
  });
});
