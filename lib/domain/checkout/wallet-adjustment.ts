import { roundMoney } from '../money';
import type { PaymentSelection } from './payment-selection';
import type { CheckoutTotals } from './totals';
import type { PaymentMethod } from './types';

/** How much of the wallet to use so that the purchase can be paid. Amounts in pesos. */
export interface WalletAdjustment {
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
): PaymentSelection | null {
  if (methods.some(({ isAvailable }) => isAvailable)) return null;
  const known = methods.map(({ minimumAmount }) => minimumAmount ?? Number.POSITIVE_INFINITY);
  const lowest = methods.filter((_, at) => known[at] === Math.min(...known));
  // One that needs no card says its amount without one.
  const method = lowest.find(({ tokenizer }) => !tokenizer) ?? lowest[0];
  return method ? { methodCode: method.code, tokenizableId: null, plans: [] } : null;
}

type Totals = Pick<CheckoutTotals, 'amountDue' | 'walletToUse' | 'maxWallet'>;

/**
 * The changes of the wallet amount that make a purchase payable whose remaining amount is below the minimum of every
 * method. Empty when a method is available, or when the wallet is not the reason.
 */
export function findWalletAdjustments(
  methods: readonly Pick<PaymentMethod, 'isAvailable' | 'minimumAmount'>[],
  { amountDue, walletToUse, maxWallet }: Totals,
): WalletAdjustment[] {
  if (amountDue <= 0 || methods.some(({ isAvailable }) => isAvailable)) return [];
  const minimums = methods.flatMap(({ minimumAmount: minimum }) =>
    minimum !== null && minimum > amountDue ? [minimum] : [],
  );
  // Infinity when no minimum is known.
  const minimum = Math.min(...minimums);
  const everything = roundMoney(walletToUse + amountDue);
  const found: WalletAdjustment[] = [];
  if (maxWallet >= everything) {
    found.push({ kind: 'use-more', walletAmount: everything, remaining: 0 });
  }
  if (everything >= minimum) {
    const walletAmount = roundMoney(everything - minimum);
    found.push({ kind: 'use-less', walletAmount, remaining: minimum });
  }
  return found;
}
