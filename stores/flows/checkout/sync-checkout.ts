import type { CartLine } from '@/lib/domain/cart/types';
import {
  type CheckoutData,
  createCartFingerprint,
  resetCheckoutData as reset,
  resetIfCartChanged,
  withoutPlans,
} from '@/lib/domain/checkout/state';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';

export const toFingerprintLines = (lines: readonly CartLine[]) =>
  lines.map(({ product, assemblyId, quantity }) => ({
    productId: product.id,
    assemblyId,
    qty: quantity,
  }));

/** Resets the checkout when the cart's content differs from what the checkout was started with (spec 4.2). */
export function syncCheckoutWithCart(lines: Parameters<typeof createCartFingerprint>[0]): void {
  const fingerprint = createCartFingerprint(lines);
  const rule = (data: CheckoutData) => resetIfCartChanged(data, fingerprint);
  if (useCheckoutStore.getState().cartFingerprint !== fingerprint) {
    useCheckoutStore.getState().update(rule);
  }
}

export const isCartOfCheckout = (
  { cartFingerprint }: Pick<CheckoutData, 'cartFingerprint'>,
  lines: readonly CartLine[],
): boolean => createCartFingerprint(toFingerprintLines(lines)) === cartFingerprint;

/** Keeps the decisions about delivery when a coupon or the wallet changes what is left to pay. */
export function resetPaymentPlans(): void {
  useCheckoutStore.getState().update(withoutPlans);
}

/** Restarts the checkout; called after every change of the cart (spec 4.2). */
export function restartCheckout(): void {
  useCheckoutStore.getState().update(reset);
}
