import { z } from 'zod';
import type { Backend } from '../backend';
import { linkage, quantity, readBody, required, resourceSchema } from '../core/body';
import { byId } from '../core/find';
import { link, links, resourceOf } from '../core/json-api';
import { created, GONE, ownRow, ownRows } from '../core/own';
import { demand, found, given } from '../core/problem';
import { includeParameter } from '../core/query';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import type { WishlistItemRow, WishlistRow } from '../customers/rows';
import { articleById, scopeOf } from './catalogue';
import { includeProduct } from './product-resource';

const NO_LIST = 'Esa lista ya no existe.';
const WISHLIST_INCLUDES = 'items wishlist product coverImage images brand category';

function listResource({ customers }: Backend, { id, name, customerId, createdUtc }: WishlistRow) {
  const items = customers.rows.wishlistItems.filter(({ wishlistId }) => wishlistId === id);
  return resourceOf(
    'customer-wishlists',
    id,
    { name, created_at: createdUtc, items_count: items.length },
    { customer: link('customers', customerId), items: links('customer-wishlist-items', items) },
  );
}

const itemResource = ({ id, qty, createdUtc, wishlistId, productId }: WishlistItemRow) =>
  resourceOf(
    'customer-wishlist-items',
    id,
    { qty, created_at: createdUtc },
    { wishlist: link('customer-wishlists', wishlistId), product: link('products', productId) },
  );

const ownLists = ({ customers }: Backend, call: CustomerCall) =>
  ownRows(customers.rows.wishlists, call);

const listSchema = resourceSchema(
  'customer-wishlists',
  z.strictObject({ name: required('El nombre', 1, 60) }),
  z.strictObject({ customer: linkage('customers', 'El cliente').optional() }).optional(),
);
/** Names differ, so that two tabs that both make the first list end up with one. */
function requireFreeName(backend: Backend, call: CustomerCall, name: string, id?: string): void {
  const isTaken = ownLists(backend, call).some(
    (row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase(),
  );
  demand(!isTaken, '/data/attributes/name', 'Ya tienes una lista con ese nombre.');
}

const NO_PRODUCT =
  'No se puede guardar un artículo de la lista de deseos si no existe el id de producto.';

const itemAttributes = z.strictObject({ qty: quantity.optional() }).optional();
const wishlist = linkage('customer-wishlists', 'La lista');
const product = linkage('products', 'El producto');
const createItemSchema = resourceSchema(
  'customer-wishlist-items',
  itemAttributes,
  z.strictObject({
    wishlist,
    product: z.object(
      { data: z.object({ type: z.literal('products'), id: z.string() }) },
      NO_PRODUCT,
    ),
  }),
);
const updateItemSchema = resourceSchema(
  'customer-wishlist-items',
  itemAttributes,
  z.strictObject({ wishlist, product }).partial().optional(),
);

const listById = (backend: Backend, call: CustomerCall, id: string): WishlistRow =>
  given(byId(ownLists(backend, call), id), '/data/relationships/wishlist', 'Esa lista no existe.');

function ownItems(backend: Backend, call: CustomerCall): WishlistItemRow[] {
  const lists = new Set(ownLists(backend, call).map(({ id }) => id));
  return backend.customers.rows.wishlistItems.filter(({ wishlistId }) => lists.has(wishlistId));
}

const ownItem = (backend: Backend, call: CustomerCall): WishlistItemRow =>
  found(byId(ownItems(backend, call), call.params.id), 'Ese producto ya no está en tu lista.');

/** Items with what `include` names of them; one whose product is not sold any more is left out. */
function itemDocument(backend: Backend, call: CustomerCall, rows: readonly WishlistItemRow[]) {
  const include = includeParameter(call.query, WISHLIST_INCLUDES);
  const scope = scopeOf(backend, call);
  const sold = rows.filter(({ productId }) => backend.catalogue.byId.has(productId));
  for (const row of sold) {
    includeProduct(scope, row.productId, include.product);
    const list = byId(ownLists(backend, call), row.wishlistId);
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
    for (const item of include.items ? ownItems(backend, call) : []) {
      scope.included.add(itemResource(item));
      includeProduct(scope, item.productId, include.items?.product);
    }
    const data = ownLists(backend, call).map((row) => listResource(backend, row));
    return { data, included: scope.included.list() };
  },
  async wishlistCreate(backend, call) {
    const { name } = (await readBody(call.request, listSchema)).data.attributes;
    requireFreeName(backend, call, name);
    const { customers } = backend;
    const row = customers.add('wishlists', {
      customerId: call.customer.id,
      name,
      createdUtc: customers.instant(),
    });
    return created({ data: listResource(backend, row) });
  },
  async wishlistUpdate(backend, call) {
    const { name } = (await readBody(call.request, listSchema)).data.attributes;
    const row = ownRow(backend.customers.rows.wishlists, call, NO_LIST);
    requireFreeName(backend, call, name, row.id);
    row.name = name;
    return { data: listResource(backend, row) };
  },
  wishlistDelete({ customers }, call) {
    const { rows } = customers;
    const list = ownRow(rows.wishlists, call, NO_LIST);
    rows.wishlists = rows.wishlists.filter((row) => row !== list);
    rows.wishlistItems = rows.wishlistItems.filter(({ wishlistId }) => wishlistId !== list.id);
    return GONE;
  },
  customerWishlistItems(backend, call) {
    const wanted = call.query.getAll('filter[product][]').flatMap((ids) => ids.split(','));
    const rows = ownItems(backend, call).filter(
      ({ productId }) => wanted.length === 0 || wanted.includes(productId),
    );
    return itemDocument(backend, call, rows);
  },
  /** A product that is in the list already is not there twice: its item answers. */
  async wishlistItemCreate(backend, call) {
    const { attributes, relationships } = (await readBody(call.request, createItemSchema)).data;
    const list = listById(backend, call, relationships.wishlist.data.id);
    const article = articleById(backend, relationships.product.data.id);
    const { customers } = backend;
    const qty = attributes?.qty ?? 1;
    const known = customers.rows.wishlistItems.find(
      (row) => row.wishlistId === list.id && row.productId === article.id,
    );
    if (known) {
      known.qty = qty;
      return oneItem(backend, call, known);
    }
    const row = customers.add('wishlistItems', {
      wishlistId: list.id,
      productId: article.id,
      qty,
      createdUtc: customers.instant(),
    });
    return created(oneItem(backend, call, row));
  },
  /** Another quantity or another list; in a list that has the product already the two become one. */
  async wishlistItemUpdate(backend, call) {
    const { attributes, relationships } = (await readBody(call.request, updateItemSchema)).data;
    const row = ownItem(backend, call);
    const { rows } = backend.customers;
    const target = relationships?.wishlist?.data.id;
    if (target !== undefined) {
      const list = listById(backend, call, target);
      rows.wishlistItems = rows.wishlistItems.filter(
        (one) => one === row || one.wishlistId !== list.id || one.productId !== row.productId,
      );
      row.wishlistId = list.id;
    }
    row.qty = attributes?.qty ?? row.qty;
    return oneItem(backend, call, row);
  },
  wishlistItemDelete(backend, call) {
    const row = ownItem(backend, call);
    const { rows } = backend.customers;
    rows.wishlistItems = rows.wishlistItems.filter((one) => one !== row);
    return GONE;
  },
};
