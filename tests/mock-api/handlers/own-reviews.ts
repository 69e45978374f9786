import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { linkage, readBody, readChanges, required, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { sparse } from '../core/json-api';
import { requireSameId } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { fieldsParameter } from '../core/query';
import type { ReviewRow } from '../state';
import { articleById } from './catalogue';
import { REVIEW_FIELDS, reviewResource } from './reviews';

const attributes = z.strictObject({
  rating: z
    .number('Elige de 1 a 5 estrellas.')
    .int('Elige de 1 a 5 estrellas.')
    .min(1, 'Elige de 1 a 5 estrellas.')
    .max(5, 'Elige de 1 a 5 estrellas.'),
  opinion: required('El texto de tu opinión', 10, 2000),
  short_opinion: required('El título de tu opinión', 3, 120),
});
const customer = linkage('customers', 'El cliente').optional();
const createSchema = resourceSchema(
  'product-reviews',
  attributes,
  z.strictObject({ product: linkage('products', 'El producto'), customer }),
);
const updateSchema = resourceSchema(
  'product-reviews',
  attributes.partial(),
  z.strictObject({ product: linkage('products', 'El producto').optional(), customer }).optional(),
);

const mine = ({ state }: Backend, { customer: { id } }: CustomerCall): ReviewRow[] =>
  state.reviews.findMany((q) => q.where({ customerId: id }));

function shown(backend: Backend, call: CustomerCall, row: ReviewRow) {
  const fields = fieldsParameter(call.query, 'product-reviews', REVIEW_FIELDS);
  const { type, id, attributes: all } = sparse(reviewResource(backend, row), fields);
  const relationships = {
    product: { data: { type: 'products', id: row.productId } },
    customer: { data: { type: 'customers', id: call.customer.id } },
  };
  return { type, id, attributes: all, relationships };
}

async function create(backend: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, createSchema);
  const pointer = '/data/relationships/product';
  const { id: productId } = data.relationships.product.data;
  const article = articleById(backend, productId);
  if (mine(backend, call).some((row) => row.productId === article.id)) {
    throw unprocessable(pointer, 'Ya opinaste sobre este producto. Puedes editar tu opinión.');
  }
  const { name, lastName, id: customerId } = call.customer;
  const row: ReviewRow = {
    id: `9${Date.now()}${backend.state.reviews.count()}`,
    productId: article.id,
    customerId,
    customerName: [name, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
    rating: data.attributes.rating,
    opinion: data.attributes.opinion,
    shortOpinion: data.attributes.short_opinion,
    createdUtc: backend.now().toISOString(),
  };
  await backend.state.reviews.create(row);
  return { document: { data: shown(backend, call, row) }, status: 201 };
}

async function update(backend: Backend, call: CustomerCall) {
  const { data } = await readChanges(call.request, updateSchema);
  requireSameId(call, data.id);
  const row = mine(backend, call).find(({ id }) => id === call.params.id);
  if (!row) throw notFound('Esa opinión no es tuya o ya no existe.');
  const { rating = row.rating, opinion = row.opinion } = data.attributes;
  const { short_opinion: shortOpinion = row.shortOpinion } = data.attributes;
  const changed = { ...row, rating, opinion, shortOpinion };
  await backend.state.reviews.update((q) => q.where({ id: row.id }), {
    data: (kept) => void Object.assign(kept, { rating, opinion, shortOpinion }),
  });
  return { data: shown(backend, call, changed) };
}

function list(backend: Backend, call: CustomerCall) {
  const productId = call.query.get('filter[product]');
  const rows = mine(backend, call).filter((row) => !productId || row.productId === productId);
  return { data: rows.reverse().map((row) => shown(backend, call, row)) };
}

/** Opinions that customers write; the public list is in `reviews.ts`. */
export function ownReviewHandlers(backend: Backend): HttpHandler[] {
  return [
    customerRoute(backend, specEndpoints.createReview, (call) => create(backend, call)),
    customerRoute(backend, specEndpoints.updateReview, (call) => update(backend, call)),
    customerRoute(backend, assumedAccountEndpoints.customerReviews, (call) => list(backend, call)),
  ];
}
