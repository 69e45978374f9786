import type { GuestCartLine } from '@/lib/domain/cart/types';
import {
  type CheckoutData,
  cartFingerprint,
  forCart,
  resetCheckout as reset,
} from '@/lib/domain/checkout/state';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useTransactionCheckoutStore } from '@/stores/checkout/transaction-checkout-store';

/** Resets both checkouts after signing out (spec 4.1). */
export function forgetCheckouts(): void {
  for (const store of [useCheckoutStore, useTransactionCheckoutStore]) {
    store.getState().clear();
    store.persist.flush();
  }
}

/** The cart's lines in the form that the checkout's fingerprint is made of. */
export const fingerprintLines = (lines: readonly GuestCartLine[]) =>
  lines.map(({ product, assemblyId, quantity }) => ({
    productId: product.id,
    assemblyId,
    qty: quantity,
  }));

/** Resets the checkout when the cart's content differs from what the checkout was started with (spec 4.2). */
export function followCart(lines: Parameters<typeof cartFingerprint>[0]): void {
  const fingerprint = cartFingerprint(lines);
  const rule = (data: CheckoutData) => forCart(data, fingerprint);
  if (useCheckoutStore.getState().cartFingerprint !== fingerprint) {
    useCheckoutStore.getState().apply(rule);
  }
}

/** Restarts the checkout; called after every change of the cart (spec 4.2). */
export function resetCheckout(): void {
  useCheckoutStore.getState().apply(reset);
}
