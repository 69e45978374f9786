'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { forCustomer } from '@/components/shared/customer-screen';
import { useRouteParams } from '@/components/shared/use-route-params';
import { guardCheckout } from '@/lib/domain/checkout/guard';
import { dropExpired, forTransaction, ownCheckout } from '@/lib/domain/checkout/state';
import { completeStep, flowOf, nextStep, STEPS } from '@/lib/domain/checkout/steps';
import type { PaymentConfig } from '@/lib/payments/config';
import { checkoutKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useTransactionCheckoutStore } from '@/stores/checkout/transaction-checkout-store';
import { resetCheckout } from '@/stores/flows/checkout/reset-checkout';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { CheckoutFrame } from './frame/checkout-frame';
import { PayableOnly } from './frame/payable-only';
import { useCartFollowed } from './frame/use-cart-followed';
import { useLostWay } from './frame/use-lost-way';
import type { ScreenStep } from './screen-steps';
import type { StepProps } from './step-props';

export type { StepProps } from './step-props';

const addressOf = (step: keyof typeof STEPS, transactionId: string | null) =>
  route(STEPS[step].route, transactionId === null ? {} : { transactionId });

/** Discards decisions that expired, or that belong to another customer or another order. */
function useBeginning({
  store,
  customer,
  transactionId,
}: Omit<StepProps, 'config' | 'goOn' | 'hold'>) {
  useEffect(() => {
    const { apply } = store.getState();
    apply((data) => ownCheckout(data, customer.id));
    if (transactionId !== null) apply((data) => forTransaction(data, transactionId));
    apply((data) => dropExpired(data, Date.now()));
  }, [store, customer.id, transactionId]);
}

/** Wraps a step: shows it when the customer may take it, else redirects to the step that comes first (spec 2.3). */
export function checkoutFlow(
  step: ScreenStep,
  Step: ComponentType<StepProps>,
): ComponentType<{ config: PaymentConfig }> {
  const Flow = forCustomer<{ config: PaymentConfig }>(function CheckoutFlow({ customer, config }) {
    const router = useRouter();
    const [isHeld, hold] = useState(false);
    const { transactionId = null } = useRouteParams(STEPS[step].route);
    const store = transactionId === null ? useCheckoutStore : useTransactionCheckoutStore;
    const state = store();
    useBeginning({ store, customer, transactionId });
    useCartFollowed(customer.id, transactionId === null && !isHeld);
    // Decisions for another order, or by another customer, do not count for this purchase.
    const isOfThis =
      (transactionId === null || state.transactionId === transactionId) &&
      (state.customerId === null || state.customerId === customer.id);
    const verdict = guardCheckout(step, true, transactionId, state);
    const isAllowed = isHeld || verdict.kind === 'allow';
    const to = isHeld || verdict.kind !== 'redirect' ? null : addressOf(verdict.to, transactionId);
    useLostWay(isOfThis ? to : undefined, transactionId === null);
    if (!isAllowed || !isOfThis) return null;
    const goOn = () => {
      store.getState().apply((data) => ({ ...data, steps: completeStep(data.steps, step) }));
      // The decisions of this step may change the data of the next ones.
      void getQueryClient().invalidateQueries({ queryKey: checkoutKey(customer.id) });
      const next = nextStep(flowOf(transactionId), step, store.getState().hasMonthlyPayment);
      if (next) router.push(addressOf(next, transactionId));
    };
    const props = { customer, transactionId, store, config, goOn, hold };
    return (
      <PayableOnly customerId={customer.id} transactionId={transactionId} isHeld={isHeld}>
        <CheckoutFrame step={step} {...props}>
          <Step {...props} />
        </CheckoutFrame>
      </PayableOnly>
    );
  });
  return function GuardedFlow(props) {
    const isIn = useSessionStore(selectIsAuthenticated);
    const [isStranger] = useState(!isIn);
    // A visitor who arrives signed out starts over (spec 2.3). When a session expires midway, the decisions are kept.
    useEffect(() => {
      if (isStranger) resetCheckout();
    }, [isStranger]);
    return <Flow {...props} />;
  };
}
