import { beforeEach, describe, expect, it } from 'vitest';
import { document, enter, LAURA, pointers } from './customer-client';
import { ids, linksOf, must, openBackend } from './test-client';

let clock = new Date('2026-03-14T12:00:00Z');
const api = await openBackend({ size: 300, now: () => clock });
beforeEach(() => api.control('reset', {}));

type Customer = Awaited<ReturnType<typeof enter>>;
interface ListMeta {
  page: { currentPage: number; lastPage: number; perPage: number; total: number };
  statuses: { code: string; text: string }[];
}

const orders = (customer: Customer, query = '') =>
  customer.get<ListMeta>(`/shop-v1/customers/${customer.id}/orders?${query}`);
const inStatus = async (customer: Customer, status: string) =>
  must((await orders(customer, `filter[status]=${status}`)).data[0]);
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

describe('orders', () => {
  it('are there in every status, newest first, by pages', async () => {
    const laura = await enter(api, LAURA);
    const { data, meta } = await orders(laura);
    expect(meta.page).toMatchObject({ currentPage: 1, perPage: 10, total: 28, lastPage: 3 });
    const dates = data.map(({ attributes }) => String(attributes.created_utc));
    expect(dates).toEqual([...dates].sort().reverse());
    const seen = new Set<string>();
    for (let page = 1; page <= meta.page.lastPage; page++) {
      for (const id of ids(await orders(laura, `page[number]=${page}`))) seen.add(id);
    }
    expect(seen.size).toBe(28);
    for (const { code } of meta.statuses) {
      const found = await orders(laura, `filter[status]=${code}`);
      expect(found.data.length).toBeGreaterThan(0);
      expect(found.data.every(({ attributes }) => attributes.status === code)).toBe(true);
    }
    expect((await orders(laura, 'filter[status]=perdido')).status).toBe(400);
  });

  it('are found by folio, product and date', async () => {
    const laura = await enter(api, LAURA);
    const shown = await orders(laura, 'include=items.product.coverImage&fields[products]=name');
    const order = must(shown.data[0]);
    const items = shown.included.filter(({ type }) => type === 'order-items');
    expect(items.length).toBeGreaterThan(0);
    const name = must(items.find(({ id }) => id === linksOf(order, 'items')[0]?.id)).attributes
      .name;
    const words = encodeURIComponent(String(name).slice(0, 20).toUpperCase());
    expect(ids(await orders(laura, `filter[search]=${words}`))).toContain(order.id);
    expect(ids(await orders(laura, `filter[search]=${order.attributes.folio}`))).toEqual([
      order.id,
    ]);
    const recent = await orders(laura, 'filter[from]=2026-03-01&filter[to]=2026-03-14');
    expect(recent.meta.page.total).toBeLessThan(28);
    expect((await orders(laura, 'filter[from]=ayer')).status).toBe(400);
  });

  it('tell their whole story', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'shipped');
    const { data } = await laura.get(`/shop-v1/orders/${id}`);
    const order = must(data[0]).attributes;
    expect(order.timeline).toMatchObject([
      { status: 'pending_payment', is_done: true },
      { status: 'paid', is_done: true },
      { status: 'preparing', is_done: true },
      { status: 'shipped', text: 'En camino', is_done: true },
      { status: 'delivered', at_utc: null, is_done: false },
    ]);
    const sum =
      cents(order.subtotal) -
      cents(order.discount) +
      cents(order.shipping_cost) +
      cents(order.shipping_insurance_cost) +
      cents(order.iva);
    expect(cents(order.total)).toBe(sum);
    expect(order.payments).toMatchObject([{ status: 'success', amount: order.total }]);
  });

  it('go on through the control API', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'preparing');
    await api.control('orders/advance', { id });
    await api.control('orders/advance', { id });
    const { data } = await laura.get(`/shop-v1/orders/${id}`);
    expect(data[0]?.attributes.status).toBe('delivered');
    expect((await api.control('orders/advance', { id })).status).toBe(404);
  });

  it('are bought again as far as the stock goes', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'delivered');
    const { included } = await laura.get(`/shop-v1/orders/${id}?include=items`);
    const product = must(linksOf(must(included[0]), 'product')[0]).id;
    await api.control('stock', { productId: product, stores: {}, providers: 0 });
    const { meta } = await laura.post<{ added: object[]; adjusted: object[]; count: number }>(
      `/shop-v1/orders/${id}/-actions/buy-again`,
      {},
    );
    expect(meta.adjusted).toMatchObject([{ product_id: product, qty: 0 }]);
    expect(meta.added).toHaveLength(included.length - 1);
    expect(meta.count).toBe(included.length - 1);
  });

  it('have an invoice, or get one', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'delivered');
    const path = `/shop-v1/orders/${id}/-actions/invoice`;
    const { meta } = await laura.get(path);
    expect(meta.content_type).toBe('application/pdf');
    expect(Buffer.from(String(meta.content_base64), 'base64').toString('latin1')).toMatch(
      /^%PDF-1.4/,
    );
    const paid = await inStatus(laura, 'paid');
    const other = `/shop-v1/orders/${paid.id}/-actions/invoice`;
    expect((await laura.get(other)).status).toBe(404);
    expect(pointers(await laura.post(other, { invoicing_profile_id: '0' }))).toEqual([
      '/invoicing_profile_id',
    ]);
    const profiles = await laura.get(`/shop-v1/customers/${laura.id}/invoicing-profiles`);
    const made = await laura.post(other, { invoicing_profile_id: must(profiles.data[0]).id });
    expect(made.data[0]?.attributes.has_invoice).toBe(true);
    expect((await laura.get(other)).status).toBe(200);
    const pending = await inStatus(laura, 'pending_payment');
    const early = await laura.post(`/shop-v1/orders/${pending.id}/-actions/invoice`, {
      invoicing_profile_id: must(profiles.data[0]).id,
    });
    expect(early.status).toBe(422);
  });
});

describe('the conversation about an order', () => {
  it('takes a message once, and an agent answers after a while', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'shipped');
    const list = async (after = '') =>
      (await laura.get(`/shop-v1/orders/${id}/messages${after}`)).data;
    const before = await list();
    expect(before).toHaveLength(4);
    const message = document(
      'order-messages',
      { text: '¿Cuándo llega?', client_id: '0b8f1d0e-3c55-4a7e-9d52-0a5b3c6f1b0a' },
      { order: ['orders', id] },
    );
    const sent = await laura.post('/shop-v1/order-messages', message);
    const again = await laura.post('/shop-v1/order-messages', message);
    expect([sent.status, again.status]).toEqual([201, 200]);
    const mine = must(sent.data[0]).id;
    expect(ids({ data: await list(`?filter[after]=${must(before.at(-1)).id}`) })).toEqual([mine]);
    clock = new Date(clock.getTime() + 5000);
    const [answer, ...rest] = await list(`?filter[after]=${mine}`);
    expect(rest).toEqual([]);
    expect(answer?.attributes).toMatchObject({
      author: 'agent',
      text: expect.stringContaining('guía'),
    });
    expect(
      pointers(
        await laura.post(
          '/shop-v1/order-messages',
          document('order-messages', { text: '  ' }, { order: ['orders', id] }),
        ),
      ),
    ).toEqual(['/data/attributes/text']);
  });
});
