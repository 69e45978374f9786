import { beforeEach, describe, expect, it } from 'vitest';
import { document, enter, json, LAURA, NEWCOMER, pointers } from './customer-client';
import { must, openBackend } from './test-client';

const clock = new Date('2026-03-14T12:00:00Z');
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

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('warranties', () => {
  it('are there in all twelve statuses, with their story', async () => {
    const laura = await enter(api, LAURA);
    const { data, meta } = await laura.get<ListMeta>(
      `/shop-v1/customers/${laura.id}/warranties?page[size]=20`,
    );
    expect(meta.page.total).toBe(12);
    expect(data.map(({ attributes }) => Number(attributes.status)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    for (const { attributes } of data) {
      const story = attributes.timeline as { status: number; at_utc: string }[];
      expect([story[0]?.status, story.at(-1)?.status]).toEqual([1, attributes.status]);
      expect(story.every(({ at_utc }) => Date.parse(at_utc) <= clock.getTime())).toBe(true);
    }
  });

  it('are asked for with photos, for what is covered', async () => {
    const laura = await enter(api, LAURA);
    const { data: delivered } = await orders(laura, 'filter[status]=delivered&page[number]=2');
    let item: string | undefined;
    for (const { id } of delivered) {
      const { data } = await laura.get(`/shop-v1/orders/${id}/warranty-products?include=product`);
      item ??= data.find(({ attributes }) => Number(attributes.available_qty) > 0)?.id;
    }
    const upload = (content_base64: string, content_type = 'image/png') =>
      laura.post(
        '/shop-v1/warranty-photos',
        document('warranty-photos', { filename: 'foto.png', content_type, content_base64 }),
      );
    const photo = must((await upload(PIXEL)).data[0]);
    const picture = await api.raw(new URL(String(photo.attributes.url)).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await upload(PIXEL, 'image/jpeg')).status).toBe(422);
    expect((await upload(Buffer.alloc(200_000).toString('base64'))).status).toBe(422);

    const attributes = { description: 'No enciende desde ayer.', serial_number: 'SN-1', qty: 1 };
    const body = {
      data: {
        type: 'warranties',
        attributes,
        relationships: {
          order_item: { data: { type: 'order-items', id: must(item) } },
          photos: { data: [{ type: 'warranty-photos', id: photo.id }] },
        },
      },
    };
    const made = await laura.post('/shop-v1/warranties', body);
    expect([made.status, made.data[0]?.attributes.status_key]).toEqual([201, 'CREATED']);
    const id = must(made.data[0]).id;
    const shown = await laura.get(`/shop-v1/warranties/${id}?include=photos,product`);
    expect(shown.included.map(({ type }) => type).sort()).toEqual(['products', 'warranty-photos']);
    await api.control('warranties/advance', { id, status: 5 });
    const later = await laura.get(`/shop-v1/warranties/${id}`);
    expect(later.data[0]?.attributes).toMatchObject({
      status: 5,
      status_text: 'En revisión con la marca',
    });
    expect(pointers(await (await enter(api, NEWCOMER)).post('/shop-v1/warranties', body))).toEqual([
      '/data/relationships/order_item',
    ]);
  });

  it('are made once under one key, also for an order that was given', async () => {
    const { answer, ...elena } = await enter(api, NEWCOMER);
    const given = await api.control('orders', { email: NEWCOMER, status: 'delivered' });
    const { data } = await elena.get(`/shop-v1/orders/${given.body.id}/warranty-products`);
    const item = must(data[0]);
    expect(Number(item.attributes.available_qty)).toBeGreaterThan(0);
    const send = (key: string) =>
      api.call('/shop-v1/warranties', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${answer.meta.token.access_token}`,
          'idempotency-key': key,
        },
        body: json(
          document(
            'warranties',
            { description: 'No enciende desde ayer.', serial_number: '' },
            { order_item: ['order-items', item.id] },
          ),
        ),
      });
    const [first, again] = [await send('one'), await send('one')];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data[0]?.id).toBe(first.data[0]?.id);
    const all = await elena.get<ListMeta>(`/shop-v1/customers/${elena.id}/warranties`);
    expect(all.meta.page.total).toBe(1);
  });

  it('are refused before delivery', async () => {
    const laura = await enter(api, LAURA);
    const { id } = await inStatus(laura, 'shipped');
    const { data } = await laura.get(`/shop-v1/orders/${id}/warranty-products`);
    expect(data[0]?.attributes).toMatchObject({
      available_qty: 0,
      reason: 'La garantía empieza cuando recibes tu pedido.',
    });
  });
});

describe('wallet and notifications', () => {
  it('have movements that add up to the balance', async () => {
    const laura = await enter(api, LAURA);
    const { data, meta } = await laura.get<ListMeta & { balance: number; expiring: object }>(
      `/shop-v1/customers/${laura.id}/wallet-movements?page[size]=50`,
    );
    const sum = data.reduce((total, { attributes }) => total + cents(attributes.amount), 0);
    expect(cents(meta.balance)).toBe(sum);
    expect(data[0]?.attributes.balance).toBe(meta.balance);
    expect(new Set(data.map(({ attributes }) => attributes.kind)).size).toBe(3);
    expect(meta.expiring).toMatchObject({ expires_utc: expect.any(String) });
  });

  it('are counted until they are read', async () => {
    const laura = await enter(api, LAURA);
    const path = `/shop-v1/customers/${laura.id}/notifications`;
    const list = (query = '') => laura.get<{ unread_count: number }>(`${path}${query}`);
    const unread = await list('?filter[unread]=1');
    expect(unread.meta.unread_count).toBe(5);
    expect(unread.data).toHaveLength(5);
    const { id } = must(unread.data[0]);
    const read = document('customer-notifications', { read: true }, {}, id);
    await laura.patch(`/shop-v1/customer-notifications/${id}`, read);
    expect((await list()).meta.unread_count).toBe(4);
    await api.control('notifications', { email: LAURA, title: 'Oferta de hoy' });
    expect((await list()).data[0]?.attributes.title).toBe('Oferta de hoy');
    await laura.post(`${path}/-actions/read-all`, {});
    expect((await list()).meta.unread_count).toBe(0);
  });
});
