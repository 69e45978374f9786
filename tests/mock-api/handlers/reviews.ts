import type { HttpHandler } from 'msw';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import { DAY, daysAgo } from '../core/clock';
import { pageMeta, type Resource, sparse } from '../core/json-api';
import { badParameter } from '../core/problem';
import { fieldsParameter, wholeParameter } from '../core/query';
import { type Call, route } from '../core/route';
import { average } from '../seed/derive/ratings';
import { ageText, reviewsOf } from '../seed/derive/reviews';
import type { ReviewRow } from '../state';
import { articleById } from './catalogue';

export const REVIEW_FIELDS: ReadonlySet<string> = new Set(
  'customer_name rating opinion short_opinion created_utc created_at_text'.split(' '),
);

/** An opinion that was written since the start. */
export function reviewResource({ now }: Backend, row: ReviewRow): Resource {
  return {
    type: 'product-reviews',
    id: row.id,
    attributes: {
      customer_name: row.customerName,
      rating: row.rating,
      opinion: row.opinion,
      short_opinion: row.shortOpinion,
      created_utc: row.createdUtc,
      created_at_text: ageText(Math.floor((now().getTime() - Date.parse(row.createdUtc)) / DAY)),
    },
  };
}

/** Every opinion as a resource, newest first: those written since the start before the derived ones. */
function allReviews(backend: Backend, article: Article): Resource[] {
  const now = backend.now();
  const written = backend.state.reviews
    .findMany((q) => q.where({ productId: article.id }))
    .map((row) => reviewResource(backend, row));
  const derived = reviewsOf(article).map((row) => ({
    type: 'product-reviews',
    id: row.id,
    attributes: {
      customer_name: row.customerName,
      rating: row.rating,
      opinion: row.opinion,
      short_opinion: row.shortOpinion,
      created_utc: daysAgo(now, row.ageDays, article.seed + Number(row.id)),
      created_at_text: ageText(row.ageDays),
    },
  }));
  return [...written.reverse(), ...derived];
}

function reviews(backend: Backend, { query, params }: Call) {
  const article = articleById(backend, params.productId);
  const page = wholeParameter(query, 'page[number]', { fallback: 1, min: 1, max: 100_000 });
  const size = wholeParameter(query, 'page[size]', { fallback: 5, min: 1, max: 50 });
  const sort = query.get('sort') ?? '-id';
  if (!['-id', 'id', '-rating', 'rating'].includes(sort))
    throw badParameter('sort', `El orden "${sort}" no existe.`);
  const fields = fieldsParameter(query, 'product-reviews', REVIEW_FIELDS);
  const every = allReviews(backend, article);
  const wanted = wholeParameter(query, 'filter[rating]', { fallback: 0, min: 1, max: 5 });
  const all = every.filter(({ attributes }) => wanted === 0 || attributes.rating === wanted);
  if (sort === 'id') all.reverse();
  const starsOf = ({ attributes }: Resource) => Number(attributes.rating);
  if (sort === 'rating') all.sort((a, b) => starsOf(a) - starsOf(b));
  if (sort === '-rating') all.sort((a, b) => starsOf(b) - starsOf(a));
  const stars = every.map(({ attributes }) => Number(attributes.rating));
  const distribution = [5, 4, 3, 2, 1].map((rating) => [
    rating,
    stars.filter((one) => one === rating).length,
  ]);
  return {
    data: all.slice((page - 1) * size, page * size).map((one) => ({
      ...sparse(one, fields),
      // Two in three of the authors bought it here.
      meta: { verified_purchase: Number(one.id) % 3 !== 0 },
    })),
    meta: {
      page: { ...pageMeta(page, size, all.length) },
      average: average(stars),
      distribution: Object.fromEntries(distribution),
    },
  };
}

export function reviewHandlers(backend: Backend): HttpHandler[] {
  return [route(backend, specEndpoints.productReviews, (call) => reviews(backend, call))];
}
