import { type PaymentTerms, type PurchasePrice, pricePurchase } from '../cart/purchase-price';
import type { CartLine } from '../cart/types';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';

/** Whether less is left to pay than the total, so that both are named. */
export const isDueLess = ({
  walletToUse,
  paymentApplied,
}: Pick<CheckoutTotals, 'walletToUse' | 'paymentApplied'>): boolean =>
  walletToUse > 0 || paymentApplied > 0;

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
