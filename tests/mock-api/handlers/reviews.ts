import { z } from 'zod';
import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { linkage, readBody, readChanges, required, resourceSchema } from '../core/body';
import { DAY, daysAgo } from '../core/clock';
import { byId } from '../core/find';
import { fromWire, link, type Resource, resourceOf, sparse, toWire } from '../core/json-api';
import { created, onePage } from '../core/own';
import { demand, found } from '../core/problem';
import { fieldsParameter, sortParameter, wholeParameter } from '../core/query';
import type { CustomerCall, CustomerHandlers, Handlers } from '../core/route';
import type { ReviewRow } from '../customers/rows';
import { average } from '../seed/derive/prices';
import { ageText, reviewsOf } from '../seed/derive/reviews';
import { articleById } from './catalogue';

type Opinion = Omit<ReviewRow, 'productId' | 'customerId'>;

const reviewResource = (row: Opinion, ageDays: number) =>
  resourceOf('product-reviews', row.id, {
    ...toWire(row, 'customerName rating opinion shortOpinion createdUtc'),
    created_at_text: ageText(ageDays),
  });

const writtenResource = ({ now }: Backend, row: ReviewRow) =>
  reviewResource(row, Math.floor((now().getTime() - Date.parse(row.createdUtc)) / DAY));

/** Every opinion as a resource, newest first: those written since the start before the derived ones. */
function allReviews(backend: Backend, article: Article): Resource[] {
  const now = backend.now();
  const written = backend.customers.reviews.filter(({ productId }) => productId === article.id);
  const derived = reviewsOf(article).map(({ ageDays, ...row }) => {
    const createdUtc = daysAgo(now, ageDays, article.seed + Number(row.id));
    return reviewResource({ ...row, createdUtc }, ageDays);
  });
  return [...written.map((row) => writtenResource(backend, row)).reverse(), ...derived];
}

const starsOf = ({ attributes }: Resource) => Number(attributes.rating);

export const reviewHandlers: Handlers = {
  productReviews(backend, { query, params }) {
    const article = articleById(backend, params.productId);
    const sort = sortParameter(query, '-id id -rating rating');
    const fields = fieldsParameter(query, 'product-reviews');
    const every = allReviews(backend, article);
    const wanted = wholeParameter(query, 'filter[rating]', { fallback: 0, min: 1, max: 5 });
    const all = every.filter((one) => wanted === 0 || starsOf(one) === wanted);
    if (sort === 'id') all.reverse();
    if (sort === 'rating') all.sort((a, b) => starsOf(a) - starsOf(b));
    if (sort === '-rating') all.sort((a, b) => starsOf(b) - starsOf(a));
    const { rows, meta } = onePage(query, all, { size: 5 });
    const stars = every.map(starsOf);
    const distribution = Object.fromEntries(
      [5, 4, 3, 2, 1].map((rating) => [rating, stars.filter((one) => one === rating).length]),
    );
    const data = rows.map((one) => ({
      ...sparse(one, fields),
      // Two in three of the authors bought it here.
      meta: { verified_purchase: Number(one.id) % 3 !== 0 },
    }));
    return { data, meta: { ...meta, average: average(stars), distribution } };
  },
};

const STARS = 'Elige de 1 a 5 estrellas.';
const attributes = z.strictObject({
  rating: z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  opinion: required('El texto de tu opinión', 10, 2000),
  short_opinion: required('El título de tu opinión', 3, 120),
});
const product = linkage('products', 'El producto');
const customer = linkage('customers', 'El cliente').optional();
const createSchema = resourceSchema(
  'product-reviews',
  attributes,
  z.strictObject({ product, customer }),
);
const updateSchema = resourceSchema(
  'product-reviews',
  attributes.partial(),
  z.strictObject({ product: product.optional(), customer }).optional(),
);

const mine = ({ customers }: Backend, { customer: { id } }: CustomerCall): ReviewRow[] =>
  customers.reviews.filter(({ customerId }) => customerId === id);

function shown(backend: Backend, call: CustomerCall, row: ReviewRow) {
  const fields = fieldsParameter(call.query, 'product-reviews');
  const { type, id, attributes: all } = sparse(writtenResource(backend, row), fields);
  const [product, customer] = [
    link('products', row.productId),
    link('customers', call.customer.id),
  ];
  return resourceOf(type, id, all, { product, customer });
}

export const ownReviewHandlers: CustomerHandlers = {
  async createReview(backend, call) {
    const { data } = await readBody(call.request, createSchema);
    const { id: productId } = articleById(backend, data.relationships.product.data.id);
    const isRepeated = mine(backend, call).some((row) => row.productId === productId);
    demand(
      !isRepeated,
      '/data/relationships/product',
      'Ya opinaste sobre este producto. Puedes editar tu opinión.',
    );
    const { name, lastName, id: customerId } = call.customer;
    const { rating, opinion, short_opinion: shortOpinion } = data.attributes;
    const row: ReviewRow = {
      id: backend.customers.reviewId(),
      productId,
      customerName: [name, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
      rating,
      opinion,
      shortOpinion,
      createdUtc: backend.now().toISOString(),
      customerId,
    };
    backend.customers.reviews.push(row);
    return created({ data: shown(backend, call, row) });
  },
  async updateReview(backend, call) {
    const { data } = await readChanges(call.request, updateSchema);
    const own = byId(mine(backend, call), call.params.id);
    const row = found(own, 'Esa opinión no es tuya o ya no existe.');
    Object.assign(row, fromWire(data.attributes));
    return { data: shown(backend, call, row) };
  },
  customerReviews(backend, call) {
    const productId = call.query.get('filter[product]');
    const rows = mine(backend, call).filter((row) => !productId || row.productId === productId);
    return { data: rows.reverse().map((row) => shown(backend, call, row)) };
  },
};
