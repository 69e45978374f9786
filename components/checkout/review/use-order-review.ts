import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { onReturn } from '@/lib/browser/on-return';
import {
  type BySection,
  type CheckoutSection,
  findConsentProblem,
  findShipmentProblems,
  needsSecurityCode,
} from '@/lib/domain/checkout/checkout-sections';
import { findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import {
  createOrderFingerprint,
  toOrderData,
  toOrderParts,
} from '@/lib/domain/checkout/order-fingerprint';
import { findPaymentProblem, isPaymentNeeded } from '@/lib/domain/checkout/payment';
import type { CheckoutProblem } from '@/lib/domain/checkout/types';
import {
  getOrderQueries,
  type OrderCheckout,
  refreshOrder,
} from '@/stores/flows/checkout/order-queries';
import { type StepProps, useRefreshedMonthlyOptions } from '../purchase';

/** Everything that the order is made of, as it was last loaded. Parts are null until all of it is. */
function useOrderParts(checkout: Omit<OrderCheckout, 'openedAt'>) {
  const state = checkout.store();
  const queries = getOrderQueries(checkout, state);
  const totals = useQuery({ ...queries.totals, placeholderData: keepPreviousData });
  const methods = useQuery(queries.methods);
  const cart = useQuery(queries.cart);
  const addresses = useQuery(queries.addresses);
  const couriers = useQuery(queries.couriers);
  const stores = useQuery(queries.stores);
  const profiles = useQuery(queries.profiles);
  const all = [totals, methods, cart, addresses, couriers, stores, profiles];
  const answers = {
    addresses: addresses.data,
    couriers: couriers.data,
    stores: stores.data,
    profiles: profiles.data,
    cart: cart.data,
  };
  const isLoaded = !all.some(({ isLoading }) => isLoading);
  const parts =
    isLoaded && totals.data && methods.data
      ? toOrderParts(state, { ...answers, totals: totals.data, methods: methods.data })
      : null;
  const data = parts?.data ?? toOrderData(state, { ...answers, totals: totals.data });
  return { totals, methods, data, parts };
}

export function useOrderReview(props: StepProps) {
  const { customer, transactionId, store, config } = props;
  const state = store();
  const checkout = { customerId: customer.id, transactionId, store };
  const { totals, methods, data, parts } = useOrderParts(checkout);
  const arePlansFresh = useRefreshedMonthlyOptions(props, data.monthlyPlans.length > 0);
  const method = methods.data?.find(({ code }) => code === data.paymentMethodCode) ?? null;
  // A security code is valid for some minutes: checked when the screen opens and when the order is placed.
  const [now, setNow] = useState(() => Date.now());

  /** @param at milliseconds since 1970 */
  const isCodeNeeded = (at: number): boolean =>
    needsSecurityCode(
      {
        method,
        chosen: data.paymentTokenizable,
        entered: state.enteredSecurityCode,
        provider: config.providers.account,
      },
      at,
    );
  const findProblems = (at: number): BySection<CheckoutProblem> => {
    const found: BySection<CheckoutProblem> =
      transactionId === null ? findShipmentProblems(data) : {};
    const consent = transactionId === null ? findConsentProblem(data) : null;
    if (consent) found.terms = consent;
    const payment =
      methods.data && totals.data && isPaymentNeeded(totals.data)
        ? findPaymentProblem(data, methods.data, at)
        : null;
    if (payment) found.payment = payment;
    const monthly = findMonthlyStepProblem(data);
    if (monthly) found.monthly = monthly;
    return found;
  };
  /** What the shopper sees; null until everything is loaded. */
  const shown = parts && createOrderFingerprint(parts);
  return { data, arePlansFresh, method, totals, shown, now, setNow, isCodeNeeded, findProblems };
}

/** A window that gets the focus back, also from a frame of this page, asks again after this time in milliseconds. */
const MAX_AGE = 3000;

/**
 * Asks for the order again when its review opens, and when the shopper returns to the tab.
 * @param isPaused while the order is being placed: then the answer to an earlier question is not waited for, because
 *   the backend refuses to check what it has already sold
 * @returns what keeps it from being placed, in the backend's words, until it is cleared by who mended it here
 */
export function useOrderRefresh(checkout: OrderCheckout, isPaused: boolean) {
  const [errors, setErrors] = useState<BySection<string>>({});
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const refresh = useEffectEvent(async (maxAge: number, signal: AbortSignal) => {
    const isRecent = refreshedAt !== null && Date.now() - refreshedAt < maxAge;
    if (isRecent) return;
    const found = await refreshOrder(checkout, signal);
    if (!signal.aborted) setErrors(found);
    setRefreshedAt(Date.now());
  });
  useEffect(() => {
    if (isPaused) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Once: an order that was not placed keeps the reason on screen.
    void refresh(Number.POSITIVE_INFINITY, signal);
    onReturn((to) => void refresh(to === 'tab' ? 0 : MAX_AGE, signal), signal);
    return () => stop.abort();
  }, [isPaused]);
  const clearError = (section: CheckoutSection) => setErrors(({ [section]: _, ...rest }) => rest);
  return { errors, clearError, isFresh: refreshedAt !== null };
}
