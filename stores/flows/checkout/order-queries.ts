import { addressesQuery } from '@/lib/api/addresses';
import { checkOrderReview, checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { ApiError } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { getErrorDetails } from '@/lib/api/client/shopper-message';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { couriersQuery, pickupStoresQuery } from '@/lib/api/delivery-options';
import { invoicingProfilesQuery } from '@/lib/api/invoicing';
import { monthlyOptionsQuery } from '@/lib/api/monthly-options';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { type BySection, findSectionByPointer } from '@/lib/domain/checkout/checkout-sections';
import { isShipped } from '@/lib/domain/checkout/delivery';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { type OrderParts, toOrderParts } from '@/lib/domain/checkout/order-fingerprint';
import {
  type ReviewedOrder,
  toOrderPayment,
  toPaymentSelection,
} from '@/lib/domain/checkout/place-order-request';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';
import { resendDelivery } from './save-delivery';

export interface OrderCheckout {
  customerId: string;
  /** An existing order that is being paid; null for the cart. */
  transactionId: string | null;
  store: typeof useCheckoutStore;
  /** When this tab opened the checkout, in milliseconds since 1970. */
  openedAt: number;
}

type OrderSubject = Pick<OrderCheckout, 'customerId' | 'transactionId'>;

/** The queries of everything that an order is made of. Those that it does not need are disabled. */
export function getOrderQueries({ customerId, transactionId }: OrderSubject, data: CheckoutData) {
  // For an existing order, products, delivery and invoicing are already decided.
  const isCart = transactionId === null;
  const isShipping = isCart && data.isShipping === true;
  const addressId = data.customerAddress?.id ?? '';
  const payment = toPaymentSelection(data);
  return {
    totals: { ...checkoutTotalsQuery(customerId, payment, transactionId), enabled: true },
    methods: { ...paymentMethodsQuery(customerId, transactionId), enabled: true },
    months: {
      ...monthlyOptionsQuery(customerId, payment, transactionId),
      enabled: payment !== null && data.monthlyPlans.length > 0,
    },
    cart: { ...customerCartQuery(customerId), enabled: isCart },
    addresses: { ...addressesQuery(customerId), enabled: isShipping },
    couriers: {
      ...couriersQuery(customerId, addressId),
      enabled: isShipping && addressId !== '',
    },
    stores: {
      ...pickupStoresQuery(customerId, useSessionStore.getState().zipCode),
      enabled: isCart && data.isShipping === false,
    },
    profiles: {
      ...invoicingProfilesQuery(customerId),
      enabled: isCart && data.requiredBilling,
    },
  };
}

/** In one round of parallel calls. @throws ApiError */
export async function readOrderParts(
  checkout: Omit<OrderCheckout, 'openedAt'>,
): Promise<OrderParts> {
  const { store } = checkout;
  const client = getQueryClient();
  const queries = getOrderQueries(checkout, store.getState());
  // Without network, waiting for it or trying again would only delay saying so.
  const fresh = { staleTime: 0, networkMode: 'always', retry: false } as const;
  const [totals, methods, months, cart, addresses, couriers, stores, profiles] = await Promise.all([
    client.fetchQuery({ ...queries.totals, ...fresh }),
    client.fetchQuery({ ...queries.methods, ...fresh }),
    queries.months.enabled ? client.fetchQuery({ ...queries.months, ...fresh }) : undefined,
    queries.cart.enabled ? client.fetchQuery({ ...queries.cart, ...fresh }) : undefined,
    queries.addresses.enabled ? client.fetchQuery({ ...queries.addresses, ...fresh }) : undefined,
    queries.couriers.enabled ? client.fetchQuery({ ...queries.couriers, ...fresh }) : undefined,
    queries.stores.enabled ? client.fetchQuery({ ...queries.stores, ...fresh }) : undefined,
    queries.profiles.enabled ? client.fetchQuery({ ...queries.profiles, ...fresh }) : undefined,
  ]);
  if (months) store.getState().update((data) => refreshMonthlyOptions(data, months));
  const answers = { totals, methods, cart, addresses, couriers, stores, profiles };
  return toOrderParts(store.getState(), answers);
}

/** The backend's validation messages, by the section of the checkout that each one points to. */
export function toSectionErrors(error: unknown): BySection<string> {
  const errors: BySection<string> = {};
  if (!(error instanceof ApiError) || error.kind !== 'http') return errors;
  for (const { pointer, detail } of getErrorDetails(error)) {
    const section = findSectionByPointer(pointer);
    if (section) {
      errors[section] = errors[section] ? `${errors[section]} ${detail}` : detail;
    }
  }
  return errors;
}

/** True when the request did not reach the backend. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === null;

/**
 * Asks again for an order that is being reviewed, and whether it can be placed.
 * @param signal aborted when the answer is not needed any more
 * @returns what keeps it from being placed, in the backend's words; nothing when the backend could not be asked
 */
export async function refreshOrder(
  checkout: OrderCheckout,
  signal: AbortSignal,
): Promise<BySection<string>> {
  try {
    const { data, totals } = await readOrderParts(checkout);
    const payment = toOrderPayment(data, totals);
    if (payment && !signal.aborted) await checkOrder(checkout, { payment, data }, signal);
    return {};
  } catch (error) {
    return toSectionErrors(error);
  }
}

function checkOrder(
  { transactionId }: OrderCheckout,
  { payment, data }: Pick<ReviewedOrder, 'payment' | 'data'>,
  signal?: AbortSignal,
): Promise<void> {
  const isShipping = transactionId === null ? isShipped(data) : null;
  const { trackingId } = data;
  const request = { ...payment, isShipping, trackingId, transactionId };
  return checkOrderReview(browserClient, request, signal);
}

/**
 * Asks again for everything that the order is made of, and whether it can be placed, in one round of parallel calls.
 * @returns the order as it is now, and the first reason why it cannot be placed
 * @throws ApiError when the order cannot be read
 */
export async function readAndCheckOrder(checkout: OrderCheckout, order: ReviewedOrder) {
  const checks = Promise.all([
    checkOrder(checkout, order),
    // Another device may have chosen another delivery since.
    checkout.transactionId === null && resendDelivery(order.data),
  ]);
  const [parts, refusal] = await Promise.all([
    readOrderParts(checkout),
    checks.then(
      () => null,
      (error: unknown) => ({ error }),
    ),
  ]);
  return { parts, refusal };
}
