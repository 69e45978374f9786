import { type Mock, vi } from 'vitest';
import type { StepProps } from '@/components/checkout/purchase';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { resource } from '@/tests/support/resource';
import { type Resolver, refusal } from '../../support/mock-backend';
import { type fakeBackend, laura } from '../account/harness';

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
/** A store where orders are collected, as the backend sends it. @param missing what it has not enough of */
export const pickupStore = (id: string, name: string, missing: object[] = [], more: object = {}) =>
  resource('pickup-stores', id, {
    name,
    address: 'Centro',
    is_available: missing.length === 0,
    missing,
    ...more,
  });

/** A plan of this many months. @param total in pesos, with the interest in percent */
export function planOf(
  months: number,
  total: number,
  interestPercent: number | null = 0,
): MonthlyPaymentPlan {
  const price = total / months;
  return { months, price, firstPayment: price, total, interestPercent };
}

/** The plans from which the shopper chooses one, for what is bought of a product. */
export function optionOf(...plans: MonthlyPaymentPlan[]): MonthlyPaymentOption {
  const maxMonths = plans.at(-1)?.months ?? 1;
  return { id: `${maxMonths}`, maxMonths, productIds: ['7'], plans };
}

/** The months that a purchase offers, as the backend sends them. */
export const sentMonths = (...options: MonthlyPaymentOption[]) => ({
  meta: {
    monthly_payment_options: options.map(({ id, maxMonths, productIds, plans }) => ({
      id,
      max_months: maxMonths,
      product_ids: productIds,
      plans: plans.map((plan) => ({
        monthly_payment_months: plan.months,
        price: plan.price,
        total: plan.total,
        first_payment: plan.firstPayment,
        interest_percent: plan.interestPercent,
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

type Backend = ReturnType<typeof fakeBackend>;
const reportsOf = (call: Mock<Resolver>) =>
  call.mock.calls.map(([{ params, body }]) => [params.id, body]);

interface SentPayment {
  status: string;
  /** The code of the method, where the backend names one. */
  method?: string;
  /** The status once it is confirmed. */
  after?: string;
  /** How many reports fail before one is taken. */
  refuses?: number;
  /** What the backend says more of the transaction, and of its payment. */
  ofTransaction?: object;
  ofPayment?: object;
}

/** Fakes the backend for payment 9 of transaction 7, and what is reported about it. */
export function mockPayment({ on, hear }: Backend, sent: SentPayment) {
  const { method, after = 'success', ofTransaction, ofPayment } = sent;
  let { status, refuses = 0 } = sent;
  const own = method === undefined ? {} : { payment_method_code: method };
  const readTransaction = () => ({
    data: resource('transactions', '7', { ...own, ...ofTransaction, payment_status: status }),
  });
  const finish = (endpoint: Endpoint, next: string) =>
    hear(endpoint, () => {
      refuses -= 1;
      if (refuses >= 0) return refusal(503, 'Ocupado.');
      status = next;
      return readTransaction();
    });
  on(assumedCheckoutEndpoints.transaction, readTransaction);
  const readPayment = hear(assumedCheckoutEndpoints.transactionPayment, () => ({
    data: resource('transaction-payments', '9', { ...own, ...ofPayment, status }),
  }));
  const confirm = finish(assumedCheckoutEndpoints.paymentConfirm, after);
  const cancel = finish(assumedCheckoutEndpoints.paymentCancel, 'cancelled');
  return {
    readPayment,
    /** The ids of the payments that were confirmed or cancelled, and what was sent with them. */
    confirmed: () => reportsOf(confirm),
    cancelled: () => reportsOf(cancel),
  };
}
