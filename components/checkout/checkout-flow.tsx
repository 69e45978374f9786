'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, useEffect } from 'react';
import { forCustomer } from '@/components/account/customer-screen';
import type { Customer } from '@/lib/domain/account/types';
import { guardCheckout } from '@/lib/domain/checkout/guard';
import { forTransaction } from '@/lib/domain/checkout/state';
import { completeStep, flowOf, nextStep, STEPS } from '@/lib/domain/checkout/steps';
import { route } from '@/lib/routes';
import { useCheckoutStore } from '@/stores/checkout-store';
import { useTransactionCheckoutStore } from '@/stores/transaction-checkout-store';
import type { ScreenStep } from './screen-steps';

/** What every step of the checkout gets. */
export interface StepProps {
  customer: Customer;
  /** Of the address: an order that exists and is paid; null on the way from the cart to an order. */
  transactionId: string | null;
  /** The decisions so far, of the one flow or the other. */
  store: typeof useCheckoutStore;
  /** Marks this step as done and leads to the next one. */
  goOn: () => void;
}

/** `/compra/{transactionId?}/…`. */
function useTransactionId(): string | null {
  const parts = usePathname().split('/').filter(Boolean);
  return parts.length > 2 ? decodeURIComponent(parts[1] ?? '') : null;
}

/** Shows a step to a customer who may take it, and leads others to where they have to begin (spec 2.3). */
export function checkoutFlow(step: ScreenStep, Step: ComponentType<StepProps>): ComponentType {
  return forCustomer(function CheckoutFlow({ customer }) {
    const router = useRouter();
    const transactionId = useTransactionId();
    const store = transactionId === null ? useCheckoutStore : useTransactionCheckoutStore;
    const state = store();
    const verdict = guardCheckout(step, true, transactionId, state);
    const to = verdict.kind === 'redirect' ? verdict.to : null;
    useEffect(() => {
      if (transactionId !== null) {
        store.getState().apply((data) => forTransaction(data, transactionId));
      }
    }, [store, transactionId]);
    useEffect(() => {
      if (to !== null) {
        router.replace(route(STEPS[to].route, transactionId === null ? {} : { transactionId }));
      }
    }, [to, router, transactionId]);
    if (verdict.kind !== 'allow') return null;
    const goOn = () => {
      store.getState().apply((data) => ({ ...data, steps: completeStep(data.steps, step) }));
      const next = nextStep(flowOf(transactionId), step, store.getState().hasMonthlyPayment);
      if (next) {
        router.push(route(STEPS[next].route, transactionId === null ? {} : { transactionId }));
      }
    };
    return <Step customer={customer} transactionId={transactionId} store={store} goOn={goOn} />;
  });
}
