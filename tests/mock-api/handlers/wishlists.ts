import { z } from 'zod';
import type { Backend } from '../backend';
import { linkage, quantity, readBody, required, resourceSchema } from '../core/body';
import type { Resource } from '../core/json-api';
import { ownRow, ownRows } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { includeParameter } from '../core/query';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import type { WishlistItemRow, WishlistRow } from '../customers/rows';
import { articleById, scopeOf } from './catalogue';
import { productResource } from './product-resource';

const WISHLIST_INCLUDES = 'items wishlist product coverImage images brand category';
function listResource({ customers }: Backend, row: WishlistRow): Resource {
  const items = customers.rows.wishlistItems.filter(({ wishlistId }) => wishlistId === row.id);
  return {
    type: 'customer-wishlists',
    id: row.id,
    attributes: { name: row.name, created_at: row.createdUtc, items_count: items.length },
    relationships: {
      customer: { data: { type: 'customers', id: row.customerId } },
      items: { data: items.map(({ id }) => ({ type: 'customer-wishlist-items', id })) },
    },
  };
}

const itemResource = (row: WishlistItemRow): Resource => ({
  type: 'customer-wishlist-items',
  id: row.id,
  attributes: { qty: row.qty, created_at: row.createdUtc },
  relationships: {
    wishlist: { data: { type: 'customer-wishlists', id: row.wishlistId } },
    product: { data: { type: 'products', id: row.productId } },
  },
});

const ownLists = ({ customers }: Backend, call: CustomerCall) =>
  ownRows(customers.rows.wishlists, call);

