import {
  addCoupon,
  addToCart,
  readCustomerCart,
  removeFromCart,
  setCartQuantity,
} from '@/lib/api/customer-cart';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Address } from '@/lib/domain/address/address';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { Walk } from './walk';
import { writeOrder } from './write-order';

/** Fills the cart, orders it where nothing else is in it, and takes out what was put in. */
export async function writeCart(
  walk: Walk,
  { product, address }: { product: ProductSummary; address: Address | null },
): Promise<void> {
  const readCart = () => walk.step('cart', readCustomerCart);
  const before = await readCart();
  await walk.step('an added product', addToCart, { productId: product.id, qty: 1 });
  const cart = await readCart();
  const isNew = (id: string) => before?.items.every((item) => item.id !== id) ?? true;
  const line = cart?.items.find(({ id }) => isNew(id));
  if (!line) {
    const problem = ['the call', 'puts nothing in the cart'] as const;
    walk.observe(specEndpoints.cartAdd, 'must', problem, 'nothing can be bought');
    return;
  }
  await walk.step('a quantity', setCartQuantity, { itemId: line.id, qty: 1 });
  await walk.refused('an unknown coupon', [400, 404, 409, 422], addCoupon, 'NO-EXISTE-0', null);
  const isOrdered =
    before?.items.length === 0 && cart ? await writeOrder(walk, { cart, address }) : false;
  if (before && before.items.length > 0)
    walk.note('The cart was not empty, so no order was tried: it would have ordered the rest too.');
  if (!isOrdered) await walk.step('a removed line', removeFromCart, line.id);
}
