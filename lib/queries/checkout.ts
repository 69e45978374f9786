import { queryOptions, skipToken } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCheckoutTotals, readMonthlyOptions } from '@/lib/api/calls/checkout';
import { readCouriers, readPickupStores } from '@/lib/api/calls/delivery-options';
import { readPaymentMethods } from '@/lib/api/calls/payment-methods';
import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';
import { checkoutKey } from './keys';

/** Prices and stock of a purchase are always requested again. */
const FRESH = { staleTime: 0 } as const;

/** @param transactionId of an existing order to pay; null for the cart */
export const paymentMethodsQuery = (customerId: string, transactionId: string | null = null) =>
  queryOptions({
    queryKey: [...checkoutKey(customerId), 'methods', transactionId],
    queryFn: ({ signal }) => readPaymentMethods(browserClient, transactionId, signal),
    ...FRESH,
  });

/** Couriers for an address. Null when the address does not exist any more. */
export const couriersQuery = (customerId: string, addressId: string) =>
  queryOptions({
    queryKey: [...checkoutKey(customerId), 'couriers', addressId],
    queryFn: ({ signal }) => readCouriers(browserClient, addressId, signal),
    ...FRESH,
  });

/** Stores where the cart can be picked up. Null for a zip code that does not exist. */
export const pickupStoresQuery = (customerId: string, zipCode: string | null) =>
  queryOptions({
    queryKey: [...checkoutKey(customerId), 'stores', zipCode],
    queryFn: ({ signal }) => readPickupStores(browserClient, zipCode, signal),
    ...FRESH,
  });

/** Prefix of the keys of the server's totals. */
export const checkoutTotalsKey = (customerId: string) =>
  [...checkoutKey(customerId), 'totals'] as const;

/** The server's totals for a payment selection. */
export const checkoutTotalsQuery = (
  customerId: string,
  payment: PaymentSelection | null,
  transactionId: string | null = null,
) =>
  queryOptions({
    queryKey: [...checkoutTotalsKey(customerId), payment, transactionId],
    queryFn: ({ signal }) => readCheckoutTotals(browserClient, { payment, transactionId }, signal),
    ...FRESH,
  });

/** Prefix of the keys of the monthly options. */
export const monthlyOptionsKey = (customerId: string) =>
  [...checkoutKey(customerId), 'monthly'] as const;

/** The monthly options of a payment method, with a card or account when it needs one. Null: not chosen yet. */
export const monthlyOptionsQuery = (
  customerId: string,
  payment: PaymentSelection | null,
  transactionId: string | null,
) =>
  queryOptions({
    // Without the plans, which are chosen from these options.
    queryKey: [
      ...monthlyOptionsKey(customerId),
      payment?.methodCode,
      payment?.tokenizableId,
      transactionId,
    ],
    queryFn: payment
      ? ({ signal }) => readMonthlyOptions(browserClient, { payment, transactionId }, signal)
      : skipToken,
    ...FRESH,
  });
