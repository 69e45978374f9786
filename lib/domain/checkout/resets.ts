import { type CheckoutData, createInitialCheckout } from './state';

/**
 * Resets the checkout after the cart changed. The choice about insurance stays; otherwise a shopper who removed it would
 * pay for it after changing a quantity. A running attempt stays too, because its outcome still has to be checked.
 */
export function resetCheckoutData(data: CheckoutData): CheckoutData {
  const { customerId, hasShippingInsurance, isInsuranceChosen, attempt } = data;
  return {
    ...createInitialCheckout(),
    customerId,
    hasShippingInsurance,
    isInsuranceChosen,
    attempt,
  };
}

/** A text that identifies the contents of a cart. The order of the lines does not matter. */
export function createCartFingerprint(
  lines: readonly { productId: string; assemblyId: string | null; qty: number }[],
): string {
  return lines
    .map(({ productId, assemblyId, qty }) => JSON.stringify([productId, assemblyId, qty]))
    .sort()
    .join();
}

/** Resets a checkout that was started with different cart contents, or whose cart is empty (spec 4.2). */
export function resetIfCartChanged(data: CheckoutData, fingerprint: string): CheckoutData {
  if (data.cartFingerprint === fingerprint) return data;
  const isBegun = data.cartFingerprint !== null || fingerprint === '';
  return { ...(isBegun ? resetCheckoutData(data) : data), cartFingerprint: fingerprint };
}

/** Resets a checkout that was started for another transaction. */
export function resetIfTransactionChanged(data: CheckoutData, transactionId: string): CheckoutData {
  if (data.transactionId === transactionId) return data;
  const { customerId, attempt } = data;
  return { ...createInitialCheckout(), customerId, transactionId, attempt };
}

/** Resets the choices of another customer, whose session may have ended on this device. */
export function resetIfCustomerChanged(data: CheckoutData, customerId: string): CheckoutData {
  if (data.customerId === customerId) return data;
  return { ...(data.customerId === null ? data : createInitialCheckout()), customerId };
}
