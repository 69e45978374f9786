import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Article } from './catalogue/types';
import { expectIncluded, ids, linksOf, must, openBackend } from './test-client';

const api = await openBackend({ size: 3000 });
const GROUP = { cpu: '1', board: '2', cooler: '3', ram: '4', gpu: '6', psu: '7', case: '8' };

interface PartsMeta {
  page: { currentPage: number; lastPage: number; perPage: number; total: number };
  filters: Record<'brands' | 'performances' | 'stock_status', { value: string; count: number }[]>;
}
interface InfoMeta {
  compatible: boolean | null;
  reasons: { rule: string; product_id: string; message: string }[];
  assembly_group_configs: { max: number }[];
  performance: string;
}

const parts = (group: string, query = '') =>
  api.call<PartsMeta>(`/shop-v1/assembly-groups/${group}/components?${query}`);
const info = (id: string, others: readonly string[]) =>
  api.call<InfoMeta>(
    `/shop-v1/products/${id}/-actions/assembly-info?product_ids=${others.join(',')}`,
  );
/** The first article of a category with so and so much on its sheet. */
function article(category: string, has: (value: (name: string) => string) => boolean): Article {
  return must(
    api.articles.find((one) => {
      if (one.category !== category) return false;
      const lines = Object.assign({}, ...Object.values(one.specs()));
      return has((name) => lines[name] ?? '');
    }),
  );
}

describe('GET /shop-v1/assembly-groups', () => {
  it('has every step with its kind and categories, in no order', async () => {
    const answer = await api.call('/shop-v1/assembly-groups?include=categories');
    expectIncluded(answer, ['categories']);
    const flag = z.union([z.literal(0), z.literal(1)]);
    const attributes = z.strictObject({
      name: z.string().min(1),
      order: z.number(),
      is_accessory: flag,
      is_required: flag,
      is_active: flag,
    });
    for (const group of answer.data) {
      attributes.parse(group.attributes);
      expect(linksOf(group, 'categories').length).toBeGreaterThan(0);
    }
    const orders = answer.data.map((group) => Number(group.attributes.order));
    expect(orders).not.toEqual([...orders].sort((a, b) => a - b));
    const required = answer.data.filter((group) => group.attributes.is_required === 1);
    expect(required.map(({ attributes: one }) => one.name)).toEqual(
      expect.arrayContaining(['Procesador', 'Tarjeta madre', 'Memoria RAM', 'Gabinete']),
    );
    expect(answer.data.some((group) => group.attributes.is_active === 0)).toBe(true);
  });

  it('names the brands of parts alone', async () => {
    const all = await api.call('/shop-v1/brands');
    const some = await api.call('/shop-v1/brands?filter[assemblyWithExpiration]=');
    expect(some.data.length).toBeGreaterThan(10);
    expect(some.data.length).toBeLessThan(all.data.length);
  });
});

