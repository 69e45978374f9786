import type { Backend } from '../backend';
import type { CustomerCall } from '../core/customer-route';
import type { Resource } from '../core/json-api';
import { ownRows } from '../core/own';
import type { WishlistItemRow, WishlistRow } from './rows';

/** What lists and items may include. */
export const WISHLIST_INCLUDES: ReadonlySet<string> = new Set(
  'items wishlist product coverImage images brand category'.split(' '),
);
export function listResource({ customers }: Backend, row: WishlistRow): Resource {
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

export const itemResource = (row: WishlistItemRow): Resource => ({
  type: 'customer-wishlist-items',
  id: row.id,
  attributes: { qty: row.qty, created_at: row.createdUtc },
  relationships: {
    wishlist: { data: { type: 'customer-wishlists', id: row.wishlistId } },
    product: { data: { type: 'products', id: row.productId } },
  },
});

export const ownLists = ({ customers }: Backend, call: CustomerCall) =>
  ownRows(customers.rows.wishlists, call);
