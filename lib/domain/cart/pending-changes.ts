/**
 * A change in the cart that the server has not confirmed yet. It is shown at once, only one call for the same thing runs
 * at a time, and after several quick clicks only the last one counts.
 */
export interface PendingChange<T> {
  readonly desired: T;
  /** The value that the running call sends; null when no call is running. */
  readonly inFlight: { readonly value: T } | null;
}

/** Pending changes by the key of the line or build. */
export type PendingChanges<T> = Readonly<Record<string, PendingChange<T>>>;

export function setPendingChange<T>(
  wishes: PendingChanges<T>,
  key: string,
  wanted: T,
): PendingChanges<T> {
  return { ...wishes, [key]: { desired: wanted, inFlight: wishes[key]?.inFlight ?? null } };
}

/** Marks the change as being sent. Null when there is nothing to send or a call is already running. */
export function startSending<T>(
  wishes: PendingChanges<T>,
  key: string,
): { wishes: PendingChanges<T>; value: T } | null {
  const wish = wishes[key];
  if (!wish || wish.inFlight !== null) return null;
  const sent = { value: wish.desired };
  return { wishes: { ...wishes, [key]: { ...wish, inFlight: sent } }, value: wish.desired };
}

/**
 * Ends a call that succeeded or failed. If the value has changed since, the new value still has to be sent. Otherwise
 * the
 * pending change is dropped and the server's state is shown: the new one, or the old one after a refusal.
 */
export function resolveChange<T>(wishes: PendingChanges<T>, key: string): PendingChanges<T> {
  const wish = wishes[key];
  if (!wish?.inFlight) return wishes;
  if (!Object.is(wish.inFlight.value, wish.desired))
    return { ...wishes, [key]: { ...wish, inFlight: null } };
  return discardChange(wishes, key);
}

export function discardChange<T>(wishes: PendingChanges<T>, key: string): PendingChanges<T> {
  const { [key]: _, ...rest } = wishes;
  return rest;
}
