import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { onReturn } from '@/lib/browser/on-return';
import {
  type BySection,
  type CheckoutSection,
  findConsentProblem,
  findShipmentProblems,
  needsSecurityCode,
} from '@/lib/domain/checkout/checkout-sections';
import { findMonthlyStepProblem } from '@/lib/domain/checkout/monthly-plans';
import {
  createOrderFingerprint,
  findOrderChanges,
  type OrderChange,
  type OrderFingerprint,
  toOrderData,
  toOrderParts,
} from '@/lib/domain/checkout/order-fingerprint';
import { findPaymentProblem, isPaymentNeeded } from '@/lib/domain/checkout/payment';
import type { CheckoutProblem } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { isPaidLater } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import {
  getOrderQueries,
  type OrderCheckout,
  refreshOrder,
} from '@/stores/flows/checkout/order-queries';
import { type StepProps, useRefreshedMonthlyOptions } from '../purchase';

/** Everything that the order is made of, as it was last loaded. Parts are null until all of it is. */
function useOrderParts(checkout: Omit<OrderCheckout, 'openedAt'>) {
  const state = checkout.store();
  const queries = getOrderQueries(checkout, state);
  const totals = useQuery({ ...queries.totals, placeholderData: keepPreviousData });
  const methods = useQuery(queries.methods);
  const cart = useQuery(queries.cart);
  const addresses = useQuery(queries.addresses);
  const couriers = useQuery(queries.couriers);
  const stores = useQuery(queries.stores);
  const profiles = useQuery(queries.profiles);
  const all = [totals, methods, cart, addresses, couriers, stores, profiles];
  const answers = {
    addresses: addresses.data,
    couriers: couriers.data,
    stores: stores.data,
    profiles: profiles.data,
    cart: cart.data,
  };
  const isLoaded = !all.some(({ isLoading }) => isLoading);
  const parts =
    isLoaded && totals.data && methods.data
      ? toOrderParts(state, { ...answers, totals: totals.data, methods: methods.data })
      : null;
  const data = parts?.data ?? toOrderData(state, { ...answers, totals: totals.data });
  return { totals, methods, data, parts };
}

export function useOrderReview(props: StepProps) {
  const { customer, transactionId, store, config } = props;
  const state = store();
  const checkout = { customerId: customer.id, transactionId, store };
  const { totals, methods, data, parts } = useOrderParts(checkout);
  const arePlansFresh = useRefreshedMonthlyOptions(props, data.monthlyPlans.length > 0);
  const method = methods.data?.find(({ code }) => code === data.paymentMethodCode) ?? null;
  // A security code is valid for some minutes: checked when the screen opens and when the order is placed.
  const [now, setNow] = useState(() => Date.now());

  /** @param at milliseconds since 1970 */
  const isCodeNeeded = (at: number): boolean =>
    needsSecurityCode(
      {
        method,
        chosen: data.paymentTokenizable,
        entered: state.enteredSecurityCode,
        provider: config.providers.account,
      },
      at,
    );
  const findProblems = (at: number): BySection<CheckoutProblem> => {
    const isCart = transactionId === null;
    const isPaid = methods.data && totals.data && isPaymentNeeded(totals.data);
    const terms = isCart && findConsentProblem(data);
    const payment = isPaid && findPaymentProblem(data, methods.data, at);
    const monthly = findMonthlyStepProblem(data);
    return {
      ...(isCart && findShipmentProblems(data)),
      ...(terms && { terms }),
      ...(payment && { payment }),
      ...(monthly && { monthly }),
    };
  };
  const shown = parts && createOrderFingerprint(parts);
  return { data, arePlansFresh, method, totals, shown, now, setNow, isCodeNeeded, findProblems };
}

/** A window that gets the focus back, also from a frame of this page, asks again after this time in milliseconds. */
const MAX_AGE = 3000;

/**
 * Asks for the order again when its review opens, and when the shopper returns to the tab.
 * @param isPaused while the order is being placed: then the answer to an earlier question is not waited for, because
 *   the backend refuses to check what it has already sold
 * @returns what keeps it from being placed, in the backend's words, until it is cleared by who mended it here
 */
export function useOrderRefresh(checkout: OrderCheckout, isPaused: boolean) {
  const [errors, setErrors] = useState<BySection<string>>({});
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const refresh = useEffectEvent(async (maxAge: number, signal: AbortSignal) => {
    const isRecent = refreshedAt !== null && Date.now() - refreshedAt < maxAge;
    if (isRecent) return;
    const found = await refreshOrder(checkout, signal);
    if (!signal.aborted) setErrors(found);
    setRefreshedAt(Date.now());
  });
  useEffect(() => {
    if (isPaused) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Once: an order that was not placed keeps the reason on screen.
    void refresh(Number.POSITIVE_INFINITY, signal);
    onReturn((to) => void refresh(to === 'tab' ? 0 : MAX_AGE, signal), signal);
    return () => stop.abort();
  }, [isPaused]);
  const clearError = (section: CheckoutSection) => setErrors(({ [section]: _, ...rest }) => rest);
  return { errors, clearError, isFresh: refreshedAt !== null };
}

