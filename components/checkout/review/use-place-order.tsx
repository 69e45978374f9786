import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError, errorText } from '@/lib/api/client/error-catalogue';
import { customerKey } from '@/lib/api/client/query-parts';
import type { Transaction, TransactionAnswer } from '@/lib/api/transactions';
import { afterFrame } from '@/lib/browser/after-frame';
import { announceDialogs } from '@/lib/browser/overlay-history';
import {
  type BySection,
  type CheckoutSection,
  findFirstSection,
} from '@/lib/domain/checkout/checkout-sections';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import type { ReviewedOrder } from '@/lib/domain/checkout/place-order-request';
import { resolvePaymentRedirect } from '@/lib/domain/payments/provider-redirect';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { providerSegment } from '@/lib/routing/payment-href';
import { findRouteName, readRouteParams } from '@/lib/routing/route-params';
import { route } from '@/lib/routing/routes';
import { forgetOrderedCart } from '@/stores/flows/cart/customer/cart-cache';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { isOffline, toSectionErrors } from '@/stores/flows/checkout/order-queries';
import { placeOrder, prepareNextAttempt, recoverOrder } from '@/stores/flows/checkout/place-order';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/place-order-once';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { dismissToast } from '@/stores/interface/toast-store';
import type { StepProps } from '../purchase';
import { focusFirstSection } from '../shared/step-section';

type PlaceOrderPhase = 'checking' | 'placing' | 'leaving';

export type PlaceOutcome = 'placed' | 'changed' | 'failed';

const focusButton = () => document.getElementById('place-order')?.focus();

/** Places the order while the page is locked, then redirects to its result or shows the error. */
export function usePlaceOrder(props: StepProps) {
  const { t } = useTranslation('review-order');
  const { t: shared } = useTranslation('account');
  const { customer, transactionId, store, openedAt, config, lockNavigation } = props;
  const checkout = { customerId: customer.id, transactionId, store, openedAt };
  const redirectToResult = useOrderRedirect(props);
  // A reload after the order was placed leads to its result at once.
  const [phase, setPhase] = useState<PlaceOrderPhase | null>(() =>
    getOrderRedirect(customer.id) === null ? null : 'leaving',
  );
  const [sectionErrors, setSectionErrors] = useState<BySection<string>>({});
  /** What is said beside the button; null when every error is shown in its section. */
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);
  const toastId = useRef<number | null>(null);
  const dismissErrorToast = () => {
    if (toastId.current !== null) dismissToast(toastId.current);
  };

  const leave = ({ transaction, redirectTo }: TransactionAnswer) => {
    setPhase('leaving');
    dismissErrorToast();
    redirectToResult(transaction, redirectTo);
  };
  const recover = useEffectEvent(() => {
    if (store.getState().attempt === null) return;
    // If the order was placed the cart is empty: no redirect may happen before the answer is known.
    lockNavigation(true);
    recoverOrder(checkout)
      // If this request fails, the result is asked for again when the customer places the order.
      .catch(() => null)
      .then((answer) => (answer ? leave(answer) : lockNavigation(false)));
  });
  useEffect(() => recover(), []);

  const describeFailure = (error: unknown, errors: BySection<string>): string | null => {
    // The order may have been created.
    if (store.getState().attempt !== null) return t('unknown');
    if (isOffline(error)) return shared('offline');
    return findFirstSection(errors) ? null : errorText(error);
  };
  const showError = (error: unknown) => {
    const notice = describeError(error, { operation: 'pay' });
    toastId.current = notifyFailure(error, { ...notice, duration: TOAST_DURATION.persistent });
    prepareNextAttempt(checkout, config, error);
    const errors = toSectionErrors(error);
    flushSync(() => {
      lockNavigation(false);
      setPhase(null);
      setSectionErrors(errors);
      setFailure(describeFailure(error, errors));
    });
    if (!focusFirstSection(errors)) focusButton();
  };

  const stop = () => {
    flushSync(() => {
      lockNavigation(false);
      setPhase(null);
    });
    focusButton();
  };
  /**
   * Places the order as it is shown. A second call while one is running does nothing.
   * @returns whether it was placed, was not what is shown any more, or failed, which the screen then says
   */
  const place = async (order: ReviewedOrder, shown: OrderFingerprint): Promise<PlaceOutcome> => {
    if (isBusy.current) return 'failed';
    isBusy.current = true;
    setSectionErrors({});
    setFailure(null);
    lockNavigation(true);
    setPhase('checking');
    dismissErrorToast();
    try {
      // The lock is on screen before its calls start.
      await afterFrame();
      const answer = await placeOrder(checkout, order, shown, () => setPhase('placing'));
      if (answer) leave(answer);
      else stop();
      return answer ? 'placed' : 'changed';
    } catch (error) {
      showError(error);
      return 'failed';
    } finally {
      isBusy.current = false;
    }
  };
  const clearSectionError = (section: CheckoutSection) => {
    dismissErrorToast();
    setSectionErrors(({ [section]: _, ...rest }) => rest);
    focusButton();
  };
  return { checkout, phase, sectionErrors, failure, place, clearSectionError };
}

