import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANY, document, enter, LAURA, login, NEWCOMER, pointers } from './customer-client';
import { expectIncluded, ids, must, openBackend } from './test-client';

const api = await openBackend({ size: 1500 });
let customer: Awaited<ReturnType<typeof enter>>;
beforeEach(async () => {
  await api.control('reset', {});
  customer = await enter(api, NEWCOMER);
});

const [first, second, third] = ['procesadores', 'tarjetas-madre', 'memorias-ram'].map(
  (slug) => must(api.articles.find(({ category }) => category === slug)).id,
);

async function create(name: string) {
  const answer = await customer.post(
    '/shop-v1/assembly-configs',
    document('assembly-configs', { name }),
  );
  expect(answer.status).toBe(201);
  return must(answer.data[0]);
}
const detail = (config: string, product = must(first), group = '1', qty = 1) =>
  customer.post(
    '/shop-v1/assembly-config-details',
    document(
      'assembly-config-details',
      { qty },
      {
        product: ['products', product],
        assemblyConfig: ['assembly-configs', config],
        assemblyGroup: ['assembly-groups', group],
      },
    ),
  );
const list = (query = '') =>
  customer.get<{ page: { lastPage: number } }>(
    `/shop-v1/customers/${customer.id}/assembly-configs${query}`,
  );

describe('saved configurations', () => {
  it('are created, renamed under the same slug, found by it and deleted', async () => {
    const config = await create('Mi PC Gamer');
    const { slug } = config.attributes;
    expect(slug).toMatch(/^mi-pc-gamer-\d+$/);
    const path = `/shop-v1/assembly-configs/${config.id}`;
    await customer.patch(path, document('assembly-configs', { name: 'Otra' }, {}, config.id));
    const found = await customer.get(`/shop-v1/assembly-configs?filter[slug]=${slug}`);
    expect(found.data[0]).toMatchObject({ id: config.id, attributes: { name: 'Otra', slug } });
    expect((await customer.delete(path)).status).toBe(204);
    expect((await customer.get(`/shop-v1/assembly-configs?filter[slug]=${slug}`)).data).toEqual([]);
  });

  it('come in pages of ten', async () => {
    for (let index = 0; index < 12; index++) await create(`PC ${index}`);
    const [one, two] = [await list(), await list('?page[number]=2')];
    expect(one.data).toHaveLength(10);
    expect(one.meta.page.lastPage).toBe(2);
    expect(new Set([...ids(one), ...ids(two)]).size).toBe(12);
  });

  it('need a name', async () => {
    const empty = await customer.post(
      '/shop-v1/assembly-configs',
      document('assembly-configs', { name: ' ' }),
    );
    expect(empty.status).toBe(422);
    expect(pointers(empty)).toEqual(['/data/attributes/name']);
  });

  it('are nobody else’s', async () => {
    const config = await create('Mía');
    const other = await enter(api, COMPANY);
    const path = `/shop-v1/assembly-configs/${config.id}`;
    expect((await other.delete(path)).status).toBe(404);
    expect((await other.get(`${path}/assembly-config-details`)).status).toBe(404);
    expect((await other.get(`/shop-v1/customers/${customer.id}/assembly-configs`)).status).toBe(
      403,
    );
    const slug = `/shop-v1/assembly-configs?filter[slug]=${config.attributes.slug}`;
    expect((await other.get(slug)).data).toEqual([]);
  });
});

