import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { linkage, readBody, required, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { ownRow, requireSameId } from '../core/own';
import { unprocessable } from '../core/problem';
import { includeParameter } from '../core/query';
import {
  itemResource,
  listResource,
  ownLists,
  WISHLIST_INCLUDES,
} from '../customers/wishlist-resource';
import { personalScope } from './personal-scope';
import { productResource } from './product-resource';

const listSchema = resourceSchema(
  'customer-wishlists',
  z.strictObject({ name: required('El nombre', 1, 60) }),
  z.strictObject({ customer: linkage('customers', 'El cliente').optional() }).optional(),
);
function lists(backend: Backend, call: CustomerCall) {
  const include = includeParameter(call.query, WISHLIST_INCLUDES);
  const scope = personalScope(backend, call);
  const rows = ownLists(backend, call);
  for (const item of include.items ? backend.customers.rows.wishlistItems : []) {
    if (!rows.some(({ id }) => id === item.wishlistId)) continue;
    const article = backend.catalogue.byId.get(item.productId);
    scope.included.add(itemResource(item));
    if (include.items?.product && article) {
      scope.included.add(productResource(scope, article, include.items.product, 'list'));
    }
  }
  return { data: rows.map((row) => listResource(backend, row)), included: scope.included.list() };
}

/** Names differ, so that two tabs that both make the first list end up with one. */
function requireFreeName(backend: Backend, call: CustomerCall, name: string, id?: string): void {
  const taken = ownLists(backend, call).some(
    (row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw unprocessable('/data/attributes/name', 'Ya tienes una lista con ese nombre.');
}

async function createList(backend: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, listSchema);
  requireFreeName(backend, call, data.attributes.name);
  const { customers } = backend;
  const row = {
    id: customers.nextId(),
    customerId: call.customer.id,
    name: data.attributes.name,
    createdUtc: customers.now().toISOString(),
  };
  customers.rows.wishlists.push(row);
  return { document: { data: listResource(backend, row) }, status: 201 };
}

async function updateList(backend: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, listSchema);
  requireSameId(call, data.id);
  const row = ownRow(backend.customers.rows.wishlists, call, 'Esa lista ya no existe.');
  requireFreeName(backend, call, data.attributes.name, row.id);
  row.name = data.attributes.name;
  return { data: listResource(backend, row) };
}

function deleteList({ customers }: Backend, call: CustomerCall) {
  const { rows } = customers;
  const list = ownRow(rows.wishlists, call, 'Esa lista ya no existe.');
  rows.wishlists = rows.wishlists.filter((row) => row !== list);
  rows.wishlistItems = rows.wishlistItems.filter(({ wishlistId }) => wishlistId !== list.id);
  return { document: {}, status: 204 };
}

export function wishlistHandlers(backend: Backend): HttpHandler[] {
  const { wishlistDelete } = assumedAccountEndpoints;
  return [
    customerRoute(backend, specEndpoints.customerWishlists, (call) => lists(backend, call)),
    customerRoute(backend, specEndpoints.wishlistCreate, (call) => createList(backend, call)),
    customerRoute(backend, specEndpoints.wishlistUpdate, (call) => updateList(backend, call)),
    customerRoute(backend, wishlistDelete, (call) => deleteList(backend, call)),
  ];
}