/** Whether this shop has a page at a path. Of the providers' pages it has those of its own providers. */
function hasPage(path: string, providers: PaymentConfig['providers']): boolean {
  const { pathname } = new URL(path, location.origin);
  const name = findRouteName(pathname);
  if (name !== 'provider-payment') return name !== null;
  const { page } = readRouteParams(name, pathname);
  return Object.values(providers).some((provider) => page === providerSegment(provider));
}

type OrderRedirectProps = Pick<StepProps, 'customer' | 'store' | 'config' | 'lockNavigation'>;

/**
 * Redirects to the page or the provider that the placed transaction asks for (spec 4.2); a page that this shop does not
 * have is decided by the status instead. The decisions are cleared when this screen is left, with a navigation of the
 * router or with a full load: without them the checkout would redirect to its first step.
 */
export function useOrderRedirect(props: OrderRedirectProps) {
  const { customer, store, config, lockNavigation } = props;
  const client = useQueryClient();
  const router = useRouter();
  const isMounted = useRef(true);
  const isPlaced = useRef(false);
  const forget = () => {
    if (!isPlaced.current) return;
    store.getState().reset();
    store.persist.flush();
    // Cart, orders and wallet all changed with the order.
    void forgetOrderedCart(customer.id);
    void client.invalidateQueries({ queryKey: customerKey(customer.id) });
  };
  const open = (path: string) => {
    isPlaced.current = true;
    lockNavigation(true);
    if (!isMounted.current) forget();
    // Replace, so that the back button does not return to a placed order.
    router.replace(path);
  };
  const begin = useEffectEvent(() => {
    const path = getOrderRedirect(customer.id);
    if (path !== null) open(path);
  });
  const end = useEffectEvent(forget);
  useEffect(() => {
    const leave = () => end();
    isMounted.current = true;
    addEventListener('pagehide', leave);
    begin();
    return () => {
      isMounted.current = false;
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return ({ transactionId, paymentStatus, paymentId }: Transaction, redirectTo: string | null) => {
    const target = resolvePaymentRedirect(redirectTo, location.origin, config.hosts);
    if (target?.kind === 'external') {
      isPlaced.current = true;
      lockNavigation(true);
      const leaving = { customerId: customer.id, paymentId: paymentId ?? '', address: target.url };
      location.assign(startApproval(leaving));
      return;
    }
    const resultPage = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
    const path =
      target && hasPage(target.path, config.providers)
        ? target.path
        : route(resultPage, { transactionId });
    if (isMounted.current) saveOrderRedirect(customer.id, path);
    open(path);
  };
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Locks the page while an order is placed (spec 4.2): a modal dialog makes everything else inert and shows the phase,
 * and the browser warns before the page is closed.
 */
export function PlaceOrderLock({ phase }: { phase: PlaceOrderPhase }) {
  const { t } = useTranslation('review-order');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    announceDialogs();
    return () => {
      shown?.close();
      announceDialogs();
    };
  }, []);
  const isLeaving = phase === 'leaving';
  useEffect(() => {
    if (isLeaving) return;
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [isLeaving]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="placing-title"
      className="w-[min(100vw-2rem,26rem)] m-auto px-7 py-8 rounded-lg bg-surface text-ink shadow-panel overflow-hidden backdrop:bg-black/55"
      // Escape must not close it: an order that was sent cannot be cancelled here.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className="placing-bar absolute inset-x-0 top-0 h-1 bg-brand-wash" aria-hidden="true" />
      <h2 id="placing-title" tabIndex={-1} className="pb-2 text-20">
        {t('placing.title')}
      </h2>
      <p aria-live="polite">{t(`placing.${phase}`)}</p>
    </dialog>
  );
}
