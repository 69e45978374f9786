/**
 * What the shopper wants of something in the cart and the server has not confirmed: it is shown at once, one call for
 * it is under way at a time, and of several quick clicks the last one counts.
 */
export interface Wish<T> {
  readonly wanted: T;
  /** What the call under way asks for; null when none is. */
  readonly sent: { readonly value: T } | null;
}

/** By the key of what is wished for. */
export type Wishes<T> = Readonly<Record<string, Wish<T>>>;

export function want<T>(wishes: Wishes<T>, key: string, wanted: T): Wishes<T> {
  return { ...wishes, [key]: { wanted, sent: wishes[key]?.sent ?? null } };
}

/** The call for what is wanted now begins; null when there is nothing to send or one is under way already. */
export function send<T>(wishes: Wishes<T>, key: string): { wishes: Wishes<T>; value: T } | null {
  const wish = wishes[key];
  if (!wish || wish.sent !== null) return null;
  const sent = { value: wish.wanted };
  return { wishes: { ...wishes, [key]: { ...wish, sent } }, value: wish.wanted };
}

/**
 * The call ended, well or not. What was wanted meanwhile is still to be sent; otherwise the wish is over and the
 * server's word stands: as wanted, or, after a refusal, as it was before.
 */
export function settle<T>(wishes: Wishes<T>, key: string): Wishes<T> {
  const wish = wishes[key];
  if (!wish?.sent) return wishes;
  if (!Object.is(wish.sent.value, wish.wanted))
    return { ...wishes, [key]: { ...wish, sent: null } };
  return forget(wishes, key);
}

export function forget<T>(wishes: Wishes<T>, key: string): Wishes<T> {
  const { [key]: _, ...rest } = wishes;
  return rest;
}
