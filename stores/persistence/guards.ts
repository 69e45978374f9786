/** By hand: a schema library would add more bytes to the first view than all stores. A guard returns the valid value or undefined. */
export type Guard<T> = (value: unknown) => T | undefined;

export const asFields: Guard<Readonly<Record<string, unknown>>> = (value) => {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
};

export const asText: Guard<string> = (value) => (typeof value === 'string' ? value : undefined);

export const asNumber: Guard<number> = (value) =>
  Number.isFinite(value) ? Number(value) : undefined;

export const asTrue: Guard<boolean> = (value) => value === true;

export const asNullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value) =>
    guard(value) ?? null;

/** A list of at most so many valid items; of items with the same key the last one stays. Not valid when any item is not. */
export const asUniqueList =
  <T>(guard: Guard<T>, keyOf: (item: T) => string, most?: number): Guard<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = new Map<string, T>();
    for (const entry of value) {
      const item = guard(entry);
      if (item === undefined) return undefined;
      items.set(keyOf(item), item);
    }
    return [...items.values()].slice(0, most);
  };

/** The named fields, when all of them are valid. */
export const asRecord =
  <T extends object>(guards: { readonly [Name in keyof T]: Guard<T[Name]> }): Guard<T> =>
  (value) => {
    const fields = asFields(value);
    if (!fields) return undefined;
    const found: Partial<T> = {};
    for (const name of Object.keys(guards) as (keyof T & string)[]) {
      const valid = guards[name](Object.hasOwn(fields, name) ? fields[name] : undefined);
      if (valid === undefined) return undefined;
      found[name] = valid;
    }
    return found as T;
  };
