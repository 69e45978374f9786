import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError, errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import {
  type BySection,
  CHECKOUT_SECTIONS,
  type CheckoutSection,
} from '@/lib/domain/checkout/checkout-sections';
import {
  toPayTransactionRequest,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { getPaymentModule } from '@/lib/payments/registry';
import { checkoutKey, validateOrder } from '@/lib/queries/checkout';
import { cartKey, customerCartQuery } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import {
  createTransaction,
  fetchTransactionOutcome,
  updateTransaction,
} from '@/lib/queries/transactions';
import { placeOrderOnce } from '@/stores/flows/checkout/place-order';
import {
  clearPendingPurchase,
  getPendingPurchase,
  savePendingPurchase,
  trackPurchase,
} from '@/stores/flows/checkout/track-purchase';
import { dismissToast, notify, PERSISTENT } from '@/stores/interface/toast-store';
import { focusSection } from '../shared/step-section';
import { toPaymentSelection } from '../shared/to-payment-selection';
import { toSectionErrors } from '../shared/to-section-errors';
import type { StepProps } from '../step-props';
import type { PlaceOrderPhase } from './place-order-lock';
import { useOrderRedirect } from './use-order-redirect';

/** An error shown beside the button. Errors of a section are shown in that section instead. */
export type PlaceOrderFailure =
  /** It is not known whether the order was created. */
  { kind: 'unknown' } | { kind: 'offline' } | { kind: 'said'; text: string };

/** Places the order while the page is locked, then redirects to its result or shows the error. */
export function usePlaceOrder(props: StepProps) {
  const { customer, transactionId, store, config, lockNavigation } = props;
  const redirectToResult = useOrderRedirect(props);
  const [phase, setPhase] = useState<PlaceOrderPhase | null>(null);
  const [refused, setRefused] = useState<BySection<string>>({});
  const [failure, setFailure] = useState<PlaceOrderFailure | null>(null);
  const isBusy = useRef(false);
  const notice = useRef<number | null>(null);

  const succeed = ({ transaction, redirectTo }: TransactionAnswer, of: string) => {
    setPhase('leaving');
    if (notice.current !== null) dismissToast(notice.current);
    const { total, walletPromotionAmount: earned } = transaction;
    const unknown = { total, tax: 0, shipping: 0, coupon: null, lines: [], earned };
    trackPurchase(transaction.transactionId, { ...(getPendingPurchase(of) ?? unknown), earned });
    clearPendingPurchase(of);
    redirectToResult(transaction, redirectTo);
  };

  /** Asks for the result of an earlier attempt whose answer may have been lost. True if the order was placed. */
  const recover = async (): Promise<boolean> => {
    const { attempt } = store.getState();
    if (!attempt) return false;
    const answer = await fetchTransactionOutcome(
      attempt.key,
      transactionId === null ? attempt.of : null,
    );
    if (!answer) return false;
    succeed(answer, attempt.of);
    if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
    return true;
  };
  const begin = useEffectEvent(() => {
    if (store.getState().attempt === null) return;
    // If the order was placed the cart is empty: no redirect may happen before the answer is known.
    lockNavigation(true);
    recover()
      // If this request fails, the result is asked for again when the customer places the order.
      .catch(() => false)
      .then((isFound) => isFound || lockNavigation(false));
  });
  useEffect(() => begin(), []);

  const fail = (error: unknown) => {
    const { type, title, text } = describeError(error, { operation: 'pay' });
    notice.current = notify({ type, title, text, duration: PERSISTENT });
    const said = toSectionErrors(error);
    const first = CHECKOUT_SECTIONS.find((part) => said[part] !== undefined);
    if (said.code) store.getState().setEnteredSecurityCode(null);
    const errorMessage = errorText(error);
    store.getState().update((data) => ({ ...data, deviceSessionId: null, errorMessage }));
    // Each attempt needs a new device session.
    const module = getPaymentModule(store.getState().paymentMethodCode ?? '', config);
    if (module.kind === 'card') {
      module.createDeviceSession().then(
        (deviceSessionId) => store.getState().update((data) => ({ ...data, deviceSessionId })),
        () => undefined,
      );
    }
    const client = getQueryClient();
    void client.invalidateQueries({ queryKey: checkoutKey(customer.id) });
    void client.invalidateQueries({ queryKey: cartKey(customer.id) });
    flushSync(() => {
      lockNavigation(false);
      setPhase(null);
      setRefused(said);
      if (store.getState().attempt !== null) setFailure({ kind: 'unknown' });
      else if (error instanceof ApiError && error.status === null) setFailure({ kind: 'offline' });
      else if (!first) setFailure({ kind: 'said', text: errorMessage });
    });
    if (first) focusSection(first);
    else document.getElementById('place-order')?.focus();
  };

  const send = async (data: CheckoutData, totals: CheckoutTotals, cvcToken: string | null) => {
    const paying = toPaymentSelection(data);
    if (await recover()) return;
    const { trackingId } = data;
    const isShipping = transactionId === null ? data.isShipping : null;
    if (paying) await validateOrder({ ...paying, isShipping, trackingId, transactionId });
    setPhase('placing');
    const of = transactionId ?? totals.cartId;
    const cart = getQueryClient().getQueryData(customerCartQuery(customer.id).queryKey);
    savePendingPurchase(of, {
      total: totals.total,
      tax: totals.tax,
      shipping: totals.shipping - totals.shippingDiscount,
      coupon: totals.couponCode,
      lines: transactionId === null ? (cart?.items.map(({ line }) => line) ?? []) : [],
      earned: totals.walletPromotionAmount,
    });
    const answer = await placeOrderOnce(store, {
      subjectId: of,
      send: (key) =>
        transactionId === null
          ? createTransaction(toPlaceOrderRequest(data, totals, cvcToken), key)
          : updateTransaction(transactionId, toPayTransactionRequest(data, totals, cvcToken), key),
      findOrder: (key) =>
        fetchTransactionOutcome(key, transactionId === null ? totals.cartId : null),
    });
    succeed(answer, of);
  };

  /** Places the order. A second call while one is running does nothing. */
  const place = async (data: CheckoutData, totals: CheckoutTotals, cvcToken: string | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefused({});
    setFailure(null);
    lockNavigation(true);
    setPhase('checking');
    if (notice.current !== null) dismissToast(notice.current);
    try {
      await send(data, totals, cvcToken);
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
    }
  };
  /** Clears the error of a section that was fixed on this screen, so that the order can be placed. */
  const clearSectionError = (part: CheckoutSection) => {
    if (notice.current !== null) dismissToast(notice.current);
    setRefused(({ [part]: _, ...rest }) => rest);
    document.getElementById('place-order')?.focus();
  };
  return { phase, refused, failure, place, settle: clearSectionError };
}
