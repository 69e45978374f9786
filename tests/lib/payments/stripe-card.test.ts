// @vitest-environment own-window
import type {
  PaymentMethodResult,
  RadarSessionPayload,
  Stripe,
  StripeError,
  TokenResult,
} from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { CardModule } from '@/lib/payments/types';
import { fakeScripts, type ScriptOutcome } from '../../support/fake-scripts';
import { intentOf, stripeStub, unverified } from '../../support/stripe';
import { cardHost, shownMessages, texts } from './card-host';

const KEY = 'pk_live_12345678';

const host = cardHost();
let outcome: ScriptOutcome;
let network: ReturnType<typeof fakeScripts>;
let stripe: ReturnType<typeof stripeStub>;
let card: Required<CardModule>;

beforeEach(async () => {
  // Both the module and the provider's own loader cache the script.
  vi.resetModules();
  const { stripeCard } = await import('@/lib/payments/stripe');
  card = stripeCard(KEY);
  stripe = stripeStub();
  outcome = stripe.install;
  network = fakeScripts('https://js.stripe.com/', () => outcome);
});
afterEach(() => network.stop());

const mountCard = () => card.mountCard(host(), { texts, onSubmit: vi.fn() });
const said = () => shownMessages(host());
const FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'];
const fillAll = () => {
  for (const type of FIELDS) stripe.fieldOf(type).fill(true);
};
const VERIFIED = { reference: 'pi_1', isRefused: false };
const errorOf = (type: StripeError['type']) => ({ error: { type, message: 'No.' } });

describe('a new card', () => {
  it('becomes a payment method with a reference to the security code, never digits', async () => {
    const fields = await mountCard();
    expect(stripe.begin).toHaveBeenCalledExactlyOnceWith(KEY, { locale: 'es-419' });
    expect(host().querySelectorAll('iframe')).toHaveLength(3);
    fillAll();
    const references = { token: 'pm_1', expires: '2039-08', cvcToken: 'cvctok_1', holder: null };
    expect(await fields.submit('LAURA MENDEZ')).toEqual(references);
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'card',
      card: stripe.fieldOf('cardNumber'),
      billing_details: { name: 'LAURA MENDEZ' },
    });
    const code = stripe.fieldOf('cardCvc');
    expect(stripe.createToken).toHaveBeenCalledExactlyOnceWith('cvc_update', code);
    fields.remove();
    for (const type of FIELDS) expect(stripe.fieldOf(type).destroy).toHaveBeenCalledOnce();
    expect(host().innerHTML).toBe('');
  });

  it('shows an error at each invalid field, and does not call the provider', async () => {
    const fields = await mountCard();
    expect(await fields.submit('LAURA')).toBeNull();
    expect(said()).toEqual([texts.numberMissing, texts.expiryMissing, texts.ccvMissing]);
    expect(stripe.fieldOf('cardNumber').focus).toHaveBeenCalledOnce();
    stripe.fieldOf('cardNumber').fill(true);
    expect(said()).toEqual([texts.expiryMissing, texts.ccvMissing]);
    stripe.fieldOf('cardExpiry').fill(false, { message: 'Past.' });
    expect(await fields.submit('LAURA')).toBeNull();
    expect(stripe.fieldOf('cardExpiry').focus).toHaveBeenCalledOnce();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it.each([
    ['card_declined', 'cardNumber', texts.numberError],
    ['incorrect_number', 'cardNumber', texts.numberError],
    ['expired_card', 'cardExpiry', texts.expiryError],
    ['invalid_expiry_year', 'cardExpiry', texts.expiryError],
    ['incorrect_cvc', 'cardCvc', texts.ccvError],
  ])('shows the rejection %s at %s', async (code, field, text) => {
    const fields = await mountCard();
    fillAll();
    const error = { ...errorOf('card_error').error, code };
    stripe.createPaymentMethod.mockResolvedValueOnce({ error } as PaymentMethodResult);
    expect(await fields.submit('LAURA')).toBeNull();
    expect(said()).toEqual([text]);
    expect(stripe.fieldOf(field).focus).toHaveBeenCalledOnce();
  });

  it('throws other failures', async () => {
    const fields = await mountCard();
    fillAll();
    stripe.createPaymentMethod.mockResolvedValueOnce(errorOf('api_error') as PaymentMethodResult);
    await expect(fields.submit('LAURA')).rejects.toThrow('No.');
    stripe.createToken.mockResolvedValueOnce(errorOf('api_error') as TokenResult);
    await expect(fields.submit('LAURA')).rejects.toThrow('No.');
  });
});

