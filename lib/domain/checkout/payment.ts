import { type PaymentTerms, type PurchasePrice, pricePurchase } from '../cart/purchase-price';
import type { CartLine } from '../cart/types';
import { roundMoney } from '../money';
import { isCardMethod } from '../payments/payment-method';
import type { CheckoutData } from './state';
import { isTokenActive } from './tokens';
import type { CheckoutProblem, CheckoutTotals, PaymentMethod } from './types';

/** Whether something is left to pay with a payment method, after wallet credit and earlier payments. */
export const isPaymentNeeded = ({ amountDue }: Pick<CheckoutTotals, 'amountDue'>): boolean =>
  amountDue > 0;

type PaymentData = Pick<
  CheckoutData,
  'paymentMethodCode' | 'paymentTokenizable' | 'expiresTokenizable'
>;

/**
 * What is missing in the payment step (spec 5).
 * @param methods the payment methods that the backend offers now
 */
export function findPaymentProblem(
  data: PaymentData,
  methods: readonly Pick<PaymentMethod, 'code' | 'tokenizer' | 'isAvailable'>[],
  now: number,
): CheckoutProblem | null {
  const method = methods.find(({ code }) => code === data.paymentMethodCode);
  if (!method?.isAvailable) return 'errors.method';
  if (!method.tokenizer) return null;
  const { paymentTokenizable: token } = data;
  if (token?.paymentMethodCode === method.code) {
    return isTokenActive(data.expiresTokenizable, now) ? null : 'errors.tokenizableExpired';
  }
  return isCardMethod(method.code) ? 'errors.card' : 'errors.account';
}

type PriceData = Pick<CheckoutData, 'paymentMethodCode' | 'monthlyPlans' | 'isDigital'>;

function getPaymentTerms({ paymentMethodCode, monthlyPlans }: PriceData): PaymentTerms {
  if (!paymentMethodCode) return 'open';
  return monthlyPlans.some((plan) => plan !== null && plan.months > 1) ? 'months' : 'once';
}

/**
 * The price of a purchase with the chosen payment.
 * @param lines the lines of the cart; null for an existing order
 */
export const priceCheckout = (
  totals: CheckoutTotals,
  data: PriceData,
  lines: readonly CartLine[] | null,
): PurchasePrice<CheckoutTotals> =>
  pricePurchase(totals, {
    payment: getPaymentTerms(data),
    lines,
    delivery: data.isDigital ? 'none' : totals.hasShipping ? 'courier' : 'pickup',
  });

/** Whether all lines have the price for a single payment that their cards show. */
export const isPaidAtCardPrices = ({ rows }: Pick<PurchasePrice<unknown>, 'rows'>): boolean =>
  rows.some(({ name }) => name === 'cash') &&
  !rows.some(({ name }) => name === 'months' || name === 'noCash');

/** How much of the wallet to use so that the purchase can be paid. Amounts in pesos. */
interface WalletAdjustment {
  kind: 'use-more' | 'use-less';
  /** What the wallet would cover. */
  walletAmount: number;
  /** What would be left to pay with a method. */
  remaining: number;
}

/**
 * What a remaining amount that no method accepts is compared with: one payment by the method with the lowest minimum.
 * Totals without a method lack the discount for one payment, and a larger amount than would be charged. Null when a
 * method is available.
 */
export function findRemainderPayment(
  methods: readonly Pick<PaymentMethod, 'code' | 'isAvailable' | 'minimumAmount' | 'tokenizer'>[],
) {
  if (methods.some(({ isAvailable }) => isAvailable)) return null;
  const known = methods.map(({ minimumAmount }) => minimumAmount ?? Number.POSITIVE_INFINITY);
  const lowest = methods.filter((_, at) => known[at] === Math.min(...known));
  // One that needs no card says its amount without one.
  const method = lowest.find(({ tokenizer }) => !tokenizer) ?? lowest[0];
  return method ? { methodCode: method.code, tokenizableId: null, plans: [] } : null;
}

type Totals = Pick<CheckoutTotals, 'amountDue' | 'walletToUse' | 'maxWalletAmount'>;

/**
 * The changes of the wallet amount that make a purchase payable whose remaining amount is below the minimum of every
 * method. Empty when a method is available, or when the wallet is not the reason.
 */
export function findWalletAdjustments(
  methods: readonly Pick<PaymentMethod, 'isAvailable' | 'minimumAmount'>[],
  { amountDue, walletToUse, maxWalletAmount }: Totals,
): WalletAdjustment[] {
  if (amountDue <= 0 || methods.some(({ isAvailable }) => isAvailable)) return [];
  const minimums = methods.flatMap(({ minimumAmount: minimum }) =>
    minimum !== null && minimum > amountDue ? [minimum] : [],
  );
  // Infinity when no minimum is known.
  const minimum = Math.min(...minimums);
  const everything = roundMoney(walletToUse + amountDue);
  const found: WalletAdjustment[] = [];
  if (maxWalletAmount >= everything) {
    found.push({ kind: 'use-more', walletAmount: everything, remaining: 0 });
  }
  if (everything >= minimum) {
    const walletAmount = roundMoney(everything - minimum);
    found.push({ kind: 'use-less', walletAmount, remaining: minimum });
  }
  return found;
}
