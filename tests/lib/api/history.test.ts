import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { toInboxPage } from '@/lib/api/notifications';
import { toChatMessage } from '@/lib/api/order-chat';
import { toOrder, toOrderPage } from '@/lib/api/order-summaries';
import { readReorderFields, toInvoiceFile, toOrderDetail } from '@/lib/api/orders';
import { toWalletPage } from '@/lib/api/wallet';
import { toCoveredItem } from '@/lib/api/warranties';
import { must } from '@/tests/mock-api/test-client';
import { createAddress } from '@/tests/support/create-address';
import { documentOf, modelOf, resource, toMany } from '@/tests/support/resource';

describe('orders', () => {
  const order = (id: string, attributes: object) =>
    resource('orders', id, { total: 1, ...attributes });
  const pageOf = (body: object) => toOrderPage(documentOf(body), { page: 1 });
  const orderOf = (fields: object) => toOrder(modelOf({ total: 5, ...fields }));
  const detailOf = (fields: object) => must(toOrderDetail(modelOf({ total: 5, ...fields })));

  it('have the names of states that the list says, when they have none themselves', () => {
    const said = [
      [{ status: 'en_aduana' }, 'En la aduana'],
      [{ status: 'en_aduana', status_text: 'Detenido' }, 'Detenido'],
      [{ status: 'otro' }, 'otro'],
      [{ status: 3 }, 'Preparando el paquete'],
    ] as const;
    const packing = { code: 3, text: 'Preparando el paquete' };
    const meta = { statuses: [{ code: 'en_aduana', text: 'En la aduana' }, packing] };
    const { orders } = pageOf({ data: said.map(([fields], at) => order(`${at}`, fields)), meta });
    expect(orders.map(({ statusText }) => statusText)).toEqual(said.map(([, text]) => text));
  });

  it('are no drafts, and no quotes that nobody has bought', () => {
    const quoted = { quote_days: 15, quote_sent_at: '2026-11-20T18:00:00Z' };
    const data = [
      order('1', {}),
      order('2', { is_draft: 1 }),
      order('3', quoted),
      order('4', { ...quoted, payment_status: 'paid' }),
      order('5', { ...quoted, transaction_id: '9' }),
      order('6', { ...quoted, payment_method: { code: 'oxxo' } }),
      order('7', { is_draft: false, quote_days: 15 }),
    ];
    const { orders } = pageOf({ data });
    expect(orders.map(({ id }) => id)).toEqual(['1', '4', '5', '6', '7']);
  });

  it('contain their items, with the product if it is still sold', () => {
    const paid = { folio: 'P-7', status: 'paid', status_text: 'Pagado', total: '116.00' };
    const item = (id: string, fields: object, product: object | null) =>
      resource('order-items', id, { qty: 2, ...fields }, { product: { data: product } });
    const known = { code: 'paid', text: 'Pagado' };
    const page = pageOf({
      data: [resource('orders', '7', paid, { items: toMany('order-items', '1', '2') })],
      included: [
        item('1', { name: 'Teclado', total_with_tax: 116 }, { type: 'products', id: '9' }),
        item('2', { name: 'Descontinuado', price_with_tax: 50 }, null),
        resource('products', '9', { slug: 'teclado' }),
      ],
      meta: {
        page: { currentPage: 1, lastPage: 3, total: 28 },
        statuses: [known, { text: 'sin código' }, 5],
      },
    });
    const items = [
      { qty: 2, product: { slug: 'teclado', cover: null } },
      { qty: 2, price: 50, total: 100, product: null },
    ];
    const orders = [{ folio: 'P-7', amounts: { total: 116 }, items }];
    expect(page).toMatchObject({ total: 28, statuses: [known], orders });
  });

  it('have defaults for missing fields', () => {
    expect(orderOf({})).toMatchObject({ folio: '1', courier: null, items: [] });
    const nothing = { invoice: null, address: null, store: null, payments: [] };
    expect(detailOf({ invoice: {}, delivery_address: [], payments: 'x' })).toMatchObject({
      ...nothing,
      canRequestInvoice: false,
    });
  });

  it('are left out of the list, and an error alone, without their total; their parts may be without amounts', () => {
    const items = toMany('order-items', '1');
    const data = [
      order('7', {}),
      resource('orders', '8', {}),
      { ...order('9', {}), relationships: { items } },
    ];
    const included = [resource('order-items', '1', { name: 'Teclado' })];
    const page = pageOf({ data, included });
    expect(page.orders.map(({ id }) => id)).toEqual(['7', '9']);
    expect(page.orders[1]?.items).toMatchObject([{ price: null, total: null }]);
    expect(() => toOrder(modelOf({}))).toThrow(ApiError);
    expect(detailOf({ payments: [{ id: '1' }] }).payments).toMatchObject([
      { id: '1', amount: null },
    ]);
  });

  it('name their states and methods in Spanish, and leave unknown words as they are', () => {
    const named = { status: 'Shipped', payment_status: 'PAID', payment_method: 'bank_transfer' };
    expect(orderOf(named)).toMatchObject({
      status: 'shipped',
      statusText: 'En camino',
      paymentStatus: 'success',
      paymentText: 'Pago confirmado',
      methodName: 'Transferencia bancaria',
    });
    const unknown = { status: 'en aduana', statusText: 'en aduana', paymentText: '' };
    const payment_method = { name: 'SPEI', code: 'x' };
    expect(orderOf({ status: unknown.status, payment_method })).toMatchObject({
      ...unknown,
      methodName: 'SPEI',
    });
  });

  it('read when the parcel arrives and until when can be paid, and invent neither', () => {
    const from = '2026-11-24';
    const arrivals = [
      [
        { delivery_from: from, delivery_to: '2026-11-26' },
        { from, to: '2026-11-26' },
      ],
      [{ delivery_from: from }, { from, to: from }],
      [{ delivery_from: 'pronto' }, null],
      [{}, null],
    ] as const;
    for (const [fields, arrival] of arrivals) expect(detailOf(fields).arrival).toEqual(arrival);
    for (const expiresUtc of ['2026-11-24T05:59:00Z', null]) {
      const payments = [{ id: '1', amount: 5, ...(expiresUtc && { expires_utc: expiresUtc }) }];
      expect(detailOf({ payments }).payments).toMatchObject([{ expiresUtc }]);
    }
    expect(detailOf({ invoice: { uuid: 'A' } }).invoice?.hasXml).toBe(false);
    expect(detailOf({}).paidUtc).toBeNull();
  });

  it('say an address in the words of the address book', () => {
    const { neighborhood, municipality, city, state, zipCode: zip_code } = createAddress();
    const linesOf = (interior_number: string) => {
      const house = { street: 'Orizaba', exterior_number: '118', interior_number };
      const delivery_address = { ...house, neighborhood, municipality, city, state, zip_code };
      return detailOf({ delivery_address }).address?.lines;
    };
    const place = 'Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700';
    expect(linesOf('302')).toEqual(['Orizaba 118, int. 302', place]);
    expect(linesOf('Piso 7')).toEqual(['Orizaba 118, Piso 7', place]);
  });

  it('read the result of buying again, and files', () => {
    const change = { wanted: 3, qty: 0, message: 'Agotado.' };
    const added = ['9', ''].map((product_id) => ({ product_id, qty: 1 }));
    expect(readReorderFields({ added, adjusted: [{ product_id: '8', ...change }] })).toEqual({
      added: [{ productId: '9', qty: 1 }],
      adjusted: [{ productId: '8', ...change }],
    });
    const fileOf = (meta: object, format: 'pdf' | 'xml') =>
      toInvoiceFile(documentOf({ meta }), format);
    const base64 = 'AA==';
    const pdf = { content_type: 'application/pdf', content_base64: base64 };
    expect(fileOf({ filename: 'a.pdf' }, 'pdf')).toBeNull();
    expect(fileOf({ content_base64: base64 }, 'xml')).toEqual({ filename: 'factura.xml', base64 });
    expect(fileOf(pdf, 'pdf')?.filename).toBe('factura.pdf');
    // A backend that ignores the format has only the PDF.
    expect(fileOf(pdf, 'xml')).toBeNull();
  });
});

