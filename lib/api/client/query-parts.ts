/** Every other key is written in the options of its query, and the rest of the shop takes it from there: `ordersQuery(id).queryKey`. */

/** First part of the keys of all queries with a customer's data. They are removed when the customer signs out. */
export const CUSTOMER_SCOPE = 'customer';

export const customerKey = <Rest extends readonly unknown[]>(customerId: string, ...rest: Rest) =>
  [CUSTOMER_SCOPE, customerId, ...rest] as const;

export const cartKey = (customerId: string) => customerKey(customerId, 'cart');

/** Prefix of the keys of the checkout. Its data depends on the cart, so it is dropped when the cart changes. */
export const checkoutKey = (customerId: string) => customerKey(customerId, 'checkout');

export const ordersKey = (customerId: string) => customerKey(customerId, 'orders');

export const RARELY_CHANGING_MS = 30 * 60_000;
