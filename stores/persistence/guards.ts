/**
 * Checks of what was read from the device, by hand: a schema library would weigh more than the rest of the
 * stores in the first view. Each gives the value or null.
 */
export type Guard<T> = (value: unknown) => T | null;

export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A list of which every item is accepted and no two have the same key; null when one is not. */
export function asListOf<T>(
  value: unknown,
  guard: Guard<T>,
  keyOf: (item: T) => string,
): T[] | null {
  if (!Array.isArray(value)) return null;
  const items = new Map<string, T>();
  for (const entry of value) {
    const item = guard(entry);
    if (item === null) return null;
    items.set(keyOf(item), item);
  }
  return [...items.values()];
}

/** Whether the fields so named are all texts, numbers … as the guard says. */
export function allAre<Name extends string, T>(
  fields: Fields,
  guard: Guard<T>,
  names: readonly Name[],
): Record<Name, T> | null {
  const found: Partial<Record<Name, T>> = {};
  for (const name of names) {
    const value = guard(Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (value === null) return null;
    found[name] = value;
  }
  return found as Record<Name, T>;
}
