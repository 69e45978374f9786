import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError, errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import { type ByPart, CHECKOUT_PARTS, type CheckoutPart } from '@/lib/domain/checkout/parts';
import { orderPlacementOf, placementOf } from '@/lib/domain/checkout/placement';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { paymentModule } from '@/lib/payments/registry';
import { checkoutKey, validateReview } from '@/lib/queries/checkout';
import { cartKey, customerCart } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { askOutcome, createTransaction, updateTransaction } from '@/lib/queries/transactions';
import { placeOnce } from '@/stores/flows/checkout/place-order';
import {
  dropPurchaseNote,
  notedPurchase,
  notePurchase,
  tellPurchase,
} from '@/stores/flows/checkout/tell-purchase';
import { dismiss, notify, PERSISTENT } from '@/stores/interface/toast-store';
import type { StepProps } from '../checkout-flow';
import { goToPart } from '../shared/part';
import { payingOf } from '../shared/paying-of';
import { refusalsOf } from '../shared/refusals';
import type { PlacingPhase } from './placing-lock';
import { useLeaving } from './use-leaving';

/** An error shown beside the button. Errors of a section are shown in that section instead. */
export type PlacingFailure =
  /** It is not known whether the order was created. */
  { kind: 'unknown' } | { kind: 'offline' } | { kind: 'said'; text: string };

/** Places the order while the page is locked, then redirects to its result or shows the error. */
export function usePlacing(props: StepProps) {
  const { customer, transactionId, store, config, hold } = props;
  const leave = useLeaving(props);
  const [phase, setPhase] = useState<PlacingPhase | null>(null);
  const [refused, setRefused] = useState<ByPart<string>>({});
  const [failure, setFailure] = useState<PlacingFailure | null>(null);
  const isBusy = useRef(false);
  const notice = useRef<number | null>(null);

  const succeed = ({ transaction, redirectTo }: TransactionAnswer, of: string) => {
    setPhase('leaving');
    if (notice.current !== null) dismiss(notice.current);
    const { total, walletPromotionAmount: earned } = transaction;
    const unknown = { total, tax: 0, shipping: 0, coupon: null, lines: [], earned };
    tellPurchase(transaction.transactionId, { ...(notedPurchase(of) ?? unknown), earned });
    dropPurchaseNote(of);
    leave(transaction, redirectTo);
  };

  /** Asks for the result of an earlier attempt whose answer may have been lost. True if the order was placed. */
  const recover = async (): Promise<boolean> => {
    const { attempt } = store.getState();
    if (!attempt) return false;
    const answer = await askOutcome(attempt.key, transactionId === null ? attempt.of : null);
    if (!answer) return false;
    succeed(answer, attempt.of);
    if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
    return true;
  };
  const begin = useEffectEvent(() => {
    if (store.getState().attempt === null) return;
    // If the order was placed the cart is empty: no redirect may happen before the answer is known.
    hold(true);
    recover()
      // If this request fails, the result is asked for again when the customer places the order.
      .catch(() => false)
      .then((isFound) => isFound || hold(false));
  });
  useEffect(() => begin(), []);

  const fail = (error: unknown) => {
    const { type, title, text } = describeError(error, { operation: 'pay' });
    notice.current = notify({ type, title, text, duration: PERSISTENT });
    const said = refusalsOf(error);
    const first = CHECKOUT_PARTS.find((part) => said[part] !== undefined);
    if (said.code) store.getState().setGivenCode(null);
    const errorMessage = errorText(error);
    store.getState().apply((data) => ({ ...data, deviceSessionId: null, errorMessage }));
    // Each attempt needs a new device session.
    const module = paymentModule(store.getState().paymentMethodCode ?? '', config);
    if (module.kind === 'card') {
      module.deviceSession().then(
        (deviceSessionId) => store.getState().apply((data) => ({ ...data, deviceSessionId })),
        () => undefined,
      );
    }
    const client = getQueryClient();
    void client.invalidateQueries({ queryKey: checkoutKey(customer.id) });
    void client.invalidateQueries({ queryKey: cartKey(customer.id) });
    flushSync(() => {
      hold(false);
      setPhase(null);
      setRefused(said);
      if (store.getState().attempt !== null) setFailure({ kind: 'unknown' });
      else if (error instanceof ApiError && error.status === null) setFailure({ kind: 'offline' });
      else if (!first) setFailure({ kind: 'said', text: errorMessage });
    });
    if (first) goToPart(first);
    else document.getElementById('place-order')?.focus();
  };

  const send = async (data: CheckoutData, totals: CheckoutTotals, cvcToken: string | null) => {
    const paying = payingOf(data);
    if (await recover()) return;
    const { trackingId } = data;
    const isShipping = transactionId === null ? data.isShipping : null;
    if (paying) await validateReview({ ...paying, isShipping, trackingId, transactionId });
    setPhase('placing');
    const of = transactionId ?? totals.cartId;
    const cart = getQueryClient().getQueryData(customerCart(customer.id).queryKey);
    notePurchase(of, {
      total: totals.total,
      tax: totals.tax,
      shipping: totals.shipping - totals.shippingDiscount,
      coupon: totals.couponCode,
      lines: transactionId === null ? (cart?.items.map(({ line }) => line) ?? []) : [],
      earned: totals.walletPromotionAmount,
    });
    const answer = await placeOnce(store, {
      of,
      send: (key) =>
        transactionId === null
          ? createTransaction(orderPlacementOf(data, totals, cvcToken), key)
          : updateTransaction(transactionId, placementOf(data, totals, cvcToken), key),
      ask: (key) => askOutcome(key, transactionId === null ? totals.cartId : null),
    });
    succeed(answer, of);
  };

  /** Places the order. A second call while one is running does nothing. */
  const place = async (data: CheckoutData, totals: CheckoutTotals, cvcToken: string | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefused({});
    setFailure(null);
    hold(true);
    setPhase('checking');
    if (notice.current !== null) dismiss(notice.current);
    try {
      await send(data, totals, cvcToken);
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
    }
  };
  /** Clears the error of a section that was fixed on this screen, so that the order can be placed. */
  const settle = (part: CheckoutPart) => {
    if (notice.current !== null) dismiss(notice.current);
    setRefused(({ [part]: _, ...rest }) => rest);
    document.getElementById('place-order')?.focus();
  };
  return { phase, refused, failure, place, settle };
}
