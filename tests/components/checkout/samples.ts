import { vi } from 'vitest';
import type { StepProps } from '@/components/checkout/purchase';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { laura } from '../account/harness';

/** A shop without any provider keys, so that every provider is a sandbox. */
export const sandboxes: PaymentConfig = {
  providers: {
    account: 'paypal',
    voucher: 'oxxo',
    'wallet-1': 'mercadopago',
    'wallet-2': 'codi',
  },
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
export const method = (code: string, name: string, change: object = {}, cards: string[] = []) => ({
  type: 'payment-methods',
  id: code,
  attributes: {
    code,
    name,
    description: `Sobre ${name}`,
    tokenizer: false,
    is_available: true,
    ...change,
  },
  relationships: { tokenizables: { data: cards.map((id) => ({ type: 'tokenizables', id })) } },
});
/** A stored card, as the backend sends it. */
export const card = (id: string, change: object) => ({
  type: 'tokenizables',
  id,
  attributes: {
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
  },
});
