'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useCart } from '@/components/cart/use-cart';
import { ClientScreen } from '@/components/shared/client-screen';
import { useRouteParams, withCustomer } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { transactionQuery } from '@/lib/api/transactions';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { isDigitalCart, setDigital } from '@/lib/domain/checkout/delivery';
import {
  dropExpiredTokenizable,
  resetIfCustomerChanged,
  resetIfTransactionChanged,
} from '@/lib/domain/checkout/state';
import {
  completeStep,
  findStepRedirect,
  getCheckoutFlow,
  getNextStep,
  STEP_DETAILS,
} from '@/lib/domain/checkout/steps';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import type { Namespace } from '@/lib/i18n/types';
import { orderHref } from '@/lib/routing/payment-href';
import { route } from '@/lib/routing/routes';
import { loading } from '@/locales/es-MX/account.json';
import { useCheckoutStore, useTransactionCheckoutStore } from '@/stores/checkout/checkout-store';
import { findPlacedOrder, getOrderRedirect } from '@/stores/flows/checkout/place-order-once';
import {
  restartCheckout,
  syncCheckoutWithCart,
  toFingerprintLines,
} from '@/stores/flows/checkout/sync-checkout';
import { notify } from '@/stores/interface/toast-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { StepsBar } from './layout/steps-bar';
import { SummaryAside } from './layout/summary-aside';
import { type ScreenStep, type StepProps, stepHref } from './purchase';
import { StepEndContext } from './shared/step-section';

interface PayableTransactionGuardProps {
  customerId: string;
  transactionId: string;
  /** The step stays on screen even if the order stops being payable. */
  isNavigationLocked: boolean;
  children: ReactNode;
}

/** Shows the steps only while the customer's order can still be paid, else a link to the order. */
export function PayableTransactionGuard(props: PayableTransactionGuardProps) {
  const { customerId, transactionId, isNavigationLocked, children } = props;
  const { t } = useTranslation('checkout');
  const query = useQuery(transactionQuery(customerId, transactionId));
  return (
    <QueryView
      query={query}
      skeleton={<div className="skeleton h-96" />}
      notFound={{ list: 'profile.orders' }}
    >
      {({ transaction: { isPayable, orderId } }) =>
        isPayable || isNavigationLocked ? (
          children
        ) : (
          <EmptyState
            icon="check"
            heading="h2"
            title={t('frame.notPayable')}
            text={t('frame.notPayableText')}
          >
            <ButtonLink href={orderHref(orderId)}>{t('frame.toOrder')}</ButtonLink>
          </EmptyState>
        )
      }
    </QueryView>
  );
}

/**
 * Redirects to the step where the checkout has to start. If this step was open before, a notice says that the cart
 * changed meanwhile; if another tab has ordered it, its result is shown instead.
 * @param to URL of that step; null while the current step is allowed, undefined until that is known
 */
function useStepRedirect(
  to: string | null | undefined,
  { customer, transactionId, openedAt }: Pick<StepProps, 'customer' | 'transactionId' | 'openedAt'>,
): void {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const wasAllowed = useRef(false);
  const redirect = useEffectEvent((href: string) => {
    const isOfCart = transactionId === null;
    const placed = isOfCart ? findPlacedOrder(customer.id, openedAt) : null;
    if (placed !== null) {
      router.replace(route('pending-payment', { transactionId: placed }));
      return;
    }
    if (wasAllowed.current && isOfCart) {
      const [title, text] = [t('cartChanged.title'), t('cartChanged.text')];
      notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
    }
    wasAllowed.current = false;
    router.replace(href);
  });
  useEffect(() => {
    if (to === null) wasAllowed.current = true;
    else if (to !== undefined) redirect(to);
  }, [to]);
}

/**
 * Resets the checkout's decisions when the customer's cart changes, also from another tab or device, and tells it whether
 * anything has to be delivered.
 */
function useCheckoutCartSync(customerId: string, isEnabled: boolean): void {
  const view = useCart(isEnabled);
  const isKnown = view.status === 'ready' && view.customerId === customerId && !view.isChanging;
  useEffect(() => {
    if (!isEnabled || !isKnown) return;
    syncCheckoutWithCart(toFingerprintLines(getCartLines(view)));
  }, [isEnabled, isKnown, view]);
  const query = { ...customerCartQuery(customerId), enabled: isEnabled, select: isDigitalCart };
  const { data: isDigital } = useQuery(query);
  // A reset of the checkout forgets it, so that it is set again.
  const isSet = useCheckoutStore(
    (state) => isDigital === undefined || state.isDigital === isDigital,
  );
  useEffect(() => {
    if (isDigital === undefined || isSet) return;
    useCheckoutStore.getState().update((data) => setDigital(data, isDigital));
  }, [isDigital, isSet]);
}