/** How long nothing can be confirmed after a change appeared, in milliseconds: a double click must not confirm it unread. */
const READING_TIME = 600;

/**
 * What changed since the shopper last saw the order: when it opened, or when it was last confirmed.
 * @param order null until it is loaded
 * @param isFresh whether it was asked for since the screen opened
 */
export function useOrderChanges(order: OrderFingerprint | null, isFresh: boolean) {
  const [seen, setSeen] = useState<OrderFingerprint | null>(null);
  /** Whether `seen` was confirmed, so that every difference has to be told. */
  const [isConfirmed, setConfirmed] = useState(false);
  const changes = seen && order ? findOrderChanges(seen, order) : [];
  // Insurance is switched on and off on this screen, which shows its price and the new total.
  const isOwnChange = !isConfirmed && changes.some(({ kind }) => kind === 'insurance');
  if (order && ((isFresh && seen === null) || isOwnChange)) setSeen(order);

  const [isReadable, setReadable] = useState(true);
  const text = JSON.stringify(changes);
  useLayoutEffect(() => {
    if (text === '[]') return;
    setReadable(false);
    const timer = setTimeout(() => setReadable(true), READING_TIME);
    return () => {
      clearTimeout(timer);
      setReadable(true);
    };
  }, [text]);

  const confirm = () => {
    setSeen(order);
    setConfirmed(true);
  };
  /** Takes the order as it is now as seen, after a change that the shopper made on this screen. */
  const accept = () => {
    setSeen(null);
    setConfirmed(false);
  };
  return { changes, isReadable, confirm, accept };
}

const prices = (change: { before: number; now: number }) => ({
  before: formatPrice(change.before),
  now: formatPrice(change.now),
});

function describeQuantity(
  { name, before, now }: OrderChange & { kind: 'quantity' },
  t: Texts<'review-order'>,
): string {
  if (before === 0) return t('changed.added', { name });
  if (now === 0) return t('changed.removed', { name });
  return t('changed.quantity', { name, before: String(before), count: now });
}

function describePlans({ now }: OrderChange & { kind: 'plans' }, t: Texts<'review-order'>): string {
  if (now.length === 0) return t('changed.plansGone');
  const plans = now.map(({ months, price, total }) =>
    months === 1
      ? t('monthly.once', { amount: formatPrice(total) })
      : t('monthly.plan', { months, amount: formatPrice(price), total: formatPrice(total) }),
  );
  return t('changed.plans', { now: plans.join('; ') });
}

type Arrival = OrderChange & { kind: 'arrival' };

function describeChange(
  change: OrderChange,
  t: Texts<'review-order'>,
  arrivalText: (days: Arrival) => string,
): string {
  switch (change.kind) {
    case 'delivery':
      return t(change.isShipping ? 'changed.shippingChosen' : 'changed.pickupChosen');
    case 'arrival':
      return t('changed.arrival', { arrival: arrivalText(change) });
    case 'coupon':
      return change.now === null
        ? t('changed.couponGone', { code: change.before ?? '' })
        : t('changed.coupon', { code: change.now });
    case 'quantity':
      return describeQuantity(change, t);
    case 'build':
      return t(change.requiresAssembly ? 'changed.buildAssembled' : 'changed.buildLoose', {
        name: change.name,
      });
    case 'price':
      return t('changed.price', { name: change.name, ...prices(change) });
    case 'plans':
      return describePlans(change, t);
    case 'shipping':
    case 'insurance':
    case 'wallet':
    case 'total':
      return t(`changed.${change.kind}`, prices(change));
    default:
      return change.now === null
        ? t(`changed.${change.kind}Gone`)
        : t(`changed.${change.kind}`, { now: change.now });
  }
}

export function OrderChanges(props: { changes: readonly OrderChange[]; method: string | null }) {
  const { changes, method } = props;
  const { t } = useTranslation('review-order');
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const terms = { now, isPaidLater: isPaidLater(method) };
  const arrivalText = ({ from, to }: Arrival) =>
    deliveryText({ days: null, from, to, cost: null }, terms, delivery);
  return (
    <div role="alert">
      {changes.length > 0 && (
        <div className="note note-warn">
          <p>
            <strong>{t('changed.title')}</strong>
          </p>
          <ul className="my-2 pl-5 list-disc">
            {changes.map((change) => {
              const text = describeChange(change, t, arrivalText);
              return <li key={text}>{text}</li>;
            })}
          </ul>
          <p>{t('changed.text')}</p>
        </div>
      )}
    </div>
  );
}
