import type { Backend } from '../backend';
import { pageMeta } from './json-api';
import { notFound } from './problem';
import { wholeParameter } from './query';
import type { CustomerCall } from './route';

/** The caller's own row of an id in the path; another's does not exist. */
export function ownRow<Row extends { id: string; customerId: string }>(
  rows: readonly Row[],
  { params, customer }: CustomerCall,
  missing: string,
): Row {
  const row = rows.find(({ id, customerId }) => id === params.id && customerId === customer.id);
  if (!row) throw notFound(missing);
  return row;
}

/** The rows of one customer. */
export const ownRows = <Row extends { customerId: string }>(
  rows: readonly Row[],
  { customer }: CustomerCall,
): Row[] => rows.filter(({ customerId }) => customerId === customer.id);

/** The asked page of a list. */
export function onePage<Row>(
  query: URLSearchParams,
  rows: readonly Row[],
  { size = 10, most = 50 } = {},
) {
  const perPage = wholeParameter(query, 'page[size]', { fallback: size, min: 1, max: most });
  const page = wholeParameter(query, 'page[number]', { fallback: 1, min: 1, max: 100_000 });
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    meta: { page: pageMeta(page, perPage, rows.length) },
  };
}

interface Preferred {
  isDefault?: boolean;
  isTemporary?: boolean;
}

/** Of several, exactly one is the default: the one just made it, or the first that is left. */
export function keepOneDefault<Row extends Preferred>(rows: readonly Row[], chosen?: Row): void {
  const stored = rows.filter(({ isTemporary }) => !isTemporary);
  const keeper = chosen?.isDefault
    ? chosen
    : (stored.find(({ isDefault }) => isDefault) ?? stored[0]);
  for (const row of stored) row.isDefault = row === keeper;
}

/** Deletes the caller's own row. */
export const removal =
  (table: 'addresses' | 'configs' | 'profiles' | 'tokenizables', missing: string) =>
  ({ customers }: Backend, call: CustomerCall) => {
    const rows: (Preferred & { id: string; customerId: string })[] = customers.rows[table];
    rows.splice(rows.indexOf(ownRow(rows, call, missing)), 1);
    if (table !== 'configs') keepOneDefault(ownRows(rows, call));
    return { document: {}, status: 204 };
  };
