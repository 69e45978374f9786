type Id = string | null | undefined;

export const byId = <Row extends { id: string }>(rows: readonly Row[], wanted: Id) =>
  rows.find(({ id }) => id === wanted);

export const ownById = <Row extends { id: string; customerId: string }>(
  rows: readonly Row[],
  owner: string,
  wanted: Id,
) => rows.find(({ id, customerId }) => id === wanted && customerId === owner);

export const newestFirst = <Row extends { createdUtc: string }>(rows: Row[]): Row[] =>
  rows.sort((a, b) => b.createdUtc.localeCompare(a.createdUtc));

export const piecesIn = (rows: readonly { qty: number }[]): number =>
  rows.reduce((sum, { qty }) => sum + qty, 0);

/** Counts one, or so many, of a key. */
export function tally<Key>(counts: Map<Key, number>, key: Key, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

export function collect<Key, Row>(groups: Map<Key, Row[]>, key: Key, row: Row): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}
