/**
 * Hand-written validation of stored values: a schema library would add more bytes to the first view than all
 * stores together. Each guard returns the valid value or null.
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

/** A list of valid items; of items with the same key the last one stays. Null when any item is not valid. */
export function asUniqueList<T>(
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

/** Picks the named fields if the guard accepts all of them; else null. */
export function pickFields<Name extends string, T>(
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
