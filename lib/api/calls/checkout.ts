import type { MonthlyPlanChoice } from '@/lib/domain/checkout/monthly-plans';
import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type {
  Courier,
  MonthlyPaymentOption,
  PaymentMethod,
  PickupStore,
} from '@/lib/domain/checkout/types';
import type { ApiClient } from '../client';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { specEndpoints } from '../endpoints/spec';
import { requireEntity } from '../require-entity';
import { toCheckoutTotals } from '../resources/checkout-totals';
import { toCourier } from '../resources/courier';
import { toMonthlyOptions } from '../resources/monthly-option';
import { toPaymentMethod } from '../resources/payment-method';
import { toPickupStore } from '../resources/pickup-store';
import { entities, models } from '../resources/wire';

/** `18:6,3:1`: options with their number of months. */
const formatPlans = (plans: readonly MonthlyPlanChoice[]): string | undefined =>
  plans.map(({ optionId, months }) => `${optionId}:${months}`).join() || undefined;

/** @param transactionId of an existing order to pay; null for the cart */
export async function readPaymentMethods(
  client: ApiClient,
  transactionId: string | null,
  signal?: AbortSignal,
): Promise<PaymentMethod[]> {
  const { data } = await client.request(assumedCheckoutEndpoints.paymentMethods, {
    query: { transaction_id: transactionId },
    signal,
  });
  return models(data)
    .map(toPaymentMethod)
    .filter((one) => one !== null);
}

/** Couriers that deliver the cart to an address of the customer. Null when the address does not exist any more. */
export async function readCouriers(
  client: ApiClient,
  addressId: string,
  signal?: AbortSignal,
): Promise<Courier[] | null> {
  const document = await client.requestOrNull(assumedCheckoutEndpoints.couriers, {
    query: { address_id: addressId },
    signal,
  });
  return document && entities(models(document.data), toCourier);
}

/** Stores where the cart can be picked up, nearest first with a zip code. Null for a zip code that does not exist. */
export async function readPickupStores(
  client: ApiClient,
  zipCode: string | null,
  signal?: AbortSignal,
): Promise<PickupStore[] | null> {
  const document = await client.requestOrNull(assumedCheckoutEndpoints.pickupStores, {
    query: { zip_code: zipCode },
    signal,
  });
  return document && entities(models(document.data), toPickupStore);
}

export async function readMonthlyOptions(
  client: ApiClient,
  { methodCode, tokenizableId }: Omit<PaymentSelection, 'plans'>,
  transactionId: string | null,
  signal?: AbortSignal,
): Promise<MonthlyPaymentOption[]> {
  const { meta } = await client.request(assumedCheckoutEndpoints.monthlyOptions, {
    query: {
      payment_method_code: methodCode,
      tokenizable_id: tokenizableId,
      transaction_id: transactionId,
    },
    signal,
  });
  return toMonthlyOptions(meta);
}

/** Totals of the cart or of an existing order with a payment selection. @param payment null when nothing is chosen yet */
export async function readCheckoutTotals(
  client: ApiClient,
  payment: PaymentSelection | null,
  transactionId: string | null,
  signal?: AbortSignal,
): Promise<CheckoutTotals> {
  const { meta } = await client.request(specEndpoints.cartTotals, {
    query: {
      transaction_id: transactionId,
      payment_method_code: payment?.methodCode,
      tokenizableId: payment?.tokenizableId,
      monthly_payment_option_plans: formatPlans(payment?.plans ?? []),
    },
    signal,
  });
  return requireEntity(toCheckoutTotals(meta));
}

export interface OrderReviewRequest extends PaymentSelection {
  /** Null for an existing order, whose delivery is decided already. */
  isShipping: boolean | null;
  trackingId: string | null;
  transactionId: string | null;
}

/** Validates the order before it is placed. @throws ApiError with all reasons why it cannot be placed */
export async function checkOrderReview(
  client: ApiClient,
  request: OrderReviewRequest,
): Promise<void> {
  const { isShipping, transactionId } = request;
  await client.request(specEndpoints.cartValidateReview, {
    query: {
      payment_method_code: request.methodCode,
      tokenizable_id: request.tokenizableId,
      monthly_payment_option_plans: formatPlans(request.plans),
      shipping_type: isShipping === null ? undefined : isShipping ? 'shipping' : 'pickup',
      tracking_id: request.trackingId,
      transaction_id: transactionId,
    },
  });
}
