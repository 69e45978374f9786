import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { isRecord, parseJson } from '@/lib/api/json';
import { createRateCap } from '@/lib/refresh/rate-cap';
import type { Answer } from './answers';

const CHANGES = new Set<Endpoint>([specEndpoints.createReview, specEndpoints.updateReview]);

const inside = (value: unknown, ...path: string[]): unknown =>
  path.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);

/** The product whose review the backend has just taken; null for any other answer. */
export function reviewedProduct(endpoint: Endpoint, answer: Answer): string | null {
  if (!answer.isOk || !CHANGES.has(endpoint)) return null;
  const id = inside(parseJson(answer.body), 'data', 'relationships', 'product', 'data', 'id');
  return typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
}

const WINDOW_MS = 60_000;
/** Pages made anew in a minute because of reviews: of one product, so that nobody edits it away for the others; and of all. */
const MOST_OF_ONE = 6;
const MOST = 120;

/**
 * Has a product's page made anew when its reviews change. What comes too often waits until the page is made anew by its
 * age: a customer who edits without end costs the server no more than that.
 */
export function createReviewRefresh(refresh: (productId: string) => void, now = Date.now) {
  const mayRefresh = createRateCap(MOST, WINDOW_MS);
  let ofOne = new Map<string, ReturnType<typeof createRateCap>>();
  return (productId: string): void => {
    const time = now();
    if (ofOne.size > MOST) ofOne = new Map();
    const mayRefreshOne = ofOne.get(productId) ?? createRateCap(MOST_OF_ONE, WINDOW_MS);
    ofOne.set(productId, mayRefreshOne);
    if (mayRefreshOne(time) && mayRefresh(time)) refresh(productId);
  };
}
