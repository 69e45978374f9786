import { roundMoney } from '../money';
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
  const minimum = Math.min(...minimums);
  const everything = roundMoney(walletToUse + amountDue);
  const found: WalletAdjustment[] = [];
  if (maxWallet >= everything) {
    found.push({ kind: 'use-more', walletAmount: everything, remaining: 0 });
  }
  if (minimums.length > 0 && walletToUse > 0 && everything >= minimum) {
    const walletAmount = roundMoney(everything - minimum);
    found.push({ kind: 'use-less', walletAmount, remaining: minimum });
  }
  return found;
}
