import { track } from '@/lib/analytics/track';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { getCartLines } from '../cart/get-cart-lines';

/** Reports the payment method and the wallet amount to analytics. */
export function trackPaymentInfo(paymentType: string): void {
  const view = getCustomerCartView();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}
