import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import * as calls from '@/lib/queries/cart-savings';
import { patchCart, refreshCart } from '@/stores/cart/customer-cart/cart-cache';
import { tellOtherTabs } from '@/stores/cart/customer-cart/other-tabs';
import { resetCheckout } from '../checkout/reset-checkout';

/** Shows the new totals, removes the old messages, and refetches the cart, because messages and lines may differ too. */
async function enter(customerId: string, call: Promise<CustomerCartTotals>): Promise<void> {
  const totals = await call;
  patchCart(customerId, (cart) => ({ ...cart, totals, messages: [] }));
  tellOtherTabs(customerId);
  resetCheckout();
  void refreshCart(customerId);
}

/** @throws ApiError */
export const applyCoupon = (customerId: string, code: string) =>
  enter(customerId, calls.addCoupon(code));

/** @throws ApiError */
export const dropCoupon = (customerId: string) => enter(customerId, calls.removeCoupon());

/** Uses this amount of the wallet, in pesos. A verification code must be confirmed first. @throws ApiError */
export const applyWallet = (customerId: string, amount: number) =>
  enter(customerId, calls.addWallet(amount));

/** @throws ApiError */
export const dropWallet = (customerId: string) => enter(customerId, calls.removeWallet());
