import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Backend } from '../backend';
import {
  linkage,
  noRelationships,
  optional,
  quantity,
  readBody,
  required,
  resourceSchema,
} from '../core/body';
import { DAY } from '../core/clock';
import { type Resource, respondProblems } from '../core/json-api';
import { itemIncluder, onePage, ownRow, ownRows } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { toWire } from '../core/wire';
import { secretText } from '../customers/customers';
import { orderItemResource, warrantyStatus } from '../customers/order-resource';
import type { OrderRow, PhotoRow, WarrantyRow } from '../customers/rows';
import { ownOrder } from './orders';

/** Statuses of a request that is over: declined by the brand, ended, declined. */
const OVER = [9, 11, 12];

/** What of an order's item the warranty covers: until when, how many pieces are left, and why none are. */
export function coverage(backend: Backend, order: OrderRow, item: OrderRow['items'][number]) {
  const { customers } = backend;
  const days = backend.catalogue.byId.get(item.productId)?.warrantyDays ?? 365;
  const delivered = order.events.find(({ status }) => status === 'delivered')?.utc ?? null;
  const until = delivered && new Date(Date.parse(delivered) + days * DAY).toISOString();
  const claimed = customers.rows.warranties
    .filter((row) => row.orderItemId === item.id && !OVER.includes(row.status))
    .reduce((sum, { qty }) => sum + qty, 0);
  const left = Math.max(0, item.qty - claimed);
  const reason = !until
    ? 'La garantía empieza cuando recibes tu pedido.'
    : customers.isPast(until)
      ? 'La garantía de este producto ya venció.'
      : left === 0
        ? 'Ya hay una solicitud de garantía para este producto.'
        : null;
  return { warranty_until_utc: until, available_qty: reason ? 0 : left, reason };
}

const MOST_PHOTOS = 5;
const photoLink = z.object({ type: z.literal('warranty-photos'), id: z.string() });
const schema = resourceSchema(
  'warranties',
  z.strictObject({
    description: required('El problema', 10, 1000),
    serial_number: optional('El número de serie', 60),
    qty: quantity.default(1),
  }),
  z.strictObject({
    order_item: linkage('order-items', 'El producto'),
    photos: z
      .object({
        data: z.array(photoLink).max(MOST_PHOTOS, `Puedes enviar hasta ${MOST_PHOTOS} fotos.`),
      })
      .optional(),
  }),
);

function warrantyResource(backend: Backend, row: WarrantyRow): Resource {
  const article = backend.catalogue.byId.get(row.productId);
  const order = backend.customers.rows.orders.find(({ id }) => id === row.orderId);
  return {
    type: 'warranties',
    id: row.id,
    attributes: {
      ...toWire(row, 'folio status'),
      status_key: warrantyStatus(row.status).key,
      status_text: warrantyStatus(row.status).text,
      product_name: article?.name ?? 'Producto descontinuado',
      order_id: row.orderId,
      order_folio: order?.folio ?? null,
      ...toWire(row, 'qty serialNumber description createdUtc'),
      timeline: row.events.map(({ status, utc, note }) => ({
        status,
        key: warrantyStatus(status).key,
        text: warrantyStatus(status).text,
        at_utc: utc,
        note,
      })),
    },
    relationships: {
      product: { data: article ? { type: 'products', id: article.id } : null },
      order: { data: { type: 'orders', id: row.orderId } },
      photos: { data: row.photoIds.map((id) => ({ type: 'warranty-photos', id })) },
    },
  };
}

function shown(backend: Backend, call: CustomerCall, rows: readonly WarrantyRow[]) {
  const includer = itemIncluder(backend, call);
  for (const row of rows) {
    includer.addProduct(row.productId);
    for (const photo of includer.tree.photos ? backend.customers.rows.photos : []) {
      if (row.photoIds.includes(photo.id)) includer.included.add(photoResource(call.origin, photo));
    }
  }
  return {
    data: rows.map((row) => warrantyResource(backend, row)),
    included: includer.included.list(),
  };
}

function one(backend: Backend, call: CustomerCall, row: WarrantyRow) {
  const { data, included } = shown(backend, call, [row]);
  return { data: data[0] ?? null, included };
}

