import { ApiError } from '@/lib/api/client/errors';
import type { Transaction } from '@/lib/api/transactions';
import { readJson, writeText } from '@/lib/browser/storage';
import { withLock } from '@/lib/browser/with-lock';
import {
  getFailedOrderOutcome,
  getOrCreateAttempt,
} from '@/lib/domain/checkout/place-order-request';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { asFields, asText } from '@/stores/persistence/guards';

/** How an order is placed and looked up. `key` is its idempotency key. */
interface PlaceOrderOptions<Answer> {
  /** What the order is made of: the cart, or the transaction that is being paid. */
  subjectId: string;
  send: (key: string) => Promise<Answer>;
  /** Looks up the order of this key; null when the backend does not know it. */
  findOrder: (key: string) => Promise<Answer | null>;
}

/** How often the outcome is looked up, and the milliseconds between two lookups. */
const MAX_LOOKUPS = 4;
const LOOKUP_INTERVAL = 1500;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Places an order exactly once. The key is stored on the device before anything is sent, all tabs share it, and it is
 * removed only when the outcome is known. A call that the backend may have carried out is never resent automatically;
 * its outcome is looked up instead.
 * @throws ApiError when nothing was placed, or when the outcome is unknown: then the key stays, and a retry is safe
 */
export function placeOrderOnce<Answer>(
  store: typeof useCheckoutStore,
  { subjectId, send, findOrder }: PlaceOrderOptions<Answer>,
  pause = LOOKUP_INTERVAL,
): Promise<Answer> {
  return withLock(`place-${subjectId}`, async () => {
    store.persist.rehydrate();
    const known = store.getState().attempt;
    const attempt = getOrCreateAttempt(known, subjectId, () => crypto.randomUUID());
    const isRetry = attempt === known;
    store.setState({ attempt, errorMessage: null });
    store.persist.flush();
    const finish = () => {
      // Another tab may have started another attempt in the meantime.
      if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
      store.persist.flush();
    };

    // The earlier call may have placed the order although its answer was lost.
    const earlier = isRetry ? await findOrder(attempt.key) : null;
    if (earlier !== null) {
      finish();
      return earlier;
    }
    try {
      const answer = await send(attempt.key);
      finish();
      return answer;
    } catch (error) {
      const status = error instanceof ApiError && error.kind === 'http' ? error.status : null;
      const outcome = getFailedOrderOutcome(status);
      const times = { refused: 0, answered: 1, unknown: MAX_LOOKUPS }[outcome];
      const found = await pollOutcome(() => findOrder(attempt.key), times, pause);
      if (found) {
        finish();
        return found;
      }
      const isPlacedNowhere = outcome === 'refused' || (outcome === 'answered' && found === null);
      if (isPlacedNowhere) finish();
      throw error;
    }
  });
}

/** Null when the last lookup did not find it; undefined when that lookup failed, or there was none. */
async function pollOutcome<Answer>(
  ask: () => Promise<Answer | null>,
  times: number,
  pause: number,
): Promise<Answer | null | undefined> {
  let found: Answer | null | undefined;
  for (let left = times; left > 0 && !found; left--) {
    found = await ask().catch(() => undefined);
    if (!found && left > 1) await wait(pause);
  }
  return found;
}

/** localStorage key: the latest transaction that was made of a cart on this device (spec 9), for its other tabs. */
const STORAGE_KEY = 'transaction';
const VERSION = '1';

/** @param now milliseconds since 1970 */
export function rememberPlacedOrder(
  customerId: string,
  { id, transactionId, paymentStatus }: Transaction,
  now = Date.now(),
): void {
  const state = { customerId, id, transactionId, paymentStatus, placedAt: now };
  // Without storage another tab shows an empty cart.
  writeText(STORAGE_KEY, JSON.stringify({ version: VERSION, state }));
}

/** What another tab has placed of this tab's cart. @param since when this tab opened its checkout, in milliseconds since 1970 */
export function findPlacedOrder(customerId: string, since: number): string | null {
  const stored = asFields(readJson(STORAGE_KEY));
  const state = asFields(stored?.state);
  if (stored?.version !== VERSION || state?.customerId !== customerId) return null;
  return Number(state.placedAt) >= since ? (asText(state.transactionId) ?? null) : null;
}

/** Field of the history entry's state: the customer, and the page of this shop that shows the order just placed. */
const REDIRECT_FIELD = 'placedResult';

/**
 * Keeps the result page with the history entry of the checkout, so that a reload before it opens still leads there. No
 * other entry has it: the next purchase of this tab knows nothing of this one, however the tab left the checkout.
 */
export function saveOrderRedirect(customerId: string, path: string): void {
  history.replaceState({ ...asFields(history.state), [REDIRECT_FIELD]: [customerId, path] }, '');
}

/** The result page of the order that this customer placed in the current history entry; null when there is none. */
export function getOrderRedirect(customerId: string): string | null {
  const saved = asFields(history.state)?.[REDIRECT_FIELD];
  if (!Array.isArray(saved) || saved[0] !== customerId) return null;
  return asText(saved[1]) ?? null;
}
