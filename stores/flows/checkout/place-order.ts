import { ApiError } from '@/lib/api/errors';
import { exclusively } from '@/lib/browser/exclusively';
import { afterPlacing, beginAttempt } from '@/lib/domain/checkout/attempt';
import type { createCheckoutStore } from '@/stores/checkout/create-checkout-store';

/** How an order is placed and asked for; `key` names it. */
export interface Placing<Answer> {
  /** The cart, or the transaction that is paid. */
  of: string;
  send: (key: string) => Promise<Answer>;
  /** What became of it; null when the backend does not know it. */
  ask: (key: string) => Promise<Answer | null>;
}

/** Times that the outcome is asked for, and milliseconds between two. */
const ASKS = 4;
const PAUSE = 1500;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/**
 * Places one order, whatever happens: the key is on the device before anything is sent, all tabs share it, and it
 * goes only when the outcome is known. A call that may have been carried out is never sent again by itself: its
 * outcome is asked for.
 * @throws ApiError when nothing was placed, or when nobody can tell: then the key stays, and trying again is safe
 */
export function placeOnce<Answer>(
  store: CheckoutStore,
  { of, send, ask }: Placing<Answer>,
  pause = PAUSE,
): Promise<Answer> {
  return exclusively(`place-${of}`, async () => {
    store.persist.refresh();
    const known = store.getState().attempt;
    const attempt = beginAttempt(known, of, () => crypto.randomUUID());
    const isRetry = attempt === known;
    store.setState({ attempt, errorMessage: null });
    store.persist.flush();
    const finish = () => {
      // Another tab may have begun another one meanwhile.
      if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
      store.persist.flush();
    };

    // It may have been made although nobody heard of it.
    const earlier = isRetry ? await ask(attempt.key) : null;
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
      if (afterPlacing({ kind: 'failed', status }) === 'refused') {
        finish();
        throw error;
      }
      // A conflict is an answer: this key made nothing, and what did is there already.
      const isConflict = status === 409;
      const found = await askUntilKnown(() => ask(attempt.key), isConflict ? 1 : ASKS, pause);
      if (found === null) {
        if (isConflict) finish();
        throw error;
      }
      finish();
      return found;
    }
  });
}

/** The answer as soon as there is one; null when there is none after a while, or nobody can be asked. */
async function askUntilKnown<Answer>(
  ask: () => Promise<Answer | null>,
  times: number,
  pause: number,
): Promise<Answer | null> {
  for (let left = times; left > 0; left--) {
    const found = await ask().catch(() => null);
    if (found !== null) return found;
    if (left > 1) await wait(pause);
  }
  return null;
}
