/**
 * A change in the cart that the server has not confirmed yet. It is shown at once, only one call for the same thing runs
 * at a time, and after several quick clicks only the last one counts.
 */
export interface Wish<T> {
  readonly wanted: T;
  /** The value that the running call sends; null when no call is running. */
  readonly sent: { readonly value: T } | null;
}

/** Pending changes by the key of the line or build. */
export type Wishes<T> = Readonly<Record<string, Wish<T>>>;

export function want<T>(wishes: Wishes<T>, key: string, wanted: T): Wishes<T> {
  return { ...wishes, [key]: { wanted, sent: wishes[key]?.sent ?? null } };
}

/** Marks the change as being sent. Null when there is nothing to send or a call is already running. */
export function send<T>(wishes: Wishes<T>, key: string): { wishes: Wishes<T>; value: T } | null {
  const wish = wishes[key];
  if (!wish || wish.sent !== null) return null;
  const sent = { value: wish.wanted };
  return { wishes: { ...wishes, [key]: { ...wish, sent } }, value: wish.wanted };
}

/**
 * Ends a call that succeeded or failed. If the value has changed since, the new value still has to be sent. Otherwise
 * the
 * pending change is dropped and the server's state is shown: the new one, or the old one after a refusal.
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
