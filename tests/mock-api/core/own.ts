import type { Backend } from '../backend';
import { scopeOf } from '../handlers/catalogue';
import { productResource } from '../handlers/product-resource';
import { type Included, pageMeta, type Resource } from './json-api';
import { notFound } from './problem';
import { includeParameter, wholeParameter } from './query';
import type { Call, CustomerCall } from './route';

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

export const ownRows = <Row extends { customerId: string }>(
  rows: readonly Row[],
  { customer }: CustomerCall,
): Row[] => rows.filter(({ customerId }) => customerId === customer.id);

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

export const removal =
  (table: 'addresses' | 'configs' | 'profiles' | 'tokenizables', missing: string) =>
  ({ customers }: Backend, call: CustomerCall) => {
    const rows: (Preferred & { id: string; customerId: string })[] = customers.rows[table];
    rows.splice(rows.indexOf(ownRow(rows, call, missing)), 1);
    if (table !== 'configs') keepOneDefault(ownRows(rows, call));
    return { document: {}, status: 204 };
  };

export interface ItemRow {
  id: string;
  productId: string;
}

/** What hangs on a purchase: items and their products go into the document as `include` says. */
export function itemIncluder(backend: Backend, call: Call) {
  const tree = includeParameter(
    call.query,
    'items product coverImage images brand category photos',
  );
  const scope = scopeOf(backend, call);
  const addProduct = (productId: string, under = tree.product) => {
    const article = backend.catalogue.byId.get(productId);
    if (under && article) scope.included.add(productResource(scope, article, under, 'list'));
  };
  return {
    tree,
    included: scope.included as Included,
    addProduct,
    addItems<Row extends ItemRow>(rows: readonly Row[], resourceOf: (row: Row) => Resource): void {
      if (!tree.items) return;
      for (const row of rows) {
        scope.included.add(resourceOf(row));
        addProduct(row.productId, tree.items.product);
      }
    },
  };
}
