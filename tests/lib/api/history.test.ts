import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { toInboxPage } from '@/lib/api/notifications';
import { toChatMessage } from '@/lib/api/order-chat';
import { toOrder, toOrderPage } from '@/lib/api/order-summaries';
import { readReorderFields, toInvoiceFile, toOrderDetail } from '@/lib/api/orders';
import { toWalletPage } from '@/lib/api/wallet';
import { toCoveredItem } from '@/lib/api/warranties';
import { createAddress } from '@/tests/support/create-address';
import { documentOf, resource, toMany } from '@/tests/support/resource';

const model = (attributes: Record<string, unknown>, id = '1') => ({ type: 't', id, ...attributes });

describe('orders', () => {
  const order = (id: string, attributes: object) =>
    resource('orders', id, { total: 1, ...attributes });
  const pageOf = (body: object) => toOrderPage(documentOf(body), { page: 1 });

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
    const page = pageOf({
      data: [resource('orders', '7', paid, { items: toMany('order-items', '1', '2') })],
      included: [
        item('1', { name: 'Teclado', total_with_tax: 116 }, { type: 'products', id: '9' }),
        item('2', { name: 'Descontinuado', price_with_tax: 50 }, null),
        { type: 'products', id: '9', attributes: { slug: 'teclado' } },
      ],
      meta: {
        page: { currentPage: 1, lastPage: 3, total: 28 },
        statuses: [{ code: 'paid', text: 'Pagado' }, { text: 'sin código' }, 5],
      },
    });
    expect(page).toMatchObject({
      total: 28,
      statuses: [{ code: 'paid', text: 'Pagado' }],
      orders: [
        {
          folio: 'P-7',
          amounts: { total: 116 },
          items: [
            { qty: 2, product: { slug: 'teclado', cover: null } },
            { qty: 2, price: 50, total: 100, product: null },
          ],
        },
      ],
    });
  });

  it('have defaults for missing fields', () => {
    expect(toOrder(model({ total: 5 }))).toMatchObject({ folio: '1', courier: null, items: [] });
    expect(
      toOrderDetail(model({ total: 5, invoice: {}, delivery_address: [], payments: 'x' })),
    ).toMatchObject({
      invoice: null,
      address: null,
      store: null,
      payments: [],
      canRequestInvoice: false,
    });
  });

  it('are left out of the list, and an error alone, without their total; their parts may be without amounts', () => {
    const item = { type: 'order-items', id: '1', name: 'Teclado' };
    const orders = [
      model({ total: 5 }, '7'),
      model({}, '8'),
      model({ total: 5, items: item }, '9'),
    ];
    const page = toOrderPage({ data: orders, meta: {}, links: {} }, { page: 1 });
    expect(page.orders.map(({ id }) => id)).toEqual(['7', '9']);
    expect(page.orders[1]?.items).toMatchObject([{ price: null, total: null }]);
    expect(() => toOrder(model({}))).toThrow(ApiError);
    const unpriced = toOrderDetail(model({ total: 5, payments: [{ id: '1' }] }));
    expect(unpriced?.payments).toMatchObject([{ id: '1', amount: null }]);
  });

  it('name their states and methods in Spanish, and leave unknown words as they are', () => {
    const named = {
      total: 5,
      status: 'Shipped',
      payment_status: 'PAID',
      payment_method: 'bank_transfer',
    };
    expect(toOrder(model(named))).toMatchObject({
      status: 'shipped',
      statusText: 'En camino',
      paymentStatus: 'success',
      paymentText: 'Pago confirmado',
      methodName: 'Transferencia bancaria',
    });
    const unknown = { total: 5, status: 'en aduana', payment_method: { name: 'SPEI', code: 'x' } };
    expect(toOrder(model(unknown))).toMatchObject({
      status: 'en aduana',
      statusText: 'en aduana',
      methodName: 'SPEI',
      paymentText: '',
    });
  });

  it('read when the parcel arrives and until when can be paid, and invent neither', () => {
    const read = (fields: object) => toOrderDetail(model({ total: 5, ...fields }));
    expect(read({ delivery_from: '2026-11-24', delivery_to: '2026-11-26' })?.arrival).toEqual({
      from: '2026-11-24',
      to: '2026-11-26',
    });
    expect(read({ delivery_from: '2026-11-24' })?.arrival?.to).toBe('2026-11-24');
    expect(read({ delivery_from: 'pronto' })?.arrival).toBeNull();
    const payments = [{ id: '1', amount: 5, expires_utc: '2026-11-24T05:59:00Z' }];
    expect(read({ payments })?.payments).toMatchObject([{ expiresUtc: '2026-11-24T05:59:00Z' }]);
    expect(read({ payments: [{ id: '1', amount: 5 }] })?.payments).toMatchObject([
      { expiresUtc: null },
    ]);
    expect(read({ invoice: { uuid: 'A' } })?.invoice?.hasXml).toBe(false);
    expect(read({})).toMatchObject({ arrival: null, paidUtc: null });
  });

  it('say an address in the words of the address book', () => {
    const { neighborhood, municipality, city, state, zipCode: zip_code } = createAddress();
    const linesOf = (interior_number: string) => {
      const house = { street: 'Orizaba', exterior_number: '118', interior_number };
      const delivery_address = { ...house, neighborhood, municipality, city, state, zip_code };
      return toOrderDetail(model({ total: 5, delivery_address }))?.address?.lines;
    };
    const place = 'Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700';
    expect(linesOf('302')).toEqual(['Orizaba 118, int. 302', place]);
    expect(linesOf('Piso 7')).toEqual(['Orizaba 118, Piso 7', place]);
  });

  it('read the result of buying again, and files', () => {
    const meta = {
      added: ['9', ''].map((product_id) => ({ product_id, qty: 1 })),
      adjusted: [{ product_id: '8', wanted: 3, qty: 0, message: 'Agotado.' }],
    };
    expect(readReorderFields(meta)).toEqual({
      added: [{ productId: '9', qty: 1 }],
      adjusted: [{ productId: '8', wanted: 3, qty: 0, message: 'Agotado.' }],
    });
    expect(toInvoiceFile(documentOf({ meta: { filename: 'a.pdf' } }), 'pdf')).toBeNull();
    const file = documentOf({ meta: { content_base64: 'AA==' } });
    expect(toInvoiceFile(file, 'xml')).toEqual({ filename: 'factura.xml', base64: 'AA==' });
    const pdf = documentOf({ meta: { content_type: 'application/pdf', content_base64: 'AA==' } });
    expect(toInvoiceFile(pdf, 'pdf')?.filename).toBe('factura.pdf');
    // A backend that ignores the format has only the PDF.
    expect(toInvoiceFile(pdf, 'xml')).toBeNull();
  });
});

it('treats every author except the customer as an agent', () => {
  expect(toChatMessage(model({ text: 'Hola', author: 'customer' }))?.author).toBe('customer');
  expect(toChatMessage(model({ text: 'Hola', author: 'bot' }))?.author).toBe('agent');
  expect(toChatMessage(model({ text: ' ' }))).toBeNull();
});

it('covers nothing when there is a reason against the warranty', () => {
  const item = { name: 'Teclado', available_qty: 2 };
  expect(toCoveredItem(model(item))?.availableQty).toBe(2);
  expect(toCoveredItem(model({ ...item, reason: 'Venció.' }))?.availableQty).toBe(0);
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
  const data = attributes.map((fields, id) => ({ type: 'n', id: `${id}`, attributes: fields }));
  const { notifications } = toInboxPage(documentOf({ data }), { page: 1 });
  expect(notifications.map(({ title, text }) => [title, text])).toEqual([
    ['Tu pedido 1042 va en camino', 'Llega hoy. Gracias.'],
    ['Solo un título', ''],
    ['Solo un texto', 'Solo un texto'],
  ]);
});
