import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import type { Backend } from '../backend';
import { noRelationships, readBody, required, resourceSchema } from '../core/body';
import type { CustomerCall, CustomerHandlers } from '../core/customer-route';
import { type Resource, respondProblems } from '../core/json-api';
import { notFound, unprocessable } from '../core/problem';
import { secretText } from '../customers/customers';
import type { PhotoRow } from '../customers/rows';

/** Bytes of one photo: with base64's third more it passes a proxy that takes 256 KiB. */
const LARGEST = 180_000;
/** First bytes of each kind, in hexadecimal. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e47/,
  'image/webp': /^52494646.{8}57454250/,
};

const schema = resourceSchema(
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

async function create({ customers }: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, schema);
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

export const photoHandlers: CustomerHandlers = { warrantyPhotoCreate: create };

/** Stands before the other media, which know nothing of these. */
export const photoFiles = (backend: Backend): HttpHandler =>
  http.get('*/media/warranty-photos/:secret', ({ params }) => {
    const photo = backend.customers.rows.photos.find(({ secret }) => secret === params.secret);
    if (!photo) return respondProblems([notFound('La foto no existe.')]);
    return new HttpResponse(new Uint8Array(Buffer.from(photo.base64, 'base64')), {
      headers: { 'content-type': photo.contentType, 'cache-control': 'private, no-store' },
    });
  });
