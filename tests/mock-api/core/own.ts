import type { Backend } from '../backend';
import { orderItemResource } from '../customers/order-resource';
import type { OrderRow } from '../customers/rows';
import { scopeOf } from '../handlers/catalogue';
import { includeProduct } from '../handlers/product-resource';
import { ownById } from './find';
import { type Document, pageMeta } from './json-api';
import { found } from './problem';
import { includeParameter, wholeParameter } from './query';
import type { Answer, Call, CustomerCall } from './route';

/** The caller's own row of an id in the path; another's does not exist. */
export const ownRow = <Row extends { id: string; customerId: string }>(
  rows: readonly Row[],
  { params, customer }: CustomerCall,
  missing: string,
): Row => found(ownById(rows, customer.id, params.id), missing);

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

type Preferred = { isDefault?: boolean; isTemporary?: boolean };

/** Of several, exactly one is the default: the one just made it, or the first that is left. */
export function keepOneDefault<Row extends Preferred>(rows: readonly Row[], chosen?: Row): void {
  const stored = rows.filter(({ isTemporary }) => !isTemporary);
  const usual = stored.find(({ isDefault }) => isDefault) ?? stored[0];
  const keeper = chosen?.isDefault ? chosen : usual;
  for (const row of stored) row.isDefault = row === keeper;
}

export const removal =
  (table: 'addresses' | 'configs' | 'profiles' | 'tokenizables', missing: string) =>
  ({ customers }: Backend, call: CustomerCall) => {
    const rows: (Preferred & { id: string; customerId: string })[] = customers.rows[table];
    rows.splice(rows.indexOf(ownRow(rows, call, missing)), 1);
    if (table !== 'configs') keepOneDefault(ownRows(rows, call));
    return GONE;
  };

export const GONE = { document: {}, status: 204 };
export const created = (document: Document): Answer => ({ document, status: 201 });

/** What hangs on a purchase: items and their products go into the document as `include` says. */
export function itemIncluder(backend: Backend, call: Call) {
  const known = 'items product coverImage images brand category photos';
  const tree = includeParameter(call.query, known);
  const scope = scopeOf(backend, call);
  const addProduct = (id: string, under = tree.product) => includeProduct(scope, id, under);
  return {
    tree,
    included: scope.included,
    addProduct,
    addItems(rows: OrderRow['items']): void {
      for (const row of tree.items ? rows : []) {
        scope.included.add(orderItemResource(backend, row));
        addProduct(row.productId, tree.items?.product);
      }
    },
  };
}
