import type { GuestCartLine } from '@/lib/domain/cart/types';
import {
  type CheckoutData,
  cartFingerprint,
  forCart,
  resetCheckout as reset,
} from '@/lib/domain/checkout/state';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useTransactionCheckoutStore } from '@/stores/checkout/transaction-checkout-store';

/** Forgets every decision: the customer left (spec 4.1). */
export function forgetCheckouts(): void {
  for (const store of [useCheckoutStore, useTransactionCheckoutStore]) {
    store.getState().clear();
    store.persist.flush();
  }
}

/** The cart's lines as the checkout remembers them. */
export const fingerprintLines = (lines: readonly GuestCartLine[]) =>
  lines.map(({ product, assemblyId, quantity }) => ({
    productId: product.id,
    assemblyId,
    qty: quantity,
  }));

/** Tells the checkout what the cart holds, whoever changed it: another cart resets it (spec 4.2). */
export function followCart(lines: Parameters<typeof cartFingerprint>[0]): void {
  const fingerprint = cartFingerprint(lines);
  const rule = (data: CheckoutData) => forCart(data, fingerprint);
  if (useCheckoutStore.getState().cartFingerprint !== fingerprint) {
    useCheckoutStore.getState().apply(rule);
  }
}

/** Any change of the cart begins the checkout anew (spec 4.2). */
export function resetCheckout(): void {
  useCheckoutStore.getState().apply(reset);
}
