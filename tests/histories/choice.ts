import {
  choosePlan,
  completePaymentStep,
  findMonthlyStepProblem,
} from '@/lib/domain/checkout/monthly-plans';
import {
  type CheckoutData,
  type ChosenTokenizable,
  createInitialCheckout,
} from '@/lib/domain/checkout/state';
import type { MonthlyPaymentOption } from '@/lib/domain/checkout/types';
import type { Shopper } from './shopper';

export const METHODS = ['oxxo', 'codi', 'mercadopago', 'paypal_account', 'stripe_card'] as const;

/** What the customer chooses in the earlier steps. */
export interface Choice {
  method: (typeof METHODS)[number];
  /** For a card: the months that are wanted, if there is a plan of them. */
  months: number;
  isShipping: boolean;
}

/** The store where everything is in stock at the beginning. */
export const STORE_ID = '2';

function toTokenizable(id: string, code: string): ChosenTokenizable {
  const [typeResource, creationDate] = [code.includes('card') ? 'card' : 'account', null];
  return {
    id,
    paymentMethodCode: code,
    label: 'terminada en 4242',
    creationDate,
    payload: { creationDate, typeResource },
  };
}

/** The checkout with a choice, as the earlier steps leave it behind. */
export function withChoice(
  { attempt }: Pick<CheckoutData, 'attempt'>,
  { method, isShipping }: Choice,
  { id, addressId, cards }: Pick<Shopper, 'id' | 'addressId' | 'cards'>,
): CheckoutData {
  const card = cards[method];
  return {
    ...createInitialCheckout(),
    attempt,
    customerId: id,
    paymentMethodCode: method,
    paymentTokenizable: card ? toTokenizable(card, method) : null,
    isShipping,
    customerAddress: isShipping ? { id: addressId, label: 'Casa' } : null,
    courier: isShipping ? { id: 'estafeta', label: 'Estafeta Terrestre' } : null,
    store: isShipping ? null : { id: STORE_ID, label: 'Plaza Universidad' },
    pickupPerson: {
      name: 'Marta',
      lastName: 'Rojas',
      motherLastName: '',
      telephone: '5512345678',
    },
    acceptTerms: true,
    acceptShippingConditions: true,
    trackingId: '0b8f1d0e-3c55-4a7e-9d52-0a5b3c6f1b0a',
  };
}

/** Chooses the plan of each option that is nearest to the wanted months. */
export function withPlans(
  data: CheckoutData,
  options: readonly MonthlyPaymentOption[],
  months: number,
): CheckoutData {
  let next = completePaymentStep(data, options, 'full');
  if (findMonthlyStepProblem(next) === null) return next;
  for (const [slot, { plans }] of options.entries()) {
    const [nearest] = plans.toSorted(
      (a, b) => Math.abs(a.months - months) - Math.abs(b.months - months),
    );
    if (nearest) next = choosePlan(next, slot, nearest);
  }
  return next;
}