const listSchema = resourceSchema(
  'customer-wishlists',
  z.strictObject({ name: required('El nombre', 1, 60) }),
  z.strictObject({ customer: linkage('customers', 'El cliente').optional() }).optional(),
);
/** Names differ, so that two tabs that both make the first list end up with one. */
function requireFreeName(backend: Backend, call: CustomerCall, name: string, id?: string): void {
  const taken = ownLists(backend, call).some(
    (row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw unprocessable('/data/attributes/name', 'Ya tienes una lista con ese nombre.');
}

const NO_PRODUCT =
  'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.';

const itemAttributes = z.strictObject({ qty: quantity.optional() }).optional();
const createItemSchema = resourceSchema(
  'customer-wishlist-items',
  itemAttributes,
  z.strictObject({
    wishlist: linkage('customer-wishlists', 'La lista'),
    product: z.object(
      { data: z.object({ type: z.literal('products'), id: z.string() }) },
      NO_PRODUCT,
    ),
  }),
);
const updateItemSchema = resourceSchema(
  'customer-wishlist-items',
  itemAttributes,
  z
    .strictObject({
      wishlist: linkage('customer-wishlists', 'La lista').optional(),
      product: linkage('products', 'El producto').optional(),
    })
    .optional(),
);

function listById(backend: Backend, call: CustomerCall, id: string): WishlistRow {
  const list = ownLists(backend, call).find((row) => row.id === id);
  if (!list) throw unprocessable('/data/relationships/wishlist', 'Esa lista no existe.');
  return list;
}

function ownItem(backend: Backend, call: CustomerCall): WishlistItemRow {
  const lists = new Set(ownLists(backend, call).map(({ id }) => id));
  const row = backend.customers.rows.wishlistItems.find(
    ({ id, wishlistId }) => id === call.params.id && lists.has(wishlistId),
  );
  if (!row) throw notFound('Ese producto ya no está en tu lista.');
  return row;
}

/** Items with what `include` names of them; one whose product is not sold any more is left out. */
function itemDocument(backend: Backend, call: CustomerCall, rows: readonly WishlistItemRow[]) {
  const include = includeParameter(call.query, WISHLIST_INCLUDES);
  const scope = scopeOf(backend, call);
  const sold = rows.filter(({ productId }) => backend.catalogue.byId.has(productId));
  for (const row of sold) {
    const article = backend.catalogue.byId.get(row.productId);
    if (include.product && article) {
      scope.included.add(productResource(scope, article, include.product, 'list'));
    }
    const list = ownLists(backend, call).find(({ id }) => id === row.wishlistId);
    if (include.wishlist && list) scope.included.add(listResource(backend, list));
  }
  return { data: sold.map(itemResource), included: scope.included.list() };
}

function oneItem(backend: Backend, call: CustomerCall, row: WishlistItemRow) {
  const { data, included } = itemDocument(backend, call, [row]);
  return { data: data[0] ?? null, included };
}

export const wishlistHandlers: CustomerHandlers = {
  customerWishlists(backend, call) {
    const include = includeParameter(call.query, WISHLIST_INCLUDES);
    const scope = scopeOf(backend, call);
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
  },
  async wishlistCreate(backend, call) {
    const { data } = await readBody(call.request, listSchema);
    requireFreeName(backend, call, data.attributes.name);
    const { customers } = backend;
    const row = customers.add('wishlists', {
      ...{ customerId: call.customer.id, name: data.attributes.name },
      createdUtc: customers.instant(),
    });
    return { document: { data: listResource(backend, row) }, status: 201 };
  },
  async wishlistUpdate(backend, call) {
    const { data } = await readBody(call.request, listSchema);
    const row = ownRow(backend.customers.rows.wishlists, call, 'Esa lista ya no existe.');
    requireFreeName(backend, call, data.attributes.name, row.id);
    row.name = data.attributes.name;
    return { data: listResource(backend, row) };
  },
  wishlistDelete({ customers }, call) {
    const { rows } = customers;
    const list = ownRow(rows.wishlists, call, 'Esa lista ya no existe.');
    rows.wishlists = rows.wishlists.filter((row) => row !== list);
    rows.wishlistItems = rows.wishlistItems.filter(({ wishlistId }) => wishlistId !== list.id);
    return { document: {}, status: 204 };
  },
  customerWishlistItems(backend, call) {
    const mine = new Set(ownLists(backend, call).map(({ id }) => id));
    const wanted = call.query.getAll('filter[product][]').flatMap((ids) => ids.split(','));
    const rows = backend.customers.rows.wishlistItems.filter(
      ({ wishlistId, productId }) =>
        mine.has(wishlistId) && (wanted.length === 0 || wanted.includes(productId)),
    );
    return itemDocument(backend, call, rows);
  },
  /** A product that is in the list already is not there twice: its item answers. */
  async wishlistItemCreate(backend, call) {
    const { data } = await readBody(call.request, createItemSchema);
    const list = listById(backend, call, data.relationships.wishlist.data.id);
    const article = articleById(backend, data.relationships.product.data.id);
    const { rows } = backend.customers;
    const qty = data.attributes?.qty ?? 1;
    const known = rows.wishlistItems.find(
      (row) => row.wishlistId === list.id && row.productId === article.id,
    );
    if (known) {
      known.qty = qty;
      return { document: oneItem(backend, call, known), status: 200 };
    }
    const row = backend.customers.add('wishlistItems', {
      ...{ wishlistId: list.id, productId: article.id, qty },
      createdUtc: backend.customers.instant(),
    });
    return { document: oneItem(backend, call, row), status: 201 };
  },
  /** Another quantity or another list; in a list that has the product already the two become one. */
  async wishlistItemUpdate(backend, call) {
    const { data } = await readBody(call.request, updateItemSchema);
    const row = ownItem(backend, call);
    const { rows } = backend.customers;
    const target = data.relationships?.wishlist?.data.id;
    if (target !== undefined) {
      const list = listById(backend, call, target);
      rows.wishlistItems = rows.wishlistItems.filter(
        (one) => one === row || one.wishlistId !== list.id || one.productId !== row.productId,
      );
      row.wishlistId = list.id;
    }
    row.qty = data.attributes?.qty ?? row.qty;
    return oneItem(backend, call, row);
  },
  wishlistItemDelete(backend, call) {
    const row = ownItem(backend, call);
    const { rows } = backend.customers;
    rows.wishlistItems = rows.wishlistItems.filter((one) => one !== row);
    return { document: {}, status: 204 };
  },
};
