import { browserClient } from '@/lib/api/client/browser-client';
import { getQueryClient } from '@/lib/api/client/query-client';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { addCoupon, addWallet, removeCoupon, removeWallet } from '@/lib/api/customer-cart';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { cartTabs, patchCart, refreshCart } from '@/stores/flows/cart/customer/cart-cache';
import { resetPaymentPlans } from '@/stores/flows/checkout/sync-checkout';

/** Shows the new totals, removes the old messages, and refetches the cart, because messages and lines may differ too. */
async function applyTotals(
  customerId: string,
  call: Promise<CustomerCartTotals | null>,
): Promise<void> {
  const totals = await call;
  patchCart(customerId, (cart) => ({ ...cart, totals: totals ?? cart.totals, messages: [] }));
  cartTabs.notify(customerId);
  resetPaymentPlans();
  void getQueryClient().invalidateQueries({ queryKey: checkoutKey(customerId) });
  void refreshCart(customerId);
}

/** @throws ApiError */
export const applyCoupon = (customerId: string, code: string) =>
  applyTotals(
    customerId,
    addCoupon(browserClient, code, useCheckoutStore.getState().paymentMethodCode),
  );

/** @throws ApiError */
export const removeCouponFromCart = (customerId: string) =>
  applyTotals(customerId, removeCoupon(browserClient));

/** Uses this amount of the wallet, in pesos. A verification code must be confirmed first. @throws ApiError */
export const applyWallet = (customerId: string, amount: number) =>
  applyTotals(customerId, addWallet(browserClient, amount));

/** @throws ApiError */
export const removeWalletFromCart = (customerId: string) =>
  applyTotals(customerId, removeWallet(browserClient));
