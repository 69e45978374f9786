'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { forCustomer } from '@/components/account/customer-screen';
import type { Customer } from '@/lib/domain/account/types';
import { guardCheckout } from '@/lib/domain/checkout/guard';
import { dropExpired, forTransaction } from '@/lib/domain/checkout/state';
import { completeStep, flowOf, nextStep, STEPS } from '@/lib/domain/checkout/steps';
import type { PaymentConfig } from '@/lib/payments/config';
import { checkoutKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { route } from '@/lib/routes';
import { useCheckoutStore } from '@/stores/checkout-store';
import { useTransactionCheckoutStore } from '@/stores/transaction-checkout-store';
import { CheckoutFrame } from './frame/checkout-frame';
import { useCartFollowed } from './frame/use-cart-followed';
import { useLostWay } from './frame/use-lost-way';
import type { ScreenStep } from './screen-steps';

/** What every step of the checkout gets. */
export interface StepProps {
  customer: Customer;
  /** Of the address: an order that exists and is paid; null on the way from the cart to an order. */
  transactionId: string | null;
  /** The decisions so far, of the one flow or the other. */
  store: typeof useCheckoutStore;
  /** Which providers take payments, and with which public keys. */
  config: PaymentConfig;
  /** Marks this step as done and leads to the next one. */
  goOn: () => void;
  /**
   * While it is held nothing leads away from this step: an order is being placed, which empties the cart, or its
   * result's page is on its way.
   */
  hold: (isHeld: boolean) => void;
}

/** `/compra/{transactionId?}/…`. */
function useTransactionId(): string | null {
  const parts = usePathname().split('/').filter(Boolean);
  return parts.length > 2 ? decodeURIComponent(parts[1] ?? '') : null;
}

const addressOf = (step: keyof typeof STEPS, transactionId: string | null) =>
  route(STEPS[step].route, transactionId === null ? {} : { transactionId });

/** Begins with what is still good of earlier decisions. */
function useBeginning(store: StepProps['store'], transactionId: string | null) {
  useEffect(() => {
    const { apply } = store.getState();
    if (transactionId !== null) apply((data) => forTransaction(data, transactionId));
    apply((data) => dropExpired(data, Date.now()));
  }, [store, transactionId]);
}

/** Shows a step to a customer who may take it, and leads others to where they have to begin (spec 2.3). */
export function checkoutFlow(
  step: ScreenStep,
  Step: ComponentType<StepProps>,
): ComponentType<{ config: PaymentConfig }> {
  return forCustomer<{ config: PaymentConfig }>(function CheckoutFlow({ customer, config }) {
    const router = useRouter();
    const [isHeld, hold] = useState(false);
    const transactionId = useTransactionId();
    const store = transactionId === null ? useCheckoutStore : useTransactionCheckoutStore;
    const state = store();
    useBeginning(store, transactionId);
    useCartFollowed(customer.id, transactionId === null && !isHeld);
    // What was decided for another order is nothing of this one's.
    const isOfThis = transactionId === null || state.transactionId === transactionId;
    const verdict = guardCheckout(step, true, transactionId, state);
    const isAllowed = isHeld || verdict.kind === 'allow';
    const to = isHeld || verdict.kind !== 'redirect' ? null : addressOf(verdict.to, transactionId);
    useLostWay(isOfThis ? to : null, transactionId === null);
    if (!isAllowed || !isOfThis) return null;
    const goOn = () => {
      store.getState().apply((data) => ({ ...data, steps: completeStep(data.steps, step) }));
      // What was decided here may change what comes.
      void getQueryClient().invalidateQueries({ queryKey: checkoutKey(customer.id) });
      const next = nextStep(flowOf(transactionId), step, store.getState().hasMonthlyPayment);
      if (next) router.push(addressOf(next, transactionId));
    };
    const props = { customer, transactionId, store, config, goOn, hold };
    return (
      <CheckoutFrame step={step} {...props}>
        <Step {...props} />
      </CheckoutFrame>
    );
  });
}
