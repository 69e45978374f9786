/** Deep equality of two plain (JSON) values. The order of fields does not matter. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => right.has(key) && isDeepEqual(value, right.get(key)));
}

/** Three-way merge of one value: the tab that changed it wins, and this tab wins if both did. */
export function mergeValue<T>(base: T, mine: T, theirs: T): T {
  return isDeepEqual(base, mine) ? theirs : mine;
}

export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const field of Object.keys(mine) as (keyof T)[]) {
    merged[field] = mergeValue(base[field], mine[field], theirs[field]);
  }
  return merged;
}

/**
 * Three-way merge of lists of items with a key. Items that either tab added are kept. An item that one tab removed
 * is gone, unless the other tab changed it. The order is theirs; this tab's new items come first if it added them
 * in front, else last.
 * @param both merges an item that both tabs have; it also gets the base's version, if there is one
 */
export function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
  both: (base: T | undefined, mine: T, theirs: T) => T = (old, ours, other) =>
    isDeepEqual(old, ours) ? other : ours,
): T[] {
  const index = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item]));
  const [was, here, there] = [index(base), index(mine), index(theirs)];
  const merge = (key: string): T[] => {
    const [old, ours, other] = [was.get(key), here.get(key), there.get(key)];
    if (ours !== undefined && other !== undefined) return [both(old, ours, other)];
    const left = ours ?? other;
    if (left === undefined) return [];
    return old === undefined || !isDeepEqual(old, left) ? [left] : [];
  };
  const added = [...here.keys()].filter((key) => !there.has(key));
  const firstShared = mine.findIndex((item) => there.has(keyOf(item)));
  const leads = (key: string) =>
    firstShared > 0 && mine.slice(0, firstShared).some((item) => keyOf(item) === key);
  const order = [...added.filter(leads), ...there.keys(), ...added.filter((key) => !leads(key))];
  return order.flatMap(merge);
}

export const mergeById = <T extends { id: string }>(
  ...tabs: [base: readonly T[], mine: readonly T[], theirs: readonly T[]]
): T[] => mergeLists(...tabs, ({ id }) => id);
