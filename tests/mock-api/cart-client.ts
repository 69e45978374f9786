import type { enter } from './customer-client';
import { linksOf, must } from './test-client';

export type Customer = Awaited<ReturnType<typeof enter>>;
export type Totals = Record<string, number>;

/** The cart with its lines. */
export const cartOf = async (customer: Customer) => {
  const answer = await customer.get<{ messages: string[] }>('/eshop/carrito/detalle');
  const cart = must(answer.data[0]);
  const items = answer.included.filter(({ type }) => type === 'cart-items');
  return { ...answer, cart, items, totals: cart.attributes as Totals };
};
/** Product → pieces. */
export const lines = (items: Awaited<ReturnType<typeof cartOf>>['items']) =>
  Object.fromEntries(
    items.map((item) => [must(linksOf(item, 'product')[0]).id, item.attributes.qty]),
  );
export const add = (customer: Customer, id: string, qty: number) =>
  customer.get(`/eshop/carrito/agregar/${id}/${qty}`);
export const cents = (amount: number) => Math.round(amount * 100);
