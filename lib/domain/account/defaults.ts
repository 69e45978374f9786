export interface DefaultableItem {
  id: string;
  isDefault: boolean;
}

/** The default item, or the only one; null when there is no such item. */
export const findUsualItem = <T extends Pick<DefaultableItem, 'isDefault'>>(list: readonly T[]) =>
  list.find(({ isDefault }) => isDefault) ?? (list.length === 1 ? list[0] : null) ?? null;

export const sortDefaultFirst = <T extends DefaultableItem>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));

export function setDefaultItem<T extends DefaultableItem>(list: readonly T[], id: string): T[] {
  if (!list.some((one) => one.id === id)) return [...list];
  return list.map((one) => ({ ...one, isDefault: one.id === id }));
}

export function removeDefaultableItem<T extends DefaultableItem>(list: readonly T[], id: string) {
  const rest = list.filter((one) => one.id !== id);
  const [first] = rest;
  return first && !rest.some((one) => one.isDefault) ? setDefaultItem(rest, first.id) : rest;
}
