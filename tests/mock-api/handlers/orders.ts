import { z } from 'zod';
import type { Backend } from '../backend';
import { linkage, readBody, required, resourceSchema, said } from '../core/body';
import { mexicoToday } from '../core/clock';
import { byId, newestFirst } from '../core/find';
import { link, resourceOf, toWire } from '../core/json-api';
import { created, itemIncluder, onePage, ownRow, ownRows } from '../core/own';
import { demandParameter, given, notFound, Problem, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { fold, pesos } from '../core/text';
import { cartOf, putInWhatIsThere } from '../customers/cart';
import { invoiceFor, invoicingProblem } from '../customers/invoicing';
import { ORDER_STATUS, orderResource } from '../customers/order-resource';
import type { MessageRow, OrderRow } from '../customers/rows';
import { pdf } from '../media/pdf';

const NO_ORDER = 'Ese pedido no existe.';
export const ownOrder = ({ customers }: Backend, call: CustomerCall): OrderRow =>
  ownRow(customers.rows.orders, call, NO_ORDER);

function dateParameter(query: URLSearchParams, name: string): string | null {
  const date = query.get(name);
  const isRight = date === null || /^\d{4}-\d{2}-\d{2}$/.test(date);
  demandParameter(isRight, name, `El parámetro "${name}" debe ser una fecha, como 2026-01-31.`);
  return date;
}

/** The caller's orders as the filters narrow them; days are those of the shop's zone. */
function filtered({ catalogue, customers }: Backend, call: CustomerCall): OrderRow[] {
  const { query } = call;
  const status = query.get('filter[status]');
  const isKnown = status === null || status in ORDER_STATUS;
  demandParameter(isKnown, 'filter[status]', `El estado "${status}" no existe.`);
  const words = fold(query.get('filter[search]') ?? '').trim();
  const from = dateParameter(query, 'filter[from]');
  const to = dateParameter(query, 'filter[to]');
  const rows = ownRows(customers.rows.orders, call).filter((row) => {
    const day = mexicoToday(new Date(row.createdUtc));
    const names = row.items.map(({ productId }) => catalogue.byId.get(productId)?.name ?? '');
    return (
      (status === null || row.status === status) &&
      (from === null || day >= from) &&
      (to === null || day <= to) &&
      [row.folio, ...names].some((text) => fold(text).includes(words))
    );
  });
  return newestFirst(rows);
}

function detail(backend: Backend, call: CustomerCall, order: OrderRow) {
  const includer = itemIncluder(backend, call);
  includer.addItems(order.items);
  const data = orderResource(backend, call.customer, order, 'detail');
  return { data, included: includer.included.list() };
}

type Invoice = NonNullable<OrderRow['invoice']>;

/** The invoice for the tax office: a small part of what a CFDI has. */
function invoiceXml({ uuid, rfc, businessName, cfdiUse = '' }: Invoice, total: number): Buffer {
  const name = businessName.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const receiver = `Rfc="${rfc}" Nombre="${name}" UsoCFDI="${cfdiUse}"`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Folio="${uuid}" Total="${total.toFixed(2)}">
  <cfdi:Receptor ${receiver}/>
</cfdi:Comprobante>
`,
  );
}

const requestSchema = z.strictObject({
  invoicing_profile_id: said('Elige tus datos de facturación.'),
  cfdi_use: z.string().optional(),
});

/** Seconds until an agent answers, and that a client waits between two looks. */
const ANSWER_SECONDS = 4;
const POLL_SECONDS = 3;
const AGENT = 'Mariana, Servicio a clientes';

const messageSchema = resourceSchema(
  'order-messages',
  z.strictObject({
    text: required('El mensaje', 1, 1000),
    client_id: z.uuid('client_id debe ser un UUID.').nullish(),
  }),
  z.strictObject({ order: linkage('orders', 'El pedido') }),
);

const messageResource = (row: MessageRow) =>
  resourceOf('order-messages', row.id, toWire(row, 'author authorName text clientId createdUtc'), {
    order: link('orders', row.orderId),
  });

function answerTo(text: string, { folio, courier, guide }: OrderRow): string {
  if (/factura/i.test(text)) {
    return `Puedes descargar tu factura en el detalle del pedido ${folio}, en la sección Factura.`;
  }
  if (/lleg|env[ií]o|cu[aá]ndo|gu[ií]a/i.test(text)) {
    return guide
      ? `Tu paquete viaja con ${courier}, guía ${guide}.`
      : 'En cuanto tu paquete salga te enviamos su número de guía.';
  }
  return `Gracias por escribirnos. Revisamos tu pedido ${folio} y te respondemos por aquí.`;
}

export const orderHandlers: CustomerHandlers = {
  customerOrders(backend, call) {
    const { rows, meta } = onePage(call.query, filtered(backend, call));
    const includer = itemIncluder(backend, call);
    for (const row of rows) includer.addItems(row.items);
    const statuses = Object.entries(ORDER_STATUS).map(([code, text]) => ({ code, text }));
    const data = rows.map((row) => orderResource(backend, call.customer, row, 'list'));
    return { data, included: includer.included.list(), meta: { ...meta, statuses } };
  },
  order: (backend, call) => detail(backend, call, ownOrder(backend, call)),
  orderInvoice(backend, call) {
    const order = ownOrder(backend, call);
    const format = call.query.get('format') ?? 'pdf';
    const isKnown = ['pdf', 'xml'].includes(format);
    demandParameter(isKnown, 'format', 'El parámetro "format" es pdf o xml.');
    if (!order.invoice) throw notFound('Ese pedido no tiene factura.');
    const { uuid, rfc, businessName, utc } = order.invoice;
    const { attributes } = orderResource(backend, call.customer, order, 'list');
    const [subtotal, iva, total] = [attributes.subtotal, attributes.iva, attributes.total].map(
      Number,
    );
    const file = (content: Buffer) => ({
      meta: {
        filename: `factura-${order.folio}.${format}`,
        content_type: `application/${format}`,
        content_base64: content.toString('base64'),
      },
    });
    if (format === 'xml') return file(invoiceXml(order.invoice, total ?? 0));
    const lines = [
      `Folio fiscal: ${uuid}`,
      `Receptor: ${businessName}, RFC ${rfc}`,
      `Fecha: ${mexicoToday(new Date(utc))}`,
      '',
      ...order.items.map(({ productId, qty, price }) => {
        const name = backend.catalogue.byId.get(productId)?.name ?? '';
        return `${qty} × ${name.slice(0, 70)}  ${pesos(price * qty)}`;
      }),
      '',
      `Subtotal: ${pesos(subtotal ?? 0)}`,
      `IVA (16%): ${pesos(iva ?? 0)}`,
      `Total: ${pesos(total ?? 0)}`,
    ];
    return file(pdf(`Factura del pedido ${order.folio}`, lines));
  },
  async orderInvoiceRequest(backend, call) {
    const body = await readBody(call.request, requestSchema);
    const order = ownOrder(backend, call);
    const { customers } = backend;
    const profile = given(
      byId(ownRows(customers.rows.profiles, call), body.invoicing_profile_id),
      '/invoicing_profile_id',
      'Elige tus datos de facturación.',
    );
    if (order.paymentStatus !== 'success') {
      const detail = 'Se factura un pedido cuando su pago está confirmado.';
      throw new Problem(422, 'No es posible', detail);
    }
    const { rfc, taxRegime: tax_regime, zipCode: zip_code } = profile;
    const cfdi_use = body.cfdi_use ?? profile.cfdiUse;
    const problem = invoicingProblem({ rfc, tax_regime, cfdi_use, zip_code });
    if (problem) throw unprocessable(`/${problem.field}`, problem.detail);
    invoiceFor(customers, order, profile, cfdi_use);
    return detail(backend, call, order);
  },
  orderBuyAgain(backend, call) {
    const order = ownOrder(backend, call);
    const cart = cartOf(backend, call.customer.id);
    const put = order.items.map(({ productId, qty }) => ({
      product_id: productId,
      ...putInWhatIsThere(backend, cart, productId, qty),
    }));
    const added = put
      .filter(({ qty }) => qty > 0)
      .map(({ product_id, qty }) => ({ product_id, qty }));
    const adjusted = put.flatMap((one) => one.adjusted);
    return { meta: { added, adjusted, count: cart.items.length } };
  },
  orderMessages(backend, call) {
    const { customers } = backend;
    const order = ownOrder(backend, call);
    const there = customers.rows.messages
      .filter((row) => row.orderId === order.id && customers.isPast(row.createdUtc))
      .sort((a, b) => a.createdUtc.localeCompare(b.createdUtc) || Number(a.id) - Number(b.id));
    const after = call.query.get('filter[after]');
    const from = after === null ? 0 : there.findIndex(({ id }) => id === after) + 1;
    const data = there.slice(from).map(messageResource);
    return { data, meta: { poll_after_seconds: POLL_SECONDS } };
  },
  async orderMessageCreate({ customers }, call) {
    const { attributes, relationships } = (await readBody(call.request, messageSchema)).data;
    const { orders, messages } = customers.rows;
    const own = byId(ownRows(orders, call), relationships.order.data.id);
    const order = given(own, '/data/relationships/order', NO_ORDER);
    const { text, client_id: clientId = null } = attributes;
    const sent = messages.find((row) => row.orderId === order.id && row.clientId === clientId);
    if (sent && clientId !== null) return { data: messageResource(sent) };
    const row = customers.add('messages', {
      orderId: order.id,
      author: 'customer',
      authorName: call.customer.name,
      text,
      clientId,
      createdUtc: customers.instant(),
    });
    customers.add('messages', {
      orderId: order.id,
      author: 'agent',
      authorName: AGENT,
      text: answerTo(text, order),
      clientId: null,
      createdUtc: customers.after(ANSWER_SECONDS),
    });
    return created({ data: messageResource(row) });
  },
};
