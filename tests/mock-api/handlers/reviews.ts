import { z } from 'zod';
import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { linkage, readBody, readChanges, required, resourceSchema } from '../core/body';
import { DAY, daysAgo } from '../core/clock';
import { type Resource, sparse } from '../core/json-api';
import { onePage } from '../core/own';
import { badParameter, notFound, unprocessable } from '../core/problem';
import { fieldsParameter, wholeParameter } from '../core/query';
import type { CustomerCall, CustomerHandlers, Handlers } from '../core/route';
import { toWire } from '../core/wire';
import type { ReviewRow } from '../customers/rows';
import { average } from '../seed/derive/prices';
import { ageText, reviewsOf } from '../seed/derive/reviews';
import { articleById } from './catalogue';

export function reviewResource({ now }: Backend, row: ReviewRow): Resource {
  return {
    type: 'product-reviews',
    id: row.id,
    attributes: {
      ...toWire(row, 'customerName rating opinion shortOpinion createdUtc'),
      created_at_text: ageText(Math.floor((now().getTime() - Date.parse(row.createdUtc)) / DAY)),
    },
  };
}

/** Every opinion as a resource, newest first: those written since the start before the derived ones. */
function allReviews(backend: Backend, article: Article): Resource[] {
  const now = backend.now();
  const written = backend.customers.reviews
    .filter(({ productId }) => productId === article.id)
    .map((row) => reviewResource(backend, row));
  const derived = reviewsOf(article).map((row) => ({
    type: 'product-reviews',
    id: row.id,
    attributes: {
      ...toWire(row, 'customerName rating opinion shortOpinion'),
      created_utc: daysAgo(now, row.ageDays, article.seed + Number(row.id)),
      created_at_text: ageText(row.ageDays),
    },
  }));
  return [...written.reverse(), ...derived];
}

export const reviewHandlers: Handlers = {
  productReviews(backend, { query, params }) {
    const article = articleById(backend, params.productId);
    const sort = query.get('sort') ?? '-id';
    if (!['-id', 'id', '-rating', 'rating'].includes(sort))
      throw badParameter('sort', `El orden "${sort}" no existe.`);
    const fields = fieldsParameter(query, 'product-reviews');
    const every = allReviews(backend, article);
    const wanted = wholeParameter(query, 'filter[rating]', { fallback: 0, min: 1, max: 5 });
    const all = every.filter(({ attributes }) => wanted === 0 || attributes.rating === wanted);
    if (sort === 'id') all.reverse();
    const starsOf = ({ attributes }: Resource) => Number(attributes.rating);
    if (sort === 'rating') all.sort((a, b) => starsOf(a) - starsOf(b));
    if (sort === '-rating') all.sort((a, b) => starsOf(b) - starsOf(a));
    const { rows, meta } = onePage(query, all, { size: 5 });
    const stars = every.map(({ attributes }) => Number(attributes.rating));
    const distribution = [5, 4, 3, 2, 1].map((rating) => [
      rating,
      stars.filter((one) => one === rating).length,
    ]);
    return {
      data: rows.map((one) => ({
        ...sparse(one, fields),
        // Two in three of the authors bought it here.
        meta: { verified_purchase: Number(one.id) % 3 !== 0 },
      })),
      meta: {
        ...meta,
        average: average(stars),
        distribution: Object.fromEntries(distribution),
      },
    };
  },
};

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

const mine = ({ customers }: Backend, { customer: { id } }: CustomerCall): ReviewRow[] =>
  customers.reviews.filter(({ customerId }) => customerId === id);

function shown(backend: Backend, call: CustomerCall, row: ReviewRow) {
  const fields = fieldsParameter(call.query, 'product-reviews');
  const { type, id, attributes: all } = sparse(reviewResource(backend, row), fields);
  const relationships = {
    product: { data: { type: 'products', id: row.productId } },
    customer: { data: { type: 'customers', id: call.customer.id } },
  };
  return { type, id, attributes: all, relationships };
}

export const ownReviewHandlers: CustomerHandlers = {
  async createReview(backend, call) {
    const { data } = await readBody(call.request, createSchema);
    const pointer = '/data/relationships/product';
    const { id: productId } = data.relationships.product.data;
    const article = articleById(backend, productId);
    if (mine(backend, call).some((row) => row.productId === article.id)) {
      throw unprocessable(pointer, 'Ya opinaste sobre este producto. Puedes editar tu opinión.');
    }
    const { name, lastName, id: customerId } = call.customer;
    const row: ReviewRow = {
      id: `9${Date.now()}${backend.customers.reviews.length}`,
      productId: article.id,
      customerName: [name, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
      rating: data.attributes.rating,
      opinion: data.attributes.opinion,
      shortOpinion: data.attributes.short_opinion,
      createdUtc: backend.now().toISOString(),
      customerId,
    };
    backend.customers.reviews.push(row);
    return { document: { data: shown(backend, call, row) }, status: 201 };
  },
  async updateReview(backend, call) {
    const { data } = await readChanges(call.request, updateSchema);
    const row = mine(backend, call).find(({ id }) => id === call.params.id);
    if (!row) throw notFound('Esa opinión no es tuya o ya no existe.');
    const { rating = row.rating, opinion = row.opinion } = data.attributes;
    const { short_opinion: shortOpinion = row.shortOpinion } = data.attributes;
    Object.assign(row, { rating, opinion, shortOpinion });
    return { data: shown(backend, call, row) };
  },
  customerReviews(backend, call) {
    const productId = call.query.get('filter[product]');
    const rows = mine(backend, call).filter((row) => !productId || row.productId === productId);
    return { data: rows.reverse().map((row) => shown(backend, call, row)) };
  },
};
