import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import {
  checkOrderReview,
  type OrderReviewRequest,
  readCheckoutTotals,
  readCouriers,
  readMonthlyOptions,
  readPaymentMethods,
  readPickupStores,
} from '@/lib/api/calls/checkout';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { serialise } from '@/lib/api/json-api';
import { requireEntity } from '@/lib/api/require-entity';
import { toCheckoutTotals } from '@/lib/api/resources/checkout-totals';
import { toTokenizable } from '@/lib/api/resources/tokenizable';
import { models } from '@/lib/api/resources/wire';
import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { MonthlyPaymentOption, Tokenizable } from '@/lib/domain/checkout/types';
import { CUSTOMER_SCOPE } from './query-client';

/** Prefix of the query keys of the checkout. Its data depends on the cart, so it is dropped when the cart changes. */
export const checkoutKey = (customerId: string) =>
  [CUSTOMER_SCOPE, customerId, 'checkout'] as const;

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

/** The server's totals for a payment selection. */
export const checkoutTotalsQuery = (
  customerId: string,
  payment: PaymentSelection | null,
  transactionId: string | null = null,
) =>
  queryOptions({
    queryKey: [...checkoutKey(customerId), 'totals', payment, transactionId],
    queryFn: ({ signal }) => readCheckoutTotals(browserClient, payment, transactionId, signal),
    ...FRESH,
  });

/** The monthly options of the saved payment selection. @throws ApiError */
export const fetchMonthlyOptions = (
  payment: Omit<PaymentSelection, 'plans'>,
  transactionId: string | null = null,
): Promise<MonthlyPaymentOption[]> => readMonthlyOptions(browserClient, payment, transactionId);

type Delivery = Pick<
  CheckoutData,
  'isShipping' | 'customerAddress' | 'courier' | 'store' | 'pickupPerson' | 'hasShippingInsurance'
>;

function toDeliveryFields(delivery: Delivery) {
  if (delivery.isShipping) {
    return {
      shipping_type: 'shipping',
      customer_address_id: delivery.customerAddress?.id,
      courier_id: delivery.courier?.id,
      has_shipping_insurance: delivery.hasShippingInsurance,
    };
  }
  const { name, lastName, motherLastName, telephone } = delivery.pickupPerson;
  const person = { name, last_name: lastName, mother_last_name: motherLastName, telephone };
  return {
    shipping_type: 'pickup',
    pickup_store_id: delivery.store?.id,
    // Without a name the customer picks up the order.
    pickup_person: name ? person : null,
  };
}

/** Stores the delivery of the cart on the server. @returns the new totals @throws ApiError */
export async function saveShippingChoice(delivery: Delivery): Promise<CheckoutTotals> {
  const { meta } = await browserClient.request(assumedCheckoutEndpoints.shippingChoice, {
    body: toDeliveryFields(delivery),
  });
  return requireEntity(toCheckoutTotals(meta));
}

/** Stores the chosen monthly plans on the server, which checks them. @returns the new totals @throws ApiError */
export async function saveMonthlyPayment(
  { methodCode, tokenizableId, plans }: PaymentSelection,
  transactionId: string | null = null,
): Promise<CheckoutTotals> {
  const { meta } = await browserClient.request(assumedCheckoutEndpoints.monthlyPayment, {
    body: {
      payment_method_code: methodCode,
      tokenizable_id: tokenizableId,
      monthly_payment_option_plans: plans.map(({ optionId, months }) => ({
        option_id: optionId,
        monthly_payment_months: months,
      })),
      transaction_id: transactionId,
    },
  });
  return requireEntity(toCheckoutTotals(meta));
}

/** Validates the order before it is placed. @throws ApiError with all reasons why it cannot be placed */
export const validateOrder = (request: OrderReviewRequest): Promise<void> =>
  checkOrderReview(browserClient, request);

/** A card or account as the provider returns it: references only. */
export interface NewTokenizable {
  methodCode: string;
  token: string;
  holder: string;
  /** `2029-08`; null for an account. */
  expires: string | null;
  /** The provider's reference to the security code. Null without one. */
  cvcToken: string | null;
  /** For this purchase only. */
  isTemporary: boolean;
}

/** Creates a tokenizable, with which the customer can pay, from a provider's token. @throws ApiError */
export async function createTokenizable(fresh: NewTokenizable): Promise<Tokenizable> {
  const { data } = await browserClient.request(assumedAccountEndpoints.tokenizableCreate, {
    body: serialise({
      type: 'tokenizables',
      attributes: {
        payment_method_code: fresh.methodCode,
        token: fresh.token,
        holder: fresh.holder,
        expires: fresh.expires,
        cvc_token: fresh.cvcToken,
        is_temporary: fresh.isTemporary,
      },
    }),
  });
  const [model] = models(data);
  return requireEntity(model ? toTokenizable(model) : null);
}
