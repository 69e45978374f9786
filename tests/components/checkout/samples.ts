import { vi } from 'vitest';
import type { StepProps } from '@/components/checkout/purchase';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { resource } from '@/tests/support/resource';
import { laura } from '../account/harness';

/** A shop without any provider keys, so that every provider is a sandbox. */
export const sandboxes: PaymentConfig = {
  providers: { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'mercadopago', 'wallet-2': 'codi' },
  stripeKey: null,
  paypalClientId: null,
  fraudScript: null,
  hosts: [],
};

/** What a step of the cart's checkout is given. */
export const stepProps = (change: Partial<StepProps> = {}): StepProps => ({
  customer: laura,
  transactionId: null,
  store: useCheckoutStore,
  openedAt: Date.now(),
  config: sandboxes,
  issuerZip: null,
  onComplete: vi.fn(),
  lockNavigation: vi.fn(),
  ...change,
});

/** The totals of a purchase, as the backend sends them. @param due what is left to pay, in pesos */
export const totals = (due: number, change: object = {}) => ({
  cart_id: '2-1',
  subtotal: due,
  tax: 0,
  total: due,
  total_with_credit_and_wallet: due,
  ...change,
});

/** A payment method, as the backend sends it. */
export const method = (code: string, name: string, change: object = {}, cards: string[] = []) =>
  resource(
    'payment-methods',
    code,
    {
      code,
      name,
      description: `Sobre ${name}`,
      tokenizer: false,
      is_available: true,
      ...change,
    },
    { tokenizables: { data: cards.map((id) => ({ type: 'tokenizables', id })) } },
  );
/** A transaction with this state of its payment, as the backend sends it. */
export const transaction = (id: string, payment_status: string, change: object = {}) =>
  resource('transactions', id, { transaction_id: id, payment_status, ...change });

/** A store where orders are collected, as the backend sends it. @param missing what it has not enough of */
export const pickupStore = (id: string, name: string, missing: object[] = [], more: object = {}) =>
  resource('pickup-stores', id, {
    ...{ name, address: 'Centro', is_available: missing.length === 0, missing },
    ...more,
  });

/** The months that a purchase offers, as the backend sends them: each option with its plans. */
export const sentMonths = (...options: readonly MonthlyPaymentPlan[][]) => ({
  meta: {
    monthly_payment_options: options.map((plans) => ({
      id: String(plans.at(-1)?.months),
      max_months: plans.at(-1)?.months,
      product_ids: ['7'],
      plans: plans.map((plan) => ({
        ...{ monthly_payment_months: plan.months, price: plan.price, total: plan.total },
        ...{ first_payment: plan.firstPayment, interest_percent: plan.interestPercent },
      })),
    })),
  },
});

/** Notes a decision of the shopper in the store of the checkout. */
export const decide = (change: Partial<CheckoutData>) =>
  useCheckoutStore.getState().update((data) => ({ ...data, ...change }));

/** A stored card, as the backend sends it. */
export const card = (id: string, change: object) =>
  resource('tokenizables', id, {
    payment_method_code: 'stripe_card',
    creation_date: '2026-01-25T19:28:02.743Z',
    payload: { creation_date: null, cvc: null, type_resource: 'card' },
    brand: 'visa',
    last_four: '4242',
    holder: 'LAURA',
    expires: '2039-08',
    is_expired: false,
    is_default: false,
    is_temporary: false,
    ...change,
  });
