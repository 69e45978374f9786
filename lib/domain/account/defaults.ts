/** One of several, of which one is used unless another is chosen. */
export interface Choosable {
  id: string;
  isDefault: boolean;
}

/** The default first; the rest as they came. */
export function defaultFirst<T extends Choosable>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The list with this one as its only default; unknown ids change nothing. */
export function withDefault<T extends Choosable>(list: readonly T[], id: string): T[] {
  if (!list.some((one) => one.id === id)) return [...list];
  return list.map((one) => ({ ...one, isDefault: one.id === id }));
}

/** The list without this one. When it was the default, the first of the rest becomes it. */
export function withoutOne<T extends Choosable>(list: readonly T[], id: string): T[] {
  const rest = list.filter((one) => one.id !== id);
  const [first] = rest;
  return first && !rest.some((one) => one.isDefault) ? withDefault(rest, first.id) : rest;
}
