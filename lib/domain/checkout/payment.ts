import { type PaymentTerms, type PurchasePrice, pricePurchase } from '../cart/purchase-price';
import type { CartLine } from '../cart/types';
import { roundMoney } from '../money';
import { isCardMethod } from '../payments/payment-method';
import type { CheckoutData } from './state';
import { isTokenActive } from './tokens';
import type { CheckoutProblem, CheckoutTotals, PaymentMethod } from './types';

export const isPaymentNeeded = ({ amountDue }: Pick<CheckoutTotals, 'amountDue'>): boolean =>
  amountDue > 0;

/** What is missing in the payment step (spec 5), by the methods that are offered now. */
export function findPaymentProblem(
  data: Pick<CheckoutData, 'paymentMethodCode' | 'paymentTokenizable' | 'expiresTokenizable'>,
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

/** Whether less is left to pay than the total, so that both are named. */
export const isDueLess = (totals: Pick<CheckoutTotals, 'walletToUse' | 'paymentApplied'>) =>
  totals.walletToUse > 0 || totals.paymentApplied > 0;

type PriceData = Pick<CheckoutData, 'paymentMethodCode' | 'monthlyPlans' | 'isDigital'>;

function getPaymentTerms({ paymentMethodCode, monthlyPlans }: PriceData): PaymentTerms {
  if (!paymentMethodCode) return 'open';
  return monthlyPlans.some((plan) => plan !== null && plan.months > 1) ? 'months' : 'once';
}

/** `lines` is null for an existing order. */
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

export const isPaidAtCardPrices = ({ rows }: Pick<PurchasePrice<unknown>, 'rows'>): boolean =>
  rows.some(({ name }) => name === 'cash') &&
  !rows.some(({ name }) => name === 'months' || name === 'noCash');

/** What is compared with an amount that no method accepts: one payment by the lowest minimum, because totals without a method lack its discount. */
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

/** Wallet amounts (pesos) that make a purchase payable when what is left is below every minimum. Empty when the wallet is not the reason. */
export function findWalletAdjustments(
  methods: readonly Pick<PaymentMethod, 'isAvailable' | 'minimumAmount'>[],
  totals: Pick<CheckoutTotals, 'amountDue' | 'walletToUse' | 'maxWalletAmount'>,
) {
  const { amountDue, walletToUse, maxWalletAmount } = totals;
  if (amountDue <= 0 || methods.some(({ isAvailable }) => isAvailable)) return [];
  const minimums = methods.flatMap(({ minimumAmount: minimum }) =>
    minimum !== null && minimum > amountDue ? [minimum] : [],
  );
  // Infinity when no minimum is known.
  const minimum = Math.min(...minimums);
  const everything = roundMoney(walletToUse + amountDue);
  const more = { kind: 'use-more', walletAmount: everything, remaining: 0 } as const;
  const walletAmount = roundMoney(everything - minimum);
  const less = { kind: 'use-less', walletAmount, remaining: minimum } as const;
  return [
    ...(maxWalletAmount >= everything ? [more] : []),
    ...(everything >= minimum ? [less] : []),
  ];
}
