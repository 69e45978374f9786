import type { Env } from '../../env.ts';

export const CARD_FRAME_PATH = '/api/sandbox-card';

/** Whether a shop has a kind of card without its provider (`registry.ts`). */
export const usesCardSandbox = (env: Pick<Env, 'STRIPE_KEY' | 'PAYPAL_CLIENT_ID'>): boolean =>
  !env.STRIPE_KEY || !env.PAYPAL_CLIENT_ID;
