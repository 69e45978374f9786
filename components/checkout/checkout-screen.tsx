'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { IssuerZip } from '@/components/account/invoicing/issuer-zip';
import { ClientScreen } from '@/components/shared/client-screen';
import { withCustomer } from '@/components/shared/customer-screen';
import { useRouteParams } from '@/components/shared/use-route-params';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { findStepRedirect } from '@/lib/domain/checkout/guard';
import { resetIfCustomerChanged, resetIfTransactionChanged } from '@/lib/domain/checkout/resets';
import { dropExpiredTokenizable } from '@/lib/domain/checkout/state';
import {
  completeStep,
  getCheckoutFlow,
  getNextStep,
  STEP_DETAILS,
} from '@/lib/domain/checkout/steps';
import type { Namespace } from '@/lib/i18n/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { route } from '@/lib/routing/routes';
import { loading } from '@/locales/es-MX/account.json';
import { useCheckoutStore, useTransactionCheckoutStore } from '@/stores/checkout/checkout-store';
import { getOrderRedirect } from '@/stores/flows/checkout/order-redirect';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { CheckoutLayout } from './frame/checkout-layout';
import { PayableTransactionGuard } from './frame/payable-transaction-guard';
import { useCheckoutCartSync } from './frame/use-checkout-cart-sync';
import { useStepRedirect } from './frame/use-step-redirect';
import type { ScreenStep, StepProps } from './step-props';

/** What every step reads. */
const TEXTS: readonly Namespace[] = [
  'checkout',
  'shipment',
  'delivery',
  'review-order',
  'account',
  'cart',
  'addresses',
  'invoicing',
  'cards',
];

export interface CheckoutStepProps {
  config: PaymentConfig;
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
}

const stepHref = (step: keyof typeof STEP_DETAILS, transactionId: string | null) =>
  route(STEP_DETAILS[step].route, transactionId === null ? {} : { transactionId });

/** Discards decisions that expired, or that belong to another customer or another order. */
function useDiscardStaleDecisions({
  store,
  customer,
  transactionId,
}: Omit<StepProps, 'config' | 'onComplete' | 'lockNavigation'>) {
  useEffect(() => {
    const { update } = store.getState();
    update((data) => resetIfCustomerChanged(data, customer.id));
    if (transactionId !== null) update((data) => resetIfTransactionChanged(data, transactionId));
    update((data) => dropExpiredTokenizable(data, Date.now()));
  }, [store, customer.id, transactionId]);
}

/** Makes the screen of a step. It redirects a customer who may not take it to the step that comes first (spec 2.3). */
export function checkoutScreen(
  step: ScreenStep,
  Step: ComponentType<StepProps>,
): ComponentType<CheckoutStepProps> {
  const Flow = withCustomer<{ config: PaymentConfig }>(function CheckoutFlow({ customer, config }) {
    const client = useQueryClient();
    const router = useRouter();
    const [isNavigationLocked, lockNavigation] = useState(
      () => getOrderRedirect(customer.id) !== null,
    );
    const { transactionId = null } = useRouteParams(STEP_DETAILS[step].route);
    const store = transactionId === null ? useCheckoutStore : useTransactionCheckoutStore;
    const state = store();
    useDiscardStaleDecisions({ store, customer, transactionId });
    useCheckoutCartSync(customer.id, transactionId === null && !isNavigationLocked);
    // Decisions for another order, or by another customer, do not count for this purchase.
    const isCurrentPurchase =
      (transactionId === null || state.transactionId === transactionId) &&
      (state.customerId === null || state.customerId === customer.id);
    const redirect = isNavigationLocked ? null : findStepRedirect(step, transactionId, state);
    const to = redirect && stepHref(redirect, transactionId);
    useStepRedirect(isCurrentPurchase ? to : undefined, {
      customerId: customer.id,
      isOfCart: transactionId === null,
    });
    if (redirect !== null || !isCurrentPurchase) return null;
    const onComplete: StepProps['onComplete'] = ({ replace } = { replace: false }) => {
      store.getState().update((data) => ({ ...data, steps: completeStep(data.steps, step) }));
      // The decisions of this step may change the data of the next ones.
      void client.invalidateQueries({ queryKey: checkoutKey(customer.id) });
      const { steps, hasMonthlyPayment } = store.getState();
      const next = getNextStep(getCheckoutFlow(transactionId), steps, hasMonthlyPayment);
      router[replace ? 'replace' : 'push'](stepHref(next, transactionId));
    };
    const props = {
      customer,
      transactionId,
      store,
      config,
      onComplete,
      lockNavigation,
    };
    return (
      <PayableTransactionGuard
        customerId={customer.id}
        transactionId={transactionId}
        isNavigationLocked={isNavigationLocked}
      >
        <CheckoutLayout step={step} {...props}>
          <Step {...props} />
        </CheckoutLayout>
      </PayableTransactionGuard>
    );
  });
  function GuardedFlow(props: { config: PaymentConfig }) {
    const isAuthenticated = useSessionStore(selectIsAuthenticated);
    const isExpired = useSessionStore((session) => session.isExpired);
    const [wasSignedOut] = useState(!isAuthenticated && !isExpired);
    // A visitor who arrives signed out starts over (spec 2.3). When a session expires, the decisions are kept for its
    // customer, also when that person comes back to a step before signing in.
    useEffect(() => {
      if (wasSignedOut) restartCheckout();
    }, [wasSignedOut]);
    return <Flow {...props} />;
  }
  return function CheckoutStepScreen({ config, issuerZip }) {
    return (
      <ClientScreen texts={TEXTS} skeleton={<ScreenSkeleton label={loading} className="h-96" />}>
        <IssuerZip value={issuerZip}>
          <GuardedFlow config={config} />
        </IssuerZip>
      </ClientScreen>
    );
  };
}
