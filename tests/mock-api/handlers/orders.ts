import { z } from 'zod';
import type { Backend } from '../backend';
import { linkage, readBody, required, resourceSchema } from '../core/body';
import { mexicoToday } from '../core/clock';
import type { Resource } from '../core/json-api';
import { itemIncluder, onePage, ownRow, ownRows } from '../core/own';
import { badParameter, notFound, Problem, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { fold, pesos } from '../core/text';
import { toWire } from '../core/wire';
import { cartOf, putInWhatIsThere } from '../customers/cart';
import { invoiceFor, invoicingProblem } from '../customers/invoicing';
import { ORDER_STATUS, orderItemResource, orderResource } from '../customers/order-resource';
import type { MessageRow, OrderRow } from '../customers/rows';
import { pdf } from '../media/pdf';

export const NO_ORDER = 'Ese pedido no existe.';
export const ownOrder = ({ customers }: Backend, call: CustomerCall): OrderRow =>
  ownRow(customers.rows.orders, call, NO_ORDER);

function dateParameter(query: URLSearchParams, name: string): string | null {
  const date = query.get(name);
  if (date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw badParameter(name, `El parámetro "${name}" debe ser una fecha, como 2026-01-31.`);
  }
  return date;
}

/** The caller's orders as the filters narrow them; days are those of the shop's zone. */
function filtered(backend: Backend, call: CustomerCall): OrderRow[] {
  const { query } = call;
  const status = query.get('filter[status]');
  if (status !== null && !(status in ORDER_STATUS)) {
    throw badParameter('filter[status]', `El estado "${status}" no existe.`);
  }
  const words = fold(query.get('filter[search]') ?? '').trim();
  const from = dateParameter(query, 'filter[from]');
  const to = dateParameter(query, 'filter[to]');
  return ownRows(backend.customers.rows.orders, call)
    .filter((row) => {
      const day = mexicoToday(new Date(row.createdUtc));
      const names = row.items.map(
        ({ productId }) => backend.catalogue.byId.get(productId)?.name ?? '',
      );
      return (
        (status === null || row.status === status) &&
        (from === null || day >= from) &&
        (to === null || day <= to) &&
        [row.folio, ...names].some((text) => fold(text).includes(words))
      );
    })
    .sort((a, b) => b.createdUtc.localeCompare(a.createdUtc));
}

function detail(backend: Backend, call: CustomerCall, order: OrderRow) {
  const includer = itemIncluder(backend, call);
  includer.addItems(order.items, (item) => orderItemResource(backend, item));
  return {
    data: orderResource(backend, call.customer, order, 'detail'),
    included: includer.included.list(),
  };
}

/** The invoice for the tax office: a small part of what a CFDI has. */
function invoiceXml(order: OrderRow, total: number): Buffer {
  const attribute = (value: string) =>
    value.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const { uuid, rfc, businessName, cfdiUse = '' } = order.invoice ?? {};
  const receiver = `Rfc="${rfc}" Nombre="${attribute(businessName ?? '')}" UsoCFDI="${cfdiUse}"`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Folio="${uuid}" Total="${total.toFixed(2)}">
  <cfdi:Receptor ${receiver}/>
</cfdi:Comprobante>
`,
  );
}

const requestSchema = z.strictObject({
  invoicing_profile_id: z.string({ error: 'Elige tus datos de facturación.' }),
  cfdi_use: z.string().optional(),
});

export const orderHandlers: CustomerHandlers = {
  customerOrders(backend, call) {
    const { rows, meta } = onePage(call.query, filtered(backend, call));
    const includer = itemIncluder(backend, call);
    for (const row of rows) {
      includer.addItems(row.items, (item) => orderItemResource(backend, item));
    }
    const statuses = Object.entries(ORDER_STATUS).map(([code, text]) => ({ code, text }));
    return {
      data: rows.map((row) => orderResource(backend, call.customer, row, 'list')),
      included: includer.included.list(),
      meta: { ...meta, statuses },
    };
  },
  order: (backend, call) => detail(backend, call, ownOrder(backend, call)),
  orderInvoice(backend, call) {
    const order = ownOrder(backend, call);
    const format = call.query.get('format') ?? 'pdf';
    if (!['pdf', 'xml'].includes(format)) {
      throw badParameter('format', 'El parámetro "format" es pdf o xml.');
    }
    if (!order.invoice) throw notFound('Ese pedido no tiene factura.');
    const { uuid, rfc, businessName, utc } = order.invoice;
    const { attributes } = orderResource(backend, call.customer, order, 'list');
    if (format === 'xml') {
      return {
        meta: {
          filename: `factura-${order.folio}.xml`,
          content_type: 'application/xml',
          content_base64: invoiceXml(order, Number(attributes.total)).toString('base64'),
        },
      };
    }
    const lines = [
      `Folio fiscal: ${uuid}`,
      `Receptor: ${businessName}, RFC ${rfc}`,
      `Fecha: ${mexicoToday(new Date(utc))}`,
      '',
      ...order.items.map((item) => {
        const name = backend.catalogue.byId.get(item.productId)?.name ?? '';
        return `${item.qty} × ${name.slice(0, 70)}  ${pesos(item.price * item.qty)}`;
      }),
      '',
      `Subtotal: ${pesos(Number(attributes.subtotal))}`,
      `IVA (16%): ${pesos(Number(attributes.iva))}`,
      `Total: ${pesos(Number(attributes.total))}`,
    ];
    return {
      meta: {
        filename: `factura-${order.folio}.pdf`,
        content_type: 'application/pdf',
        content_base64: pdf(`Factura del pedido ${order.folio}`, lines).toString('base64'),
      },
    };
  },
  async orderInvoiceRequest(backend, call) {
    const body = await readBody(call.request, requestSchema);
    const order = ownOrder(backend, call);
    const { customers } = backend;
    const profile = ownRows(customers.rows.profiles, call).find(
      ({ id }) => id === body.invoicing_profile_id,
    );
    if (!profile) throw unprocessable('/invoicing_profile_id', 'Elige tus datos de facturación.');
    if (order.paymentStatus !== 'success') {
      throw new Problem(
        422,
        'No es posible',
        'Se factura un pedido cuando su pago está confirmado.',
      );
    }
    const cfdiUse = body.cfdi_use ?? profile.cfdiUse;
    const problem = invoicingProblem({
      rfc: profile.rfc,
      tax_regime: profile.taxRegime,
      cfdi_use: cfdiUse,
      zip_code: profile.zipCode,
    });
    if (problem) throw unprocessable(`/${problem.field}`, problem.detail);
    invoiceFor(customers, order, profile, cfdiUse);
    return detail(backend, call, order);
  },
  orderBuyAgain(backend, call) {
    const order = ownOrder(backend, call);
    const cart = cartOf(backend, call.customer.id);
    const put = order.items.map(({ productId, qty }) => ({
      productId,
      ...putInWhatIsThere(backend, cart, productId, qty),
    }));
    const added = put.flatMap(({ productId, qty }) =>
      qty > 0 ? [{ product_id: productId, qty }] : [],
    );
    const adjusted = put.flatMap((one) => one.adjusted);
    return { meta: { added, adjusted, count: cart.items.length } };
  },
};

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

const messageResource = (row: MessageRow): Resource => ({
  type: 'order-messages',
  id: row.id,
  attributes: toWire(row, 'author authorName text clientId createdUtc'),
  relationships: { order: { data: { type: 'orders', id: row.orderId } } },
});

function answerTo(text: string, order: OrderRow): string {
  if (/factura/i.test(text)) {
    return `Puedes descargar tu factura en el detalle del pedido ${order.folio}, en la sección Factura.`;
  }
  if (/lleg|env[ií]o|cu[aá]ndo|gu[ií]a/i.test(text)) {
    return order.guide
      ? `Tu paquete viaja con ${order.courier}, guía ${order.guide}.`
      : 'En cuanto tu paquete salga te enviamos su número de guía.';
  }
  return `Gracias por escribirnos. Revisamos tu pedido ${order.folio} y te respondemos por aquí.`;
}

export const orderChatHandlers: CustomerHandlers = {
  /** What can be read by now, oldest first. */
  orderMessages(backend, call) {
    const { customers } = backend;
    const order = ownOrder(backend, call);
    const there = customers.rows.messages
      .filter((row) => row.orderId === order.id && customers.isPast(row.createdUtc))
      .sort((a, b) => a.createdUtc.localeCompare(b.createdUtc) || Number(a.id) - Number(b.id));
    const after = call.query.get('filter[after]');
    const from = after === null ? 0 : there.findIndex(({ id }) => id === after) + 1;
    return {
      data: there.slice(from).map(messageResource),
      meta: { poll_after_seconds: POLL_SECONDS },
    };
  },
  async orderMessageCreate(backend, call) {
    const { data } = await readBody(call.request, messageSchema);
    const { customers } = backend;
    const { rows } = customers;
    const orderId = data.relationships.order.data.id;
    const order = ownRows(rows.orders, call).find(({ id }) => id === orderId);
    if (!order) throw unprocessable('/data/relationships/order', NO_ORDER);
    const { text, client_id: clientId = null } = data.attributes;
    const sent = rows.messages.find((row) => row.orderId === order.id && row.clientId === clientId);
    if (sent && clientId !== null)
      return { document: { data: messageResource(sent) }, status: 200 };
    const row = customers.add('messages', {
      ...{ orderId: order.id, author: 'customer', authorName: call.customer.name, text, clientId },
      createdUtc: customers.instant(),
    });
    customers.add('messages', {
      ...{ orderId: order.id, author: 'agent', authorName: AGENT, text: answerTo(text, order) },
      ...{ clientId: null, createdUtc: customers.after(ANSWER_SECONDS) },
    });
    return { document: { data: messageResource(row) }, status: 201 };
  },
};
