import type {
  CreatePaymentMethodCardData,
  PaymentIntent,
  PaymentIntentOrSetupIntentResult,
  PaymentMethodResult,
  RadarSessionPayload,
  StripeCardCvcElement,
  StripeConstructor,
  TokenResult,
} from '@stripe/stripe-js';
import { expect, vi } from 'vitest';

type Change = { complete: boolean; empty: boolean; error: { message: string } | undefined };

/** A fake of the provider's field. It knows its element, and the test fills it. */
function field(type: string) {
  const hears: ((event: Change) => void)[] = [];
  let place: HTMLElement | null = null;
  return {
    type,
    on: (_event: 'change', hear: (event: Change) => void) => hears.push(hear),
    mount: (at: HTMLElement) => {
      place = at;
      const frame = document.createElement('iframe');
      frame.title = type;
      at.append(frame);
    },
    focus: vi.fn(),
    destroy: vi.fn(() => place?.replaceChildren()),
    /** Simulates typing. */
    fill: (complete: boolean, error?: { message: string }) => {
      for (const hear of hears) hear({ complete, empty: false, error });
    },
  };
}

/** A payment at the provider after its verification. */
export const intentOf = (status: PaymentIntent['status']) =>
  ({ paymentIntent: { id: 'pi_1', status } }) as PaymentIntentOrSetupIntentResult;
/** The bank did not confirm, or the customer closed its window. */
export const unverified = {
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
  },
} as PaymentIntentOrSetupIntentResult;

type Handler = (event: never) => void;

/** A fake of the provider's wallets. The test says which the device has, and presses and confirms. */
function expressElement() {
  const handlers = new Map<string, Handler>();
  const emit = (name: string, event: object) => handlers.get(name)?.(event as never);
  return {
    on: (name: string, handler: Handler) => handlers.set(name, handler),
    mount: vi.fn(),
    destroy: vi.fn(),
    /** Simulates a device with wallets, or without any. */
    ready: (availablePaymentMethods?: { applePay?: boolean; googlePay?: boolean }) =>
      emit('ready', { availablePaymentMethods }),
    /** Presses a wallet's button. Returns whether the wallet opened. */
    press: () => {
      const [resolve, reject] = [vi.fn(), vi.fn()];
      emit('click', { resolve, reject });
      expect(resolve.mock.calls.length + reject.mock.calls.length, 'answers').toBe(1);
      return resolve.mock.calls.length === 1;
    },
    /** The customer confirms in the wallet. Returns what the wallet hears of a failure. */
    confirm: () => {
      const paymentFailed = vi.fn();
      emit('confirm', { paymentFailed, expressPaymentType: 'apple_pay' });
      return paymentFailed;
    },
  };
}

/** A fake of the provider's functions that the shop calls, with the types of the provider. */
export function stripeStub() {
  const fields = new Map<string, ReturnType<typeof field>>();
  let express: ReturnType<typeof expressElement> | null = null;
  const create = vi.fn((type: string, _options?: object) => {
    if (type === 'expressCheckout') {
      express = expressElement();
      return express;
    }
    const made = field(type);
    fields.set(type, made);
    return made;
  });
  const paid = {
    paymentMethod: {
      id: 'pm_1',
      card: { exp_month: 8, exp_year: 2039 },
      billing_details: { name: 'LAURA' },
    },
  };
  const createPaymentMethod = vi.fn(
    async (_data: CreatePaymentMethodCardData) => paid as PaymentMethodResult,
  );
  const createToken = vi.fn(
    async (_type: 'cvc_update', _element?: StripeCardCvcElement) =>
      ({ token: { id: 'cvctok_1' } }) as TokenResult,
  );
  const createRadarSession = vi.fn(
    async (): Promise<RadarSessionPayload> => ({ radarSession: { id: 'rse_1' } }),
  );
  const handleNextAction = vi.fn(async (_options: { clientSecret: string }) =>
    intentOf('succeeded'),
  );
  const submit = vi.fn<() => Promise<{ error?: { message: string } }>>(async () => ({}));
  const elements = vi.fn((_options: object) => ({ create, submit }));
  const stripe = {
    handleNextAction,
    elements,
    createPaymentMethod,
    createToken,
    createRadarSession,
  };
  const begin = vi.fn<(...args: Parameters<StripeConstructor>) => typeof stripe>(() => stripe);
  /** Does what the provider's script does when it loads. */
  const install = () => {
    vi.stubGlobal('Stripe', Object.assign(begin, { version: 'endive' }));
  };
  const fieldOf = (type: string) => {
    const found = fields.get(type);
    if (!found) throw new Error(`There is no field ${type}.`);
    return found;
  };
  return {
    install,
    begin,
    create,
    ...stripe,
    fieldOf,
    submit,
    /** The wallets that were mounted last; null before. */
    express: () => express,
  };
}
