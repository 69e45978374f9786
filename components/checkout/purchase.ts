import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { cartKey } from '@/lib/api/client/query-parts';
import type { Customer } from '@/lib/api/customer';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import type { InsuranceDecision } from '@/lib/domain/cart/purchase-price';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { findRemainderPayment, priceCheckout } from '@/lib/domain/checkout/payment';
import { toPaymentSelection } from '@/lib/domain/checkout/place-order-request';
import { getFinancedAmount, type JudgedPlan } from '@/lib/domain/checkout/plan-interest';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { type CheckoutStep, STEP_DETAILS } from '@/lib/domain/checkout/steps';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import type { Texts } from '@/lib/i18n/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { route } from '@/lib/routing/routes';
import { useCustomerCartView } from '@/stores/cart/customer-cart-store';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useIsDeliveryPending } from '@/stores/flows/checkout/save-delivery';

/** The steps that have a checkout screen: the step `detail` is the cart page. */
export type ScreenStep = Exclude<CheckoutStep, 'detail'>;

export interface StepProps {
  customer: Customer;
  /** From the URL: an existing order that is being paid; null in the flow from the cart. */
  transactionId: string | null;
  /** The store of the decisions: of the cart's checkout, or of the existing order's. */
  store: typeof useCheckoutStore;
  /** When this tab opened the step, in milliseconds since 1970. */
  openedAt: number;
  config: PaymentConfig;
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
  /** Marks this step as completed and goes to the next one. `replace` leaves this step out of the history. */
  onComplete: (options?: { replace: boolean }) => void;
  /**
   * While locked, no redirect leaves this step: an order is being placed, which empties the cart, or its result page
   * is loading.
   */
  lockNavigation: (isHeld: boolean) => void;
}

export type PurchaseProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;

export const stepHref = (step: CheckoutStep, transactionId: string | null): string =>
  route(STEP_DETAILS[step].route, transactionId === null ? {} : { transactionId });

/**
 * The server's totals for the payment chosen so far, or for the one that a remainder below every minimum would have.
 * Earlier totals stay visible while new ones load.
 */
export function useCheckoutTotals({ customer, transactionId, store }: PurchaseProps) {
  // The payment step loads them; elsewhere nothing is requested for this.
  const { data: methods = [] } = useQuery({
    ...paymentMethodsQuery(customer.id, transactionId),
    enabled: false,
  });
  const payment = toPaymentSelection(store()) ?? findRemainderPayment(methods);
  const query = checkoutTotalsQuery(customer.id, payment, transactionId);
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** The server's totals with the rows that lead to them from the prices of the cards. Null until they are loaded. */
export function useCheckoutPrice(
  { transactionId, store }: Pick<PurchaseProps, 'transactionId' | 'store'>,
  totals: CheckoutTotals | undefined,
) {
  const isCart = transactionId === null;
  const { totalsLines } = useCart(isCart);
  const data = store();
  return totals ? priceCheckout(totals, data, isCart ? totalsLines : null) : null;
}

/**
 * Loads the monthly plans again, because prices or the chosen delivery may have changed their amounts. True while they
 * are those of the chosen delivery.
 */
export function useRefreshedMonthlyOptions(
  { customer, transactionId, store }: PurchaseProps,
  isEnabled = true,
): boolean {
  const payment = toPaymentSelection(store());
  const isPending = useIsDeliveryPending(customer.id);
  const query = monthlyOptionsQuery(customer.id, payment, transactionId);
  const enabled = isEnabled && payment !== null;
  const { data, isFetching, isFetchedAfterMount } = useQuery({ ...query, enabled });
  const isInvalidated = useQueryClient().getQueryState(query.queryKey)?.isInvalidated === true;
  // A layout effect runs before paint, so that no amount visibly changes.
  useLayoutEffect(() => {
    if (data) store.getState().update((state) => refreshMonthlyOptions(state, data));
  }, [data, store]);
  return isFetchedAfterMount && !isPending && !(isInvalidated && isFetching);
}

/** What a plan with interest costs: its percentage and its CAT, as far as they are known; '' for any other plan. */
export function planInterestText({ plan, interest, cat }: JudgedPlan, t: Texts<'checkout'>) {
  if (interest !== 'charged') return '';
  const { interestPercent: percent } = plan;
  return [percent && t('monthly.interest', { percent }), cat !== null && t('monthly.cat', { cat })]
    .filter(Boolean)
    .join(' · ');
}

/** Names the products of a group of plans by their ids; '' when none of them is in the cart. */
export function useProductNames(): (ids: readonly string[]) => string {
  const view = useCustomerCartView();
  const lines = view ? getCartLines(view) : [];
  return (ids) => {
    const named = lines.filter(({ product }) => ids.includes(product.id));
    return [...new Set(named.map(({ product }) => product.name))].join(' · ');
  };
}

/**
 * What is paid in months, in pesos. Null when it is unknown, as of an order that exists already, and while the cart is
 * asked for again: compared with an earlier amount, a plan without interest could look like one with it.
 */
export function useFinancedAmount(
  data: Pick<CheckoutData, 'monthlyPaymentOptions'> & InsuranceDecision,
  transactionId: string | null,
): number | null {
  const view = useCustomerCartView();
  const isOutdated = useIsFetching({ queryKey: cartKey(view?.customerId ?? '') }) > 0;
  return transactionId === null && !isOutdated
    ? getFinancedAmount(data.monthlyPaymentOptions, view?.totals ?? null, data)
    : null;
}
