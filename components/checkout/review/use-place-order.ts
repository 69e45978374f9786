import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '@/lib/api/client/error-catalogue';
import type { TransactionAnswer } from '@/lib/api/transactions';
import { afterFrame } from '@/lib/browser/after-frame';
import {
  type BySection,
  type CheckoutSection,
  findFirstSection,
} from '@/lib/domain/checkout/checkout-sections';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import type { ReviewedOrder } from '@/lib/domain/checkout/place-order-request';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
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
import { focusSection } from '../shared/step-section';
import { useOrderRedirect } from './order-redirect';
import type { PlaceOrderPhase } from './place-order-lock';

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
    const first = findFirstSection(errors);
    if (first) focusSection(first);
    else focusButton();
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
