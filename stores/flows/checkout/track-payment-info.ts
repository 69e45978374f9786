import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/client/browser-client';
import { readTransactionCart } from '@/lib/api/customer-cart';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { type PaymentSelection, toPaymentSelection } from '@/lib/domain/checkout/payment';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';

/** Reports the payment method of a cart, and the wallet amount, to analytics. */
export function trackPaymentInfo(paymentType: string): void {
  const view = getCustomerCartView();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

async function readTransactionLines(
  transactionId: string,
  payment: PaymentSelection,
  { trackingId }: CheckoutData,
) {
  const cart = await readTransactionCart(browserClient, { transactionId, payment, trackingId });
  return { lines: cart.items.map(({ line }) => line), coupon: cart.totals?.couponCode ?? null };
}

/**
 * Reports the payment method of an existing order to analytics. Its products are asked for; without an answer nothing is
 * reported.
 */
export async function trackTransactionPaymentInfo(
  transactionId: string,
  data: CheckoutData,
): Promise<void> {
  const payment = toPaymentSelection(data);
  if (!payment?.methodCode) return;
  const found = await readTransactionLines(transactionId, payment, data).catch(() => null);
  if (found) track({ name: 'add_payment_info', ...found, paymentType: payment.methodCode });
}