export const warrantyHandlers: CustomerHandlers = {
  customerWarranties(backend, call) {
    const orderId = call.query.get('filter[order]');
    const own = ownRows(backend.customers.rows.warranties, call)
      .filter((row) => orderId === null || row.orderId === orderId)
      .sort((a, b) => b.createdUtc.localeCompare(a.createdUtc));
    const { rows, meta } = onePage(call.query, own);
    return { ...shown(backend, call, rows), meta };
  },
  orderWarrantyProducts(backend, call) {
    const order = ownOrder(backend, call);
    const includer = itemIncluder(backend, call);
    const data = order.items.map((item) => {
      includer.addProduct(item.productId);
      const resource = orderItemResource(backend, item);
      const covered = coverage(backend, order, item);
      return { ...resource, attributes: { ...resource.attributes, ...covered } };
    });
    return { data, included: includer.included.list() };
  },
  async warrantyCreate(backend, call) {
    const { data } = await readBody(call.request, schema);
    const { customers } = backend;
    const key = call.request.headers.get(IDEMPOTENCY_HEADER);
    const sent = ownRows(customers.rows.warranties, call).find(
      (row) => key !== null && row.key === key,
    );
    if (sent) return { document: one(backend, call, sent), status: 200 };
    const itemId = data.relationships.order_item.data.id;
    const order = ownRows(customers.rows.orders, call).find(({ items }) =>
      items.some(({ id }) => id === itemId),
    );
    const item = order?.items.find(({ id }) => id === itemId);
    const pointer = '/data/relationships/order_item';
    if (!order || !item) throw unprocessable(pointer, 'Ese producto no es de un pedido tuyo.');
    const { available_qty, reason } = coverage(backend, order, item);
    if (reason) throw unprocessable(pointer, reason);
    const { qty, description, serial_number } = data.attributes;
    if (qty > available_qty) {
      throw unprocessable(
        '/data/attributes/qty',
        `La garantía cubre ${available_qty} de tus piezas.`,
      );
    }
    const photoIds = (data.relationships.photos?.data ?? []).map(({ id }) => id);
    const mine = new Set(ownRows(customers.rows.photos, call).map(({ id }) => id));
    if (!photoIds.every((id) => mine.has(id))) {
      throw unprocessable('/data/relationships/photos', 'Una de las fotos no existe.');
    }
    const id = customers.nextId();
    const createdUtc = customers.instant();
    const row: WarrantyRow = {
      id,
      folio: `G-${id}`,
      customerId: call.customer.id,
      orderId: order.id,
      orderItemId: item.id,
      productId: item.productId,
      qty,
      serialNumber: serial_number,
      description,
      status: 1,
      createdUtc,
      photoIds,
      key,
      events: [{ status: 1, utc: createdUtc, note: '' }],
    };
    customers.rows.warranties.push(row);
    return { document: one(backend, call, row), status: 201 };
  },
  warranty: (backend, call) =>
    one(backend, call, ownRow(backend.customers.rows.warranties, call, 'Esa garantía no existe.')),
};

/** Bytes of one photo: with base64's third more it passes a proxy that takes 256 KiB. */
const LARGEST = 180_000;
/** First bytes of each kind, in hexadecimal. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e47/,
  'image/webp': /^52494646.{8}57454250/,
};

const photoSchema = resourceSchema(
  'warranty-photos',
  z.strictObject({
    filename: required('El nombre del archivo', 1, 120),
    content_type: z.enum(
      ['image/jpeg', 'image/png', 'image/webp'],
      'La foto debe ser JPEG, PNG o WebP.',
    ),
    content_base64: z.base64('La foto no está en base64.'),
  }),
  noRelationships,
);

/** A photo at an address that cannot be guessed, since pictures are fetched without a token. */
export const photoResource = (origin: string, row: PhotoRow): Resource => ({
  type: 'warranty-photos',
  id: row.id,
  attributes: {
    filename: row.filename,
    url: `${origin}/media/warranty-photos/${row.secret}`,
  },
});

async function createPhoto({ customers }: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, photoSchema);
  const { content_base64: base64, content_type: contentType, filename } = data.attributes;
  const bytes = Buffer.from(base64, 'base64');
  const pointer = '/data/attributes/content_base64';
  if (bytes.length > LARGEST) throw unprocessable(pointer, 'La foto no debe pasar de 180 KB.');
  if (!MAGIC[contentType]?.test(bytes.subarray(0, 12).toString('hex'))) {
    throw unprocessable(pointer, 'El archivo no es una foto.');
  }
  const row = customers.add('photos', {
    ...{ customerId: call.customer.id, secret: secretText(), filename, contentType, base64 },
  });
  return { document: { data: photoResource(call.origin, row) }, status: 201 };
}

export const photoHandlers: CustomerHandlers = { warrantyPhotoCreate: createPhoto };

/** Stands before the other media, which know nothing of these. */
export const photoFiles = (backend: Backend): HttpHandler =>
  http.get('*/media/warranty-photos/:secret', ({ params }) => {
    const photo = backend.customers.rows.photos.find(({ secret }) => secret === params.secret);
    if (!photo) return respondProblems([notFound('La foto no existe.')]);
    return new HttpResponse(new Uint8Array(Buffer.from(photo.base64, 'base64')), {
      headers: { 'content-type': photo.contentType, 'cache-control': 'private, no-store' },
    });
  });
