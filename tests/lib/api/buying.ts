import { checkOrderReview, readCheckoutTotals } from '@/lib/api/checkout-totals';
import type { ApiClient } from '@/lib/api/client/client';
import { readPickupStores, saveShippingChoice } from '@/lib/api/delivery-options';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import { createTokenizable } from '@/lib/api/payment-methods';
import { createTransaction } from '@/lib/api/transactions';
import { chooseAddress, chooseCourier, chooseStore } from '@/lib/domain/checkout/delivery';
import {
  choosePlan,
  completePaymentStep,
  refreshMonthlyOptions,
} from '@/lib/domain/checkout/monthly-plans';
import {
  type ReviewedOrder,
  toPaymentSelection,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import {
  type CheckoutData,
  choosePaymentMethod,
  chooseTokenizable,
  createInitialCheckout,
  toChosenTokenizable,
} from '@/lib/domain/checkout/state';
import { getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import { must } from '@/tests/mock-api/test-client';

/** What a customer does from the payment step to the order, as the screens do it. */
export interface Buyer {
  client: ApiClient;
}

export interface Way {
  code: string;
  /** What the provider gives for a card or an account. */
  token?: string;
  isStored?: boolean;
}

export type Delivery = 'shipping' | 'pickup';

/** Chooses a payment and fetches its months. */
export async function choosePayment(
  { client }: Buyer,
  { code, token, isStored = false }: Way,
  transactionId: string | null = null,
): Promise<CheckoutData> {
  let data = choosePaymentMethod(createInitialCheckout(), code);
  if (token) {
    const isCard = code.includes('card');
    const card = await createTokenizable(client, {
      transactionId,
      methodCode: code,
      token,
      holder: 'LAURA',
      isTemporary: !isStored,
      expires: isCard ? '2031-08' : null,
      cvcToken: isCard ? 'cvctok_1' : null,
    });
    data = chooseTokenizable(data, toChosenTokenizable(card, ''), getTokenizableExpiry(card));
  }
  const payment = must(toPaymentSelection(data));
  const options = await readMonthlyOptions(client, { payment, transactionId });
  return completePaymentStep(data, options, transactionId === null ? 'full' : 'transaction');
}

const ESTAFETA = { id: 'estafeta', label: 'Estafeta' };

/** Chooses the delivery, after which the months have other amounts. */
export async function deliver({ client }: Buyer, data: CheckoutData, delivery: Delivery) {
  const stores = delivery === 'pickup' ? must(await readPickupStores(client, null)) : [];
  const store = stores.find(({ isAvailable }) => isAvailable);
  const sent =
    delivery === 'pickup'
      ? chooseStore(data, { id: must(store).id, label: '' })
      : chooseCourier(chooseAddress(data, { id: '10001', label: '' }), ESTAFETA);
  await saveShippingChoice(client, sent);
  const payment = must(toPaymentSelection(sent));
  const options = await readMonthlyOptions(client, { payment, transactionId: null });
  return refreshMonthlyOptions(sent, options);
}

export const chooseMonths = (data: CheckoutData, months: number): CheckoutData =>
  data.monthlyPaymentOptions.reduce(
    (chosen, { plans }, slot) =>
      choosePlan(chosen, slot, must(plans.find((plan) => plan.months === months))),
    data,
  );

/** The order as the review shows it. */
export async function review(
  { client }: Buyer,
  chosen: CheckoutData,
  transactionId: string | null = null,
) {
  const data = { ...chosen, acceptTerms: true, acceptShippingConditions: true };
  const payment = must(toPaymentSelection(data));
  if (payment.plans.length > 0) await saveMonthlyPayment(client, { payment, transactionId });
  const totals = await readCheckoutTotals(client, { payment, transactionId });
  const isShipping = transactionId === null ? data.isShipping : null;
  await checkOrderReview(client, { ...payment, isShipping, trackingId: null, transactionId });
  return { payment, cvcToken: null, data, totals } satisfies ReviewedOrder;
}

/** @param change what the request says instead */
export const place = (
  { client }: Buyer,
  order: ReviewedOrder,
  change: object = {},
  key = crypto.randomUUID(),
) => createTransaction(client, { request: { ...toPlaceOrderRequest(order), ...change }, key });