it('turns the security code of a stored card into a reference', async () => {
  const fields = await card.mountSecurityCode(host(), { texts, onSubmit: vi.fn(), brand: 'visa' });
  expect(await fields.submit('')).toBeNull();
  expect(said()).toEqual([texts.ccvMissing]);
  stripe.fieldOf('cardCvc').fill(true);
  expect(await fields.submit('')).toBe('cvctok_1');
});

describe('the device session', () => {
  it('comes from the provider', async () => {
    expect(await card.createDeviceSession()).toBe('rse_1');
    stripe.createRadarSession.mockResolvedValueOnce({ error: { message: 'No.' } } as never);
    expect(await card.createDeviceSession()).toBeNull();
  });

  it('does not wait long for a script that hangs', async () => {
    vi.useFakeTimers();
    outcome = 'hangs';
    const asked = expect(card.createDeviceSession()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(3000);
    await asked;
    await vi.advanceTimersByTimeAsync(20_000);
  });
});

describe("the bank's verification", () => {
  const SECRET = 'pi_1_secret_2';
  const verify = (secret = SECRET) => card.verify?.(secret) ?? Promise.reject(new Error('None.'));

  it('runs at the provider, and returns the payment’s id and no secret', async () => {
    expect(await verify()).toEqual(VERIFIED);
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: SECRET });
    expect(stripe.begin).toHaveBeenCalledExactlyOnceWith(KEY, { locale: 'es-419' });
  });

  it.each([
    ['closed or failed', unverified, true],
    ['a card that the bank refused', intentOf('requires_payment_method'), true],
    ['on its way', intentOf('processing'), false],
    ['to be finished by the backend', intentOf('requires_confirmation'), false],
    ['not to be told', errorOf('api_connection_error') as never, false],
  ])('%s', async (_, outcome, isRefused) => {
    stripe.handleNextAction.mockResolvedValueOnce(outcome);
    expect(await verify()).toEqual({ reference: 'pi_1', isRefused });
  });

  it('leaves the result to the backend when it throws, and hides the message, which may contain the secret', async () => {
    stripe.handleNextAction.mockRejectedValueOnce(new Error(`You specified: ${SECRET}.`));
    expect(await verify()).toEqual(VERIFIED);
  });

  it('needs a secret of the provider, and does not call it otherwise', async () => {
    for (const secret of ['', 'pi_1', 'https://x.example/pi_1_secret_2']) {
      const refused = await verify(secret).catch((error: Error) => error.message);
      expect(refused).toBe('The payment has no verification.');
    }
    expect(network.asked).toEqual([]);
  });

  it('works at the second attempt after the script was blocked', async () => {
    outcome = 'blocked';
    await expect(verify()).rejects.toMatchObject({ name: 'ScriptLoadError' });
    outcome = stripe.install;
    expect(await verify()).toEqual(VERIFIED);
  });
});

describe('the script', () => {
  const LOST = { name: 'ScriptLoadError', url: 'https://js.stripe.com' };
  it.each<[string, ScriptOutcome]>([
    ['was blocked', 'blocked'],
    ['hung', 'hangs'],
    ['defined nothing', () => undefined],
  ])('counts as failed and is loaded again after it %s', async (_, first) => {
    vi.useFakeTimers();
    outcome = first;
    for (let time = 0; time < 2; time++) {
      const failed = expect(mountCard()).rejects.toMatchObject(LOST);
      await vi.advanceTimersByTimeAsync(10_000);
      await failed;
    }
    // The provider's own loader tries a blocked one twice.
    if (first === 'blocked') expect(network.asked).toHaveLength(4);
    outcome = stripe.install;
    expect(await mountCard()).toMatchObject({ submit: expect.any(Function) });
  });
});

it('matches the provider’s types', () => {
  // The compiler checks this: after an incompatible change in a release it fails.
  expectTypeOf<ReturnType<Stripe['createRadarSession']>>().toEqualTypeOf<
    Promise<RadarSessionPayload>
  >();
  type Created = Extract<PaymentMethodResult, { error?: undefined }>['paymentMethod'];
  expectTypeOf<Created['id']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<Created['card']>['exp_month']>().toEqualTypeOf<number>();
  expectTypeOf<NonNullable<Created['card']>['exp_year']>().toEqualTypeOf<number>();
});