describe('details', () => {
  it('are created with 201, listed with what `include` names, and deleted with 204', async () => {
    const { id } = await create('PC');
    const made = await detail(id, must(third), '4', 2);
    expect(made.status).toBe(201);
    const include =
      'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup';
    const path = `/shop-v1/assembly-configs/${id}/assembly-config-details?include=${include}`;
    const answer = await customer.get(path);
    expectIncluded(answer, ['assemblyConfig', 'product', 'assemblyGroup']);
    expect(answer.data[0]?.attributes).toEqual({ qty: 2 });
    const product = must(answer.included.find(({ type }) => type === 'products'));
    expect(product.attributes).toMatchObject({ attribute_group_map: {}, assembly_group: '4' });
    const gone = await customer.delete(`/shop-v1/assembly-config-details/${must(made.data[0]).id}`);
    expect(gone.status).toBe(204);
    expect((await customer.get(path)).data).toEqual([]);
  });

  it('refuse products, steps and configurations that do not exist, and quantities', async () => {
    const { id } = await create('PC');
    const wrong = await Promise.all([
      detail(id, '0'),
      detail(id, must(first), '99'),
      detail('0'),
      detail(id, must(first), '1', 0),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  });

  it('fail at the third when a fault lets two pass', async () => {
    const { id } = await create('PC');
    const match = { method: 'POST', path: '/shop-v1/assembly-config-details' };
    await api.control('faults', { match, kind: 'status', status: 500, skip: 2, times: 1 });
    const answers = [
      await detail(id),
      await detail(id, must(second), '2'),
      await detail(id, must(third), '4'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 500]);
    expect((await detail(id, must(third), '4')).status).toBe(201);
  });
});

describe('GET /shop-v1/assembly-configs/{id}/-actions/is-valid', () => {
  interface Meta {
    valid: boolean | null;
    complete: boolean;
    missing_assembly_groups: string[];
    reasons: { rule: string }[];
  }

  it('names what is missing and what contradicts', async () => {
    const find = (category: string, socket: string) =>
      must(
        api.articles.find(
          (one) =>
            one.category === category &&
            Object.values(one.specs()).some(({ Socket }) => Socket === socket),
        ),
      ).id;
    const { id } = await create('PC');
    await detail(id, find('procesadores', 'AM5'), '1');
    await detail(id, find('tarjetas-madre', 'LGA1700'), '2');
    const { meta } = await customer.get<Meta>(`/shop-v1/assembly-configs/${id}/-actions/is-valid`);
    expect(meta).toMatchObject({ valid: false, complete: false });
    expect(meta.reasons.map(({ rule }) => rule)).toContain('socket');
    expect(meta.missing_assembly_groups).toEqual(['4', '5', '7', '8']);
  });

  it('counts the pieces, and says nothing of what nothing was compared with', async () => {
    const sheet = (category: string, has: (lines: Record<string, string>) => boolean) =>
      must(
        api.articles.find(
          (one) =>
            one.category === category && has(Object.assign({}, ...Object.values(one.specs()))),
        ),
      ).id;
    const { id } = await create('PC');
    const valid = async () =>
      (await customer.get<Meta>(`/shop-v1/assembly-configs/${id}/-actions/is-valid`)).meta;
    const ddr5 = (lines: Record<string, string>) => lines['Tipo de memoria'] === 'DDR5';
    await detail(
      id,
      sheet('tarjetas-madre', (one) => ddr5(one) && one.Ranuras === '2'),
      '2',
    );
    expect((await valid()).valid).toBeNull();
    const kit = sheet(
      'memorias-ram',
      (one) => ddr5(one) && one.Módulos === '2 x 16 GB' && one.Formato === 'DIMM',
    );
    await detail(id, kit, '4', 1);
    expect(await valid()).toMatchObject({ valid: true, reasons: [] });
    await detail(id, kit, '4', 1);
    expect(await valid()).toMatchObject({ valid: false, reasons: [{ rule: 'slots' }] });
  });
});

it('a guest’s build becomes a configuration that can be opened by its slug', async () => {
  const guest = {
    assembly_products: [
      { product_id: first, qty: 1, assembly_group_id: '1', assembly_config_id: null },
      { product_id: third, qty: 2, assembly_group_id: '4', assembly_config_id: null },
    ],
    assmebly_name: 'Nuevo ensamble',
  };
  const { meta } = await login(api, NEWCOMER, guest, 'a-key-of-the-build');
  const id = must(meta.cart_merge.assembly_config).id;
  const { data } = await customer.get(`/shop-v1/assembly-configs/${id}/assembly-config-details`);
  expect(data.map(({ attributes }) => attributes.qty)).toEqual([1, 2]);
});

it('a customer with a history has a whole build and one that was begun', async () => {
  // Of all articles: among a few not every step may have one that fits.
  const laura = await enter(await openBackend({}), LAURA);
  const { data } = await laura.get(`/shop-v1/customers/${laura.id}/assembly-configs`);
  expect(data.map(({ attributes }) => attributes.name)).toEqual(['Para la oficina', 'PC Gamer']);
  for (const { id, attributes } of data) {
    const { meta } = await laura.get<{ valid: boolean | null; complete: boolean }>(
      `/shop-v1/assembly-configs/${id}/-actions/is-valid`,
    );
    expect(meta.valid).toBe(true);
    expect(meta.complete).toBe(attributes.name === 'PC Gamer');
    const path = `/shop-v1/assembly-configs/${id}/assembly-config-details`;
    const details = (await laura.get(path)).data;
    expect(details).toHaveLength(attributes.name === 'PC Gamer' ? 7 : 3);
  }
});
