import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { linkage, quantity, readBody, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { requireSameId } from '../core/own';
import { notFound, unprocessable } from '../core/problem';
import { includeParameter } from '../core/query';
import type { WishlistItemRow, WishlistRow } from '../customers/rows';
import {
  itemResource,
  listResource,
  ownLists,
  WISHLIST_INCLUDES,
} from '../customers/wishlist-resource';
import { articleById } from './catalogue';
import { personalScope } from './personal-scope';
import { productResource } from './product-resource';

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
  const scope = personalScope(backend, call);
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

function items(backend: Backend, call: CustomerCall) {
  const mine = new Set(ownLists(backend, call).map(({ id }) => id));
  const wanted = call.query.getAll('filter[product][]').flatMap((ids) => ids.split(','));
  const rows = backend.customers.rows.wishlistItems.filter(
    ({ wishlistId, productId }) =>
      mine.has(wishlistId) && (wanted.length === 0 || wanted.includes(productId)),
  );
  return itemDocument(backend, call, rows);
}

/** A product that is in the list already is not there twice: its item answers. */
async function createItem(backend: Backend, call: CustomerCall) {
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
  const row: WishlistItemRow = {
    id: backend.customers.nextId(),
    wishlistId: list.id,
    productId: article.id,
    qty,
    createdUtc: backend.customers.now().toISOString(),
  };
  rows.wishlistItems.push(row);
  return { document: oneItem(backend, call, row), status: 201 };
}

/** Another quantity or another list; in a list that has the product already the two become one. */
async function updateItem(backend: Backend, call: CustomerCall) {
  const { data } = await readBody(call.request, updateItemSchema);
  requireSameId(call, data.id);
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
}

function deleteItem(backend: Backend, call: CustomerCall) {
  const row = ownItem(backend, call);
  const { rows } = backend.customers;
  rows.wishlistItems = rows.wishlistItems.filter((one) => one !== row);
  return { document: {}, status: 204 };
}

export function wishlistItemHandlers(backend: Backend): HttpHandler[] {
  const { wishlistItemCreate, wishlistItemUpdate, wishlistItemDelete } = specEndpoints;
  return [
    customerRoute(backend, specEndpoints.customerWishlistItems, (call) => items(backend, call)),
    customerRoute(backend, wishlistItemCreate, (call) => createItem(backend, call)),
    customerRoute(backend, wishlistItemUpdate, (call) => updateItem(backend, call)),
    customerRoute(backend, wishlistItemDelete, (call) => deleteItem(backend, call)),
  ];
}
