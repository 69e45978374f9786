import { isRecord } from '@/lib/api/client/json';
import { toText } from '@/lib/api/client/wire';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createRateLimiter } from '@/lib/refresh/refresh-handler';
import type { BackendResponse } from './responses';

const REVIEW_ENDPOINTS = new Set<Endpoint>([
  specEndpoints.createReview,
  specEndpoints.updateReview,
]);

const ID = /^[\w.~:-]{1,100}$/;

const readPath = (value: unknown, ...path: string[]): unknown =>
  path.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);

const readProductId = (body: unknown): unknown =>
  readPath(body, 'data', 'relationships', 'product', 'data', 'id');

/** @param sent the body of the call, which names the product when the answer does not */
export function getReviewedProductId(endpoint: Endpoint, answer: BackendResponse, sent: unknown) {
  if (!answer.isOk || !REVIEW_ENDPOINTS.has(endpoint)) return null;
  const id = toText(readProductId(answer.json) ?? readProductId(sent)) ?? '';
  return ID.test(id) ? id : null;
}

const WINDOW_MS = 60_000;
/** Maximum refreshes per minute because of reviews: for one product, so that others can still refresh, and in total. */
const MAX_PER_PRODUCT = 6;
const MAX_PER_MINUTE = 120;

/** Above the limits a page is refreshed when its cache time is over, so that a customer who edits a review again and again causes no more work. */
export function createReviewRefresh(refresh: (productId: string) => void, now = Date.now) {
  const mayRefresh = createRateLimiter(MAX_PER_MINUTE, WINDOW_MS);
  let ofOne = new Map<string, ReturnType<typeof createRateLimiter>>();
  return (productId: string): void => {
    const time = now();
    if (ofOne.size > MAX_PER_MINUTE) ofOne = new Map();
    const mayRefreshOne = ofOne.get(productId) ?? createRateLimiter(MAX_PER_PRODUCT, WINDOW_MS);
    ofOne.set(productId, mayRefreshOne);
    if (mayRefreshOne(time) && mayRefresh(time)) refresh(productId);
  };
}
