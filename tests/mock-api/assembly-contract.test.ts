import { expect, it } from 'vitest';
import type { Article } from './catalogue/types';
import { openBackend } from './open-backend';
import { must } from './test-client';

const api = await openBackend({ size: 3000 });
const GPU = '6';

interface PartsMeta {
  page: { currentPage: number; lastPage: number; perPage: number; total: number };
  filters: Record<'brands' | 'performances' | 'stock_status', { value: string; count: number }[]>;
}
interface InfoMeta {
  compatible: boolean | null;
  reasons: { rule: string; product_id: string; message: string }[];
}

const parts = (group: string, query = '') =>
  api.call<PartsMeta>(`/shop-v1/assembly-groups/${group}/components?${query}`);
const info = (id: string, others: readonly string[]) =>
  api.call<InfoMeta>(
    `/shop-v1/products/${id}/-actions/assembly-info?product_ids=${others.join(',')}`,
  );
function article(category: string, has: (value: (name: string) => string) => boolean): Article {
  return must(
    api.articles.find((one) => {
      if (one.category !== category) return false;
      const lines = Object.assign({}, ...Object.values(one.specs()));
      return has((name) => lines[name] ?? '');
    }),
  );
}

it('GET /shop-v1/assembly-groups/{id}/components filters by brand, performance, stock, words and price, and counts anew', async () => {
  const { meta } = await parts(GPU);
  const brand = must(meta.filters.brands[0]);
  const filtered = await parts(GPU, `filter[brand]=${brand.value}`);
  expect(filtered.meta.page.total).toBe(brand.count);
  const level = must(meta.filters.performances[0]);
  const strong = await parts(GPU, `filter[performance]=${level.value}`);
  expect(strong.meta.page.total).toBe(level.count);
  const gone = await parts(GPU, 'filter[stockStatus]=sold-out&page[size]=50');
  expect(gone.data.every(({ attributes }) => attributes.stock_total === 0)).toBe(true);
  const named = await parts(GPU, 'filter[search][]=rtx&filter[search][]=OC&page[size]=50');
  expect(named.data.length).toBeGreaterThan(0);
  for (const { attributes } of named.data) expect(String(attributes.name)).toMatch(/RTX.*OC/i);
  const cheap = await parts(GPU, 'filter[priceMax]=5000&sort=-price');
  const prices = cheap.data.map(({ attributes }) => Number(attributes.mwi_one_price_with_tax));
  expect(prices[0]).toBeLessThanOrEqual(5000);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
});

const am5 = article('procesadores', (value) => value('Socket') === 'AM5');
const intel = article('tarjetas-madre', (value) => value('Socket') === 'LGA1700');

it('GET /shop-v1/products/{id}/-actions/assembly-info refuses parts that contradict, with the reason', async () => {
  const { meta } = await info(am5.id, [intel.id]);
  expect(meta.compatible).toBe(false);
  expect(meta.reasons).toContainEqual(
    expect.objectContaining({ rule: 'socket', product_id: intel.id }),
  );
});