it('treats every author except the customer as an agent', () => {
  expect(toChatMessage(modelOf({ text: 'Hola', author: 'customer' }))?.author).toBe('customer');
  expect(toChatMessage(modelOf({ text: 'Hola', author: 'bot' }))?.author).toBe('agent');
  expect(toChatMessage(modelOf({ text: ' ' }))).toBeNull();
});

it('covers nothing when there is a reason against the warranty', () => {
  const item = { name: 'Teclado', available_qty: 2 };
  expect(toCoveredItem(modelOf(item))?.availableQty).toBe(2);
  expect(toCoveredItem(modelOf({ ...item, reason: 'Venció.' }))?.availableQty).toBe(0);
});

it('reads the wallet', () => {
  const movements = [
    { amount: -80, balance: 10, order_id: '7' },
    { kind: 'refunded', amount: 80, balance: 90 },
  ];
  const data = movements.map((fields, at) => resource('wallet-movements', `${at}`, fields));
  const expiring = { amount: 0, expires_utc: '2026-01-01T00:00:00Z' };
  const wallet = toWalletPage(documentOf({ data, meta: { balance: 10.5, expiring } }), { page: 1 });
  expect(wallet).toMatchObject({ balance: 10.5, expiring: null });
  expect(wallet.movements).toMatchObject([
    { kind: 'spent', order: { id: '7', folio: '7' } },
    { kind: 'refunded', order: null },
  ]);
});

it('reads the inbox without HTML, and a notification that has only a title or only a text', () => {
  const attributes = [
    { title: 'Tu pedido <b>1042</b> va en camino', text: '<p>Llega hoy.</p><p>Gracias.</p>' },
    { title: 'Solo un título' },
    { text: 'Solo un <i>texto</i>' },
    { title: '<p></p>' },
  ];
  const data = attributes.map((fields, id) => resource('n', `${id}`, fields));
  const { notifications } = toInboxPage(documentOf({ data }), { page: 1 });
  expect(notifications.map(({ title, text }) => [title, text])).toEqual([
    ['Tu pedido 1042 va en camino', 'Llega hoy. Gracias.'],
    ['Solo un título', ''],
    ['Solo un texto', 'Solo un texto'],
  ]);
});
