import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '@/lib/api/client/error-catalogue';
import type { TransactionAnswer } from '@/lib/api/transactions';
import { afterFrame } from '@/lib/browser/after-frame';
import { announceDialogs } from '@/lib/browser/overlay-history';
import type { BySection, CheckoutSection } from '@/lib/domain/checkout/checkout-sections';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import type { ReviewedOrder } from '@/lib/domain/checkout/place-order-request';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import {
  type PlaceOrderFailure,
  toPlaceOrderFailure,
  toSectionErrors,
} from '@/stores/flows/checkout/checkout-errors';
import { placeOrder, prepareNextAttempt, recoverOrder } from '@/stores/flows/checkout/place-order';
import { getOrderRedirect } from '@/stores/flows/checkout/placed-order';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { dismissToast } from '@/stores/interface/toast-store';
import type { StepProps } from '../purchase';
import { focusFirstSection } from '../shared/step-section';
import { useOrderRedirect } from './order-redirect';

/** The phase of placing the order; each one has its text. */
type PlaceOrderPhase = 'checking' | 'placing' | 'leaving';

export type PlaceOutcome = 'placed' | 'changed' | 'failed';

const focusButton = () => document.getElementById('place-order')?.focus();

/** Places the order while the page is locked, then redirects to its result or shows the error. */
export function usePlaceOrder(props: StepProps) {
  const { customer, transactionId, store, openedAt, config, lockNavigation } = props;
  const checkout = { customerId: customer.id, transactionId, store, openedAt };
  const redirectToResult = useOrderRedirect(props);
  // A reload after the order was placed leads to its result at once.
  const [phase, setPhase] = useState<PlaceOrderPhase | null>(() =>
    getOrderRedirect(customer.id) === null ? null : 'leaving',
  );
  const [sectionErrors, setSectionErrors] = useState<BySection<string>>({});
  const [failure, setFailure] = useState<PlaceOrderFailure | null>(null);
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

  const showError = (error: unknown) => {
    const notice = describeError(error, { operation: 'pay' });
    toastId.current = notifyFailure(error, { ...notice, duration: TOAST_DURATION.persistent });
    prepareNextAttempt(checkout, config, error);
    const errors = toSectionErrors(error);
    flushSync(() => {
      lockNavigation(false);
      setPhase(null);
      setSectionErrors(errors);
      setFailure(toPlaceOrderFailure(error, store.getState().attempt !== null));
    });
    if (!focusFirstSection(errors)) focusButton();
  };

  /** Lets the shopper read what changed before anything is placed. */
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
  /** Clears the error of a section that was fixed on this screen, so that the order can be placed. */
  const clearSectionError = (section: CheckoutSection) => {
    dismissErrorToast();
    setSectionErrors(({ [section]: _, ...rest }) => rest);
    focusButton();
  };
  return { checkout, phase, sectionErrors, failure, place, clearSectionError };
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