type CheckoutLayoutProps = StepProps & { step: ScreenStep; children: ReactNode };

function CheckoutLayout({ step, children, ...props }: CheckoutLayoutProps) {
  // The summary moves in the DOM, so that reading order matches the layout. The step stays mounted in both.
  const isWide = useMediaQuery('(width >= 992px)');
  const [stepEnd, setStepEnd] = useState<HTMLElement | null>(null);
  return (
    <StepEndContext value={stepEnd}>
      <StepsBar step={step} {...props} />
      <div className="checkout-columns flex flex-col gap-6 mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12 lg:mt-7">
        {!isWide && <SummaryAside {...props} isFolded />}
        <div className="min-w-0">{children}</div>
        {isWide && (
          <SummaryAside {...props} isFolded={false}>
            {/* A summary that is taller than the screen keeps it in view. */}
            <div
              ref={bottomInsetRef}
              className="sticky bottom-(--floor) -mb-2 pt-4 pb-2 bg-surface"
            >
              <div ref={setStepEnd} />
            </div>
          </SummaryAside>
        )}
      </div>
    </StepEndContext>
  );
}

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

export type CheckoutStepProps = Pick<StepProps, 'config' | 'issuerZip'>;

/** Makes the screen of a step. It redirects a customer who may not take it to the step that comes first (spec 2.3). */
export function checkoutScreen(
  step: ScreenStep,
  Step: ComponentType<StepProps>,
): ComponentType<CheckoutStepProps> {
  const Flow = withCustomer<CheckoutStepProps>(function CheckoutFlow({ customer, ...shop }) {
    const client = useQueryClient();
    const router = useRouter();
    const [isNavigationLocked, lockNavigation] = useState(
      () => getOrderRedirect(customer.id) !== null,
    );
    const [openedAt] = useState(Date.now);
    const { transactionId = null } = useRouteParams(STEP_DETAILS[step].route);
    const store = transactionId === null ? useCheckoutStore : useTransactionCheckoutStore;
    const state = store();
    const purchase = { customer, transactionId, store, openedAt };
    useEffect(() => {
      const { update } = store.getState();
      update((data) => resetIfCustomerChanged(data, customer.id));
      if (transactionId !== null) update((data) => resetIfTransactionChanged(data, transactionId));
      update((data) => dropExpiredTokenizable(data, Date.now()));
    }, [store, customer.id, transactionId]);
    useCheckoutCartSync(customer.id, transactionId === null && !isNavigationLocked);
    // Decisions for another order, or by another customer, do not count for this purchase.
    const isCurrentPurchase =
      (transactionId === null || state.transactionId === transactionId) &&
      (state.customerId === null || state.customerId === customer.id);
    const redirect = isNavigationLocked ? null : findStepRedirect(step, transactionId, state);
    const to = redirect && stepHref(redirect, transactionId);
    useStepRedirect(isCurrentPurchase ? to : undefined, purchase);
    if (redirect !== null || !isCurrentPurchase) return null;
    const onComplete: StepProps['onComplete'] = ({ replace } = { replace: false }) => {
      store.getState().update((data) => ({ ...data, steps: completeStep(data.steps, step) }));
      // The decisions of this step may change the data of the next ones.
      void client.invalidateQueries({ queryKey: checkoutKey(customer.id) });
      const { steps, hasMonthlyPayment } = store.getState();
      const next = getNextStep(getCheckoutFlow(transactionId), steps, hasMonthlyPayment);
      router[replace ? 'replace' : 'push'](stepHref(next, transactionId));
    };
    const props = { ...shop, ...purchase, onComplete, lockNavigation };
    const content = (
      <CheckoutLayout step={step} {...props}>
        <Step {...props} />
      </CheckoutLayout>
    );
    // In the flow from the cart no order exists yet.
    if (transactionId === null) return content;
    return (
      <PayableTransactionGuard
        customerId={customer.id}
        transactionId={transactionId}
        isNavigationLocked={isNavigationLocked}
      >
        {content}
      </PayableTransactionGuard>
    );
  });
  function GuardedFlow(props: CheckoutStepProps) {
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
  return function CheckoutStepScreen(props) {
    return (
      <ClientScreen texts={TEXTS} skeleton={<ScreenSkeleton label={loading} className="h-96" />}>
        <GuardedFlow {...props} />
      </ClientScreen>
    );
  };
}
