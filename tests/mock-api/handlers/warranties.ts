import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Backend } from '../backend';
import {
  linkage,
  optional,
  plainSchema,
  quantity,
  readBody,
  required,
  resourceSchema,
} from '../core/body';
import { DAY } from '../core/clock';
import { byId, newestFirst, piecesIn } from '../core/find';
import { link, resourceOf, respondProblems, toWire } from '../core/json-api';
import { created, itemIncluder, onePage, ownRow, ownRows } from '../core/own';
import { demand, notFound, unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { secretText } from '../customers/customers';
import { orderItemResource, warrantyStatus } from '../customers/order-resource';
import type { OrderRow, PhotoRow, WarrantyRow } from '../customers/rows';
import { ownOrder } from './orders';

/** Statuses of a request that is over: declined by the brand, ended, declined. */
const OVER = [9, 11, 12];

/** What of an order's item the warranty covers: until when, how many pieces are left, and why none are. */
function coverage({ customers, catalogue }: Backend, order: OrderRow, item: OrderRow['items'][0]) {
  const days = catalogue.byId.get(item.productId)?.warrantyDays ?? 365;
  const delivered = order.events.find(({ status }) => status === 'delivered')?.utc ?? null;
  const until = delivered && new Date(Date.parse(delivered) + days * DAY).toISOString();
  const claimed = customers.rows.warranties.filter(
    (row) => row.orderItemId === item.id && !OVER.includes(row.status),
  );
  const left = Math.max(0, item.qty - piecesIn(claimed));
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
const photoLinks = z.array(photoLink).max(MOST_PHOTOS, `Puedes enviar hasta ${MOST_PHOTOS} fotos.`);
const schema = resourceSchema(
  'warranties',
  z.strictObject({
    description: required('El problema', 10, 1000),
    serial_number: optional('El número de serie', 60),
    qty: quantity.default(1),
  }),
  z.strictObject({
    order_item: linkage('order-items', 'El producto'),
    photos: z.object({ data: photoLinks }).optional(),
  }),
);

function warrantyResource({ catalogue, customers }: Backend, row: WarrantyRow) {
  const article = catalogue.byId.get(row.productId);
  const { key, text } = warrantyStatus(row.status);
  return resourceOf(
    'warranties',
    row.id,
    {
      ...toWire(row, 'folio status'),
      status_key: key,
      status_text: text,
      product_name: article?.name ?? 'Producto descontinuado',
      order_id: row.orderId,
      order_folio: byId(customers.rows.orders, row.orderId)?.folio ?? null,
      ...toWire(row, 'qty serialNumber description createdUtc'),
      timeline: row.events.map((event) => ({
        ...toWire({ ...event, ...warrantyStatus(event.status) }, 'status key text at_utc=utc note'),
      })),
    },
    {
      product: link('products', article?.id),
      order: link('orders', row.orderId),
      photos: row.photoIds.map((id) => ({ type: 'warranty-photos', id })),
    },
  );
}

function shown(backend: Backend, call: CustomerCall, rows: readonly WarrantyRow[]) {
  const includer = itemIncluder(backend, call);
  for (const row of rows) {
    includer.addProduct(row.productId);
    for (const photo of includer.tree.photos ? backend.customers.rows.photos : []) {
      if (row.photoIds.includes(photo.id)) includer.included.add(photoResource(call.origin, photo));
    }
  }
  const data = rows.map((row) => warrantyResource(backend, row));
  return { data, included: includer.included.list() };
}

function one(backend: Backend, call: CustomerCall, row: WarrantyRow) {
  const { data, included } = shown(backend, call, [row]);
  return { data: data[0] ?? null, included };
}

/** Bytes of one photo: with base64's third more it passes a proxy that takes 256 KiB. */
const LARGEST = 180_000;
/** First bytes of each kind, in hexadecimal. */
const MAGIC = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e47/,
  'image/webp': /^52494646.{8}57454250/,
};

const photoSchema = plainSchema(
  'warranty-photos',
  z.strictObject({
    filename: required('El nombre del archivo', 1, 120),
    content_type: z.enum(
      ['image/jpeg', 'image/png', 'image/webp'],
      'La foto debe ser JPEG, PNG o WebP.',
    ),
    content_base64: z.base64('La foto no está en base64.'),
  }),
);

/** A photo at an address that cannot be guessed, since pictures are fetched without a token. */
const photoResource = (origin: string, { id, filename, secret }: PhotoRow) =>
  resourceOf('warranty-photos', id, {
    filename,
    url: `${origin}/media/warranty-photos/${secret}`,
  });

export const warrantyHandlers: CustomerHandlers = {
  customerWarranties(backend, call) {
    const orderId = call.query.get('filter[order]');
    const own = ownRows(backend.customers.rows.warranties, call).filter(
      (row) => orderId === null || row.orderId === orderId,
    );
    const { rows, meta } = onePage(call.query, newestFirst(own));
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
    const { attributes, relationships } = (await readBody(call.request, schema)).data;
    const { customers } = backend;
    const key = call.request.headers.get(IDEMPOTENCY_HEADER);
    const sent = ownRows(customers.rows.warranties, call).find(
      (row) => key !== null && row.key === key,
    );
    if (sent) return one(backend, call, sent);
    const itemId = relationships.order_item.data.id;
    const order = ownRows(customers.rows.orders, call).find(({ items }) => byId(items, itemId));
    const item = order && byId(order.items, itemId);
    const pointer = '/data/relationships/order_item';
    if (!order || !item) throw unprocessable(pointer, 'Ese producto no es de un pedido tuyo.');
    const { available_qty, reason } = coverage(backend, order, item);
    if (reason) throw unprocessable(pointer, reason);
    const { qty, description, serial_number: serialNumber } = attributes;
    const tooMany = `La garantía cubre ${available_qty} de tus piezas.`;
    demand(qty <= available_qty, '/data/attributes/qty', tooMany);
    const photoIds = (relationships.photos?.data ?? []).map(({ id }) => id);
    const mine = ownRows(customers.rows.photos, call);
    const areMine = photoIds.every((id) => byId(mine, id));
    demand(areMine, '/data/relationships/photos', 'Una de las fotos no existe.');
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
      serialNumber,
      description,
      status: 1,
      createdUtc,
      photoIds,
      key,
      events: [{ status: 1, utc: createdUtc, note: '' }],
    };
    customers.rows.warranties.push(row);
    return created(one(backend, call, row));
  },
  warranty: (backend, call) =>
    one(backend, call, ownRow(backend.customers.rows.warranties, call, 'Esa garantía no existe.')),
  async warrantyPhotoCreate({ customers }, call) {
    const { attributes } = (await readBody(call.request, photoSchema)).data;
    const { content_base64: base64, content_type: contentType, filename } = attributes;
    const bytes = Buffer.from(base64, 'base64');
    const pointer = '/data/attributes/content_base64';
    demand(bytes.length <= LARGEST, pointer, 'La foto no debe pasar de 180 KB.');
    const isPhoto = MAGIC[contentType].test(bytes.subarray(0, 12).toString('hex'));
    demand(isPhoto, pointer, 'El archivo no es una foto.');
    const row = customers.add('photos', {
      customerId: call.customer.id,
      secret: secretText(),
      filename,
      contentType,
      base64,
    });
    return created({ data: photoResource(call.origin, row) });
  },
};

/** Stands before the other media, which know nothing of these. */
export const photoFiles = (backend: Backend): HttpHandler =>
  http.get('*/media/warranty-photos/:secret', ({ params }) => {
    const photo = backend.customers.rows.photos.find(({ secret }) => secret === params.secret);
    if (!photo) return respondProblems([notFound('La foto no existe.')]);
    return new HttpResponse(new Uint8Array(Buffer.from(photo.base64, 'base64')), {
      headers: { 'content-type': photo.contentType, 'cache-control': 'private, no-store' },
    });
  });