describe('GET /shop-v1/assembly-groups/{id}/components', () => {
  it('gives 15 a page, each once, until the last', async () => {
    const first = await parts(GROUP.cpu);
    const second = await parts(GROUP.cpu, 'page[number]=2');
    expect(first.data).toHaveLength(15);
    expect(first.meta.page.perPage).toBe(15);
    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
  });

  it('carries sheets, the step and what can be filtered by', async () => {
    const answer = await parts(GROUP.board);
    expectIncluded(answer, ['brand', 'category']);
    for (const { attributes } of answer.data) {
      expect(attributes).toMatchObject({ assembly_group: GROUP.board, attribute_group_map: {} });
    }
    expect(answer.meta.filters.brands.length).toBeGreaterThan(2);
    const total = answer.meta.filters.brands.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(answer.meta.page.total);
  });

  it('filters by brand, performance, stock, words and price, and counts anew', async () => {
    const { meta } = await parts(GROUP.gpu);
    const brand = must(meta.filters.brands[0]);
    const filtered = await parts(GROUP.gpu, `filter[brand]=${brand.value}`);
    expect(filtered.meta.page.total).toBe(brand.count);
    const level = must(meta.filters.performances[0]);
    const strong = await parts(GROUP.gpu, `filter[performance]=${level.value}`);
    expect(strong.meta.page.total).toBe(level.count);
    const gone = await parts(GROUP.gpu, 'filter[stockStatus]=sold-out&page[size]=50');
    expect(gone.data.every(({ attributes }) => attributes.stock_total === 0)).toBe(true);
    const named = await parts(GROUP.gpu, 'filter[search][]=rtx&filter[search][]=OC&page[size]=50');
    expect(named.data.length).toBeGreaterThan(0);
    for (const { attributes } of named.data) expect(String(attributes.name)).toMatch(/RTX.*OC/i);
    const cheap = await parts(GROUP.gpu, 'filter[priceMax]=5000&sort=-price');
    const prices = cheap.data.map(({ attributes }) => Number(attributes.mwi_one_price_with_tax));
    expect(prices[0]).toBeLessThanOrEqual(5000);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });

  it('gives all categories when asked', async () => {
    const all = await parts(GROUP.cpu, 'filter[allCategories]=1');
    expect(all.meta.page.total).toBe(api.articles.length);
  });

  it('refuses a step, a state and an order that do not exist', async () => {
    expect((await parts('999')).status).toBe(404);
    expect((await parts(GROUP.cpu, 'filter[stockStatus]=x')).status).toBe(400);
    expect((await parts(GROUP.cpu, 'sort=x')).status).toBe(400);
  });

  it('says of each part whether it goes with those chosen, and leaves out the others when asked', async () => {
    const cpu = article('procesadores', (value) => value('Socket') === 'AM5');
    const marked = await parts(GROUP.board, `product_ids=${cpu.id}&page[size]=50`);
    const kinds = new Set(marked.data.map(({ attributes }) => attributes.compatible));
    expect(kinds.has(false)).toBe(true);
    const fitting = await parts(
      GROUP.board,
      `product_ids=${cpu.id}&filter[compatible]=1&page[size]=50`,
    );
    expect(fitting.data.every(({ attributes }) => attributes.compatible !== false)).toBe(true);
    expect(fitting.meta.page.total).toBeLessThan(marked.meta.page.total);
  });
});

describe('GET /shop-v1/products/{id}/-actions/assembly-info', () => {
  const am5 = article('procesadores', (value) => value('Socket') === 'AM5');
  const intel = article('tarjetas-madre', (value) => value('Socket') === 'LGA1700');

  it('refuses parts that contradict, with the reason', async () => {
    const { meta } = await info(am5.id, [intel.id]);
    expect(meta.compatible).toBe(false);
    expect(meta.reasons).toContainEqual(
      expect.objectContaining({ rule: 'socket', product_id: intel.id }),
    );
  });

  it('accepts parts of which all is known, and says nothing of others', async () => {
    const cpu = article(
      'procesadores',
      (value) => value('Socket') === 'AM5' && value('Chipsets compatibles') !== '',
    );
    const board = article(
      'tarjetas-madre',
      (value) => value('Socket') === 'AM5' && value('Chipset') === 'B650',
    );
    expect((await info(board.id, [cpu.id])).meta.compatible).toBe(true);
    const mute = article(
      'disipadores',
      (value) => value('Socket') === '' && value('Sockets compatibles') === '',
    );
    expect((await info(mute.id, [cpu.id])).meta.compatible).toBeNull();
    expect((await info(cpu.id, [])).meta.compatible).toBeNull();
  });

  it('tells how many a step takes', async () => {
    const single = article('memorias-ram', (value) => value('Módulos').startsWith('1 x'));
    expect((await info(single.id, [])).meta.assembly_group_configs[0]?.max).toBe(4);
    expect((await info(am5.id, [])).meta.assembly_group_configs).toEqual([]);
  });
});

describe('the sheets of parts', () => {
  const share = (category: string, name: string) => {
    const all = api.articles.filter((one) => one.category === category);
    const said = all.filter((one) =>
      Object.values(one.specs()).some((group) => Object.hasOwn(group, name)),
    );
    return said.length / all.length;
  };

  it.each([
    ['procesadores', 'Chipsets compatibles'],
    ['fuentes-de-poder', 'PCIe 6+2 pines'],
    ['gabinetes', 'Radiadores compatibles'],
    ['gabinetes', 'Altura máxima de disipador'],
    ['disipadores', 'Socket'],
  ])('of %s say %s often, not always', (category, name) => {
    expect(share(category, name)).toBeGreaterThan(0.3);
    expect(share(category, name)).toBeLessThan(1);
  });

  it('of drives say how they are connected', () => {
    expect(share('ssd', 'Formato')).toBe(1);
    expect(share('discos-duros', 'Interfaz')).toBeGreaterThan(0.5);
  });
});
