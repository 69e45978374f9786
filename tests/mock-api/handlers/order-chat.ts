import { z } from 'zod';
import type { Backend } from '../backend';
import { linkage, readBody, required, resourceSchema } from '../core/body';
import type { CustomerCall, CustomerHandlers } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRows } from '../core/own';
import { unprocessable } from '../core/problem';
import { toWire } from '../core/wire';
import type { MessageRow, OrderRow } from '../customers/rows';
import { NO_ORDER, ownOrder } from './orders';

/** Seconds until an agent answers, and that a client waits between two looks. */
const ANSWER_SECONDS = 4;
const POLL_SECONDS = 3;
const AGENT = 'Mariana, Servicio a clientes';

const schema = resourceSchema(
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

/** What can be read by now, oldest first. */
function list(backend: Backend, call: CustomerCall) {
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
}

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

async function create(backend: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, schema);
  const { customers } = backend;
  const { rows } = customers;
  const orderId = data.relationships.order.data.id;
  const order = ownRows(rows.orders, call).find(({ id }) => id === orderId);
  if (!order) throw unprocessable('/data/relationships/order', NO_ORDER);
  const { text, client_id: clientId = null } = data.attributes;
  const sent = rows.messages.find((row) => row.orderId === order.id && row.clientId === clientId);
  if (sent && clientId !== null) return { document: { data: messageResource(sent) }, status: 200 };
  const row = customers.add('messages', {
    ...{ orderId: order.id, author: 'customer', authorName: call.customer.name, text, clientId },
    createdUtc: customers.instant(),
  });
  customers.add('messages', {
    ...{ orderId: order.id, author: 'agent', authorName: AGENT, text: answerTo(text, order) },
    ...{ clientId: null, createdUtc: customers.after(ANSWER_SECONDS) },
  });
  return { document: { data: messageResource(row) }, status: 201 };
}

/** The conversation about an order. An agent's answer appears after a while. */
export const orderChatHandlers: CustomerHandlers = {
  orderMessages: list,
  orderMessageCreate: create,
};
