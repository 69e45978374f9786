import { resource } from '../../../support/resource';

const product = (id: string) =>
  resource('products', id, { slug: `p-${id}`, name: 'Tarjeta de video', price_with_tax: 1000 });

const item = (productId: string, qty = 1, id = `i${productId}`) =>
  resource('customer-wishlist-items', id, { qty }, { product: { data: product(productId) } });

/** An item of a wishlist as the backend answers that it is saved. */
export const savedItem = (...of: Parameters<typeof item>) => ({
  data: item(...of),
  included: [product(of[0])],
});

/** What comes with wishlists of which these products are items. */
export const itemsOf = (...productIds: readonly string[]) =>
  productIds.flatMap((id) => [item(id), product(id)]);
