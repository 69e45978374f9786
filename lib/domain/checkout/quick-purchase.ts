import { isCardMethod } from '../payments/payment-method';
import {
  chooseAddress,
  chooseCourier,
  type NamedAddress,
  setDigital,
  toChosenAddress,
  toChosenCourier,
} from './delivery';
import { choosePlans, completePaymentStep } from './monthly-plans';
import {
  type CheckoutData,
  chooseTokenizable,
  resetPaymentMethod,
  toChosenTokenizable,
} from './state';
import { completeStep } from './steps';
import { filterActiveTokenizables, findUsualTokenizable, getTokenizableExpiry } from './tokens';
import type { Courier, MonthlyPaymentOption, PaymentMethod, Tokenizable } from './types';

/** Whether the customer has left the cart and has not chosen anything yet. Only then may something be preselected. */
export const isUntouched = ({ steps, ...data }: CheckoutData): boolean =>
  steps.detail.isCompleted &&
  !steps.payment.isCompleted &&
  !steps.shipment.isCompleted &&
  data.paymentMethodCode === null &&
  data.isShipping === null &&
  !data.requiredBilling;

/** Of the methods that accept this purchase. Cards for one purchase only do not count. */
export function findUsualCard(methods: readonly PaymentMethod[], now: number): Tokenizable | null {
  const cards = methods
    .filter(({ code, isAvailable, tokenizer }) => isAvailable && tokenizer && isCardMethod(code))
    .flatMap(({ code, tokenizables }) =>
      filterActiveTokenizables(tokenizables, now).filter(
        ({ isTemporary, paymentMethodCode }) => !isTemporary && paymentMethodCode === code,
      ),
    );
  return findUsualTokenizable(cards);
}

/** The method that stands chosen from the start: the only one that accepts this purchase, else the first for cards. */
export function findUsualMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  const open = methods.filter(({ isAvailable }) => isAvailable);
  const first = open.length === 1 ? open[0] : open.find(({ code }) => isCardMethod(code));
  return first ?? null;
}

export const findCheapestCourier = (couriers: readonly Courier[]): Courier | null =>
  couriers.toSorted((a, b) => a.total - b.total)[0] ?? null;

interface UsualChoices {
  /** Null when nothing is left to pay. */
  card: { token: Tokenizable; label: string } | null;
  options: readonly MonthlyPaymentOption[];
  /** Null for a digital order. */
  delivery: { address: NamedAddress; courier: Courier } | null;
}

export function chooseUsualDelivery(data: CheckoutData, delivery: UsualChoices['delivery']) {
  if (!delivery) return setDigital(data, true);
  const sent = chooseAddress(setDigital(data, false), toChosenAddress(delivery.address));
  return chooseCourier(sent, toChosenCourier(delivery.courier));
}

/** Completes delivery and payment. The terms are left to the customer, and the insurance stays as it was chosen in the cart. */
export function preselectPurchase(data: CheckoutData, { card, options, delivery }: UsualChoices) {
  const token = card && toChosenTokenizable(card.token, card.label);
  const paid = token
    ? chooseTokenizable(data, token, getTokenizableExpiry(card.token))
    : resetPaymentMethod(data);
  const delivered = chooseUsualDelivery(completePaymentStep(paid, options, 'full'), delivery);
  const chosen = choosePlans(delivered);
  return { ...chosen, steps: completeStep(chosen.steps, 'shipment') };
}
