import type { Purchase } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/client/browser-client';
import { readTransactionCart } from '@/lib/api/customer-cart';
import type { Transaction } from '@/lib/api/transactions';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import type { CartLine } from '@/lib/domain/cart/types';
import { toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import { asCartLine, toStoredLine } from '@/stores/cart/cart-guard';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';

/** localStorage key: ids of the transactions that this device has already tracked. */
const TRACKED_KEY = 'purchases-told';
const MAX_TRACKED = 30;
/** sessionStorage key prefix: what is being bought in this tab, by the cart or the order that is paid. */
const PENDING_PREFIX = 'purchase-note:';

function readTrackedIds(): string[] {
  const known = readJson(TRACKED_KEY);
  return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
}

/** The server empties the cart even if its answer is lost. @param subjectId of the cart, or of the existing order that is paid */
export function savePendingPurchase(
  subjectId: string,
  totals: CheckoutTotals,
  lines: readonly CartLine[],
): void {
  const { total, tax, shipping, shippingDiscount, couponCode: coupon } = totals;
  const amounts = { total, tax, shipping: (shipping ?? 0) - shippingDiscount, coupon };
  const text = JSON.stringify({ ...amounts, lines: lines.map(toStoredLine) });
  // Without storage, a purchase whose answer was lost is tracked without its lines.
  writeText(PENDING_PREFIX + subjectId, text, 'sessionStorage');
}

function getPendingPurchase(subjectId: string): Purchase | null {
  try {
    const stored = readJson(PENDING_PREFIX + subjectId, 'sessionStorage') as Purchase | null;
    return stored && { ...stored, lines: stored.lines.flatMap((line) => asCartLine(line) ?? []) };
  } catch {
    return null;
  }
}

/** Once per transaction, even when its answer arrives several times (spec 4.2). Without a stored purchase only the total is known. */
export function trackPlacedOrder(
  subjectId: string,
  { transactionId, total, walletPromotionAmount: earned }: Transaction,
): void {
  const unknown = { total: total ?? 0, tax: 0, shipping: 0, coupon: null, lines: [] };
  const purchase = getPendingPurchase(subjectId) ?? unknown;
  removeText(PENDING_PREFIX + subjectId, 'sessionStorage');
  const tracked = readTrackedIds();
  if (tracked.includes(transactionId)) return;
  // Without storage it is tracked anyway: the tab leaves this screen, so it is not tracked twice.
  writeText(TRACKED_KEY, JSON.stringify([...tracked, transactionId].slice(-MAX_TRACKED)));
  track({ name: 'purchase', transactionId, ...purchase });
  if (earned > 0) track({ name: 'earn_virtual_currency', amount: earned });
}

export function trackPaymentInfo(paymentType: string): void {
  const view = getCustomerCartView();
  if (!view?.totals) return;
  const { couponCode: coupon, walletToUse } = view.totals;
  track({ name: 'add_payment_info', lines: getCartLines(view), coupon, paymentType });
  track({ name: 'spend_wallet', amount: walletToUse });
}

/** Asks for the order's products; without an answer nothing is reported. */
export async function trackTransactionPaymentInfo(
  transactionId: string,
  data: CheckoutData,
): Promise<void> {
  const payment = toPaymentSelection(data);
  if (!payment?.methodCode) return;
  const request = { transactionId, payment, trackingId: data.trackingId };
  const cart = await readTransactionCart(browserClient, request).catch(() => null);
  if (!cart) return;
  const lines = cart.items.map(({ line }) => line);
  const coupon = cart.totals?.couponCode ?? null;
  track({ name: 'add_payment_info', lines, coupon, paymentType: payment.methodCode });
}
