// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { fakeScripts, type ScriptOutcome } from '../../support/fake-scripts';
import type { Resolver } from '../../support/mock-backend';
import { paypalStub } from '../../support/paypal';
import { stripeStub } from '../../support/stripe';
import { bodyOf, fakeBackend, show, toasts, user } from '../account/harness';
import { card, decide, method, sandboxes, sentMonths, stepProps, totals } from './samples';

const goOn = vi.fn();
const { on, hear } = fakeBackend('account', 'checkout', 'cards', 'cart');

const methods = (cards: string[]) => [
  method('stripe_card', 'Tarjeta', { tokenizer: true }),
  method('paypal_account', 'PayPal', { tokenizer: true }, cards),
  method('paypal_card_v2', 'Tarjeta con PayPal', { tokenizer: true }),
  method('codi', 'CoDi'),
];
let outcome: ScriptOutcome = 'blocked';
/**
 * Opens the step with the scripts of a provider, which answer with `outcome` until the test is over. A provider's token
 * becomes the card `added`, which the methods list afterwards.
 */
function open(origin: string, config: Partial<PaymentConfig>, added: object = {}) {
  const { asked, stop } = fakeScripts(origin, () => outcome);
  onTestFinished(stop);
  const made: object[] = [];
  const createOrder = hear(assumedCheckoutEndpoints.providerOrder, () => ({
    meta: { provider_order_id: 'ORD-1' },
  }));
  const createToken = hear(assumedAccountEndpoints.tokenizableCreate, () => {
    made.push(card('9', added));
    return { data: made[0] };
  });
  on(specEndpoints.cartTotals, () => ({ meta: totals(1000) }));
  on(assumedCheckoutEndpoints.monthlyOptions, () => sentMonths());
  on(assumedCheckoutEndpoints.paymentMethods, () => ({
    data: methods(made.length > 0 ? ['9'] : []),
    included: made,
  }));
  const props = stepProps({ config: { ...sandboxes, ...config }, onComplete: goOn });
  show(<PaymentStep {...props} />);
  return { asked, createOrder, createToken };
}

beforeEach(() => goOn.mockClear());

const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const press = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
const RETRY = { name: 'Intentar de nuevo' };
const retry = () => screen.findByRole('button', RETRY);
const noRetry = () => expect(screen.queryByRole('button', RETRY)).toBeNull();
const failure = async () => (await retry()).closest('[role=alert]');
const isSent = (create: Mock<Resolver>, attributes: object) =>
  expect(bodyOf(create)).toMatchObject({ data: { attributes } });
const isOver = () => waitFor(() => expect(goOn).toHaveBeenCalledOnce());
const nameHolder = async () => {
  const holder = screen.getByLabelText('Nombre como aparece en la tarjeta');
  await user.clear(holder);
  await user.type(holder, 'LAURA MENDEZ');
};
const isPaidWith = async (name: string, code: string) => {
  await user.click(await radio(name));
  await press();
  await isOver();
  expect(useCheckoutStore.getState().paymentMethodCode).toBe(code);
};
/** Advances the fake clock by this number of seconds. */
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const slowly = () => vi.useFakeTimers({ shouldAdvanceTime: true });

describe('the card provider’s script', () => {
  const URL_SAID = 'Error al cargar el script: https://js.stripe.com';
  const stripe = stripeStub();
  const openCards = () => open('https://js.stripe.com/', { stripeKey: 'pk_live_12345678' });

  it('is not loaded before a card is chosen, and does not block other methods when it is blocked', async () => {
    outcome = 'blocked';
    // The first method is chosen otherwise, which is the card.
    decide({ paymentMethodCode: 'codi' });
    const { asked } = openCards();
    expect(await radio('CoDi')).toBeChecked();
    expect(asked).toEqual([]);
    await user.click(await radio('Tarjeta'));
    const failed = 'Ocurrio un error al carga la información';
    const otherwise = 'También puedes elegir otra forma de pago.';
    for (const text of [failed, URL_SAID, otherwise])
      expect(await failure()).toHaveTextContent(text);
    expect(asked.length).toBeGreaterThan(0);
    // Without the script nothing can be saved with this method.
    await press();
    expect(goOn).not.toHaveBeenCalled();
    await isPaidWith('CoDi', 'codi');
  });

  it('times out when it hangs, and loads on retry', async () => {
    outcome = 'hangs';
    slowly();
    const { createToken } = openCards();
    await user.click(await radio('Tarjeta'));
    await wait(9);
    noRetry();
    await wait(2);
    expect(await failure()).toHaveTextContent(URL_SAID);
    expect(await radio('CoDi')).toBeEnabled();
    // The provider's own loader retries once, which hangs as well.
    await user.click(await retry());
    await wait(11);
    outcome = stripe.install;
    await user.click(await retry());
    expect(await screen.findByTitle('cardNumber')).toBeVisible();
    noRetry();
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc']) {
      act(() => stripe.fieldOf(type).fill(true));
    }
    await nameHolder();
    await press();
    await isOver();
    isSent(createToken, { token: 'pm_1', cvc_token: 'cvctok_1', expires: '2039-08' });
    expect(useCheckoutStore.getState().deviceSessionId).toBe('rse_1');
  });
});

describe('the account provider', () => {
  const paypal = paypalStub();
  const added = { payment_method_code: 'paypal_account', brand: 'paypal', last_four: '' };
  const config = { paypalClientId: 'client-id-of-paypal-x' };
  const openAccounts = (more: Partial<PaymentConfig> = config, token: object = added) =>
    open('https://www.paypal.com/', more, token);

  it('shows an error when its script is blocked, and its button after a retry', async () => {
    outcome = 'blocked';
    const { asked, createOrder, createToken } = openAccounts();
    await radio('PayPal');
    expect(asked).toEqual([]);
    await user.click(await radio('PayPal'));
    expect(await failure()).toHaveTextContent('Error al cargar el script: https://www.paypal.com');
    expect(screen.queryByText(/^Modo de prueba/)).toBeNull();
    outcome = paypal.install;
    await user.click(await retry());
    expect(await screen.findByRole('button', { name: 'PayPal Checkout' })).toBeVisible();
    await press();
    expect(await screen.findByText('Por favor, inicia sesión.')).toBeVisible();
    await act(() => paypal.cancel());
    expect(await screen.findByText(/^No se autorizó el pago en PayPal/)).toBeVisible();
    act(() => paypal.fail());
    expect(toasts()[0]?.text).toBe('Ocurrio un error al guardar el método de pago');
    await user.click(screen.getByRole('checkbox', { name: /^Recordar esta cuenta/ }));
    await act(() => paypal.approve());
    await waitFor(() => expect(useCheckoutStore.getState().paymentTokenizable?.id).toBe('9'));
    expect(createOrder.mock.calls.map(([{ body }]) => body)).toEqual(
      [true, false].map((is_temporary) => {
        return { payment_method_code: 'paypal_account', transaction_id: null, is_temporary };
      }),
    );
    isSent(createToken, { token: 'ORD-1', is_temporary: false, cvc_token: null });
    await press();
    await isOver();
  });

  it('takes cards in its own hosted fields', async () => {
    outcome = paypal.install;
    const { createToken } = openAccounts(config, { payment_method_code: 'paypal_card_v2' });
    await user.click(await radio('Tarjeta con PayPal'));
    expect(await screen.findByTitle('cardNumberField')).toBeVisible();
    for (const name of ['cardNumberField', 'cardExpiryField', 'cardCvvField'] as const) {
      act(() => paypal.fill(name, true));
    }
    await nameHolder();
    await press();
    await isOver();
    isSent(createToken, { token: 'ORD-1', holder: 'LAURA MENDEZ', cvc_token: null });
  });

  it('runs as a labelled sandbox without a client id', async () => {
    openAccounts({});
    await user.click(await radio('PayPal'));
    expect(await screen.findByText(/^Modo de prueba: no se abre PayPal/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Iniciar sesión en PayPal' })).toBeVisible();
  });
});

describe('the fraud detection', () => {
  const fraudScript = 'https://fraude.example/huella.js?org_id=1&session_id=T{session}';
  const openChecked = () => open('https://fraude.example/', { fraudScript });

  it('receives the tracking UUID of the purchase', async () => {
    outcome = () => undefined;
    const { asked } = openChecked();
    await waitFor(() => expect(asked).toHaveLength(1));
    const { trackingId } = useCheckoutStore.getState();
    expect(trackingId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    expect(new URL(asked[0] ?? '').searchParams.get('session_id')).toBe(`T${trackingId}`);
    noRetry();
  });

  it.each<[ScriptOutcome, number]>([
    ['blocked', 0],
    ['hangs', 11],
  ])('shows an error when its script is %s, and can retry', async (first, seconds) => {
    outcome = first;
    slowly();
    // The card would be chosen from the start, and its own script is not what this is about.
    decide({ paymentMethodCode: 'codi' });
    const { asked } = openChecked();
    await radio('CoDi');
    await wait(seconds);
    expect(await failure()).toHaveTextContent(
      'No se pudo completar la verificación de seguridad, favor de recargar la página',
    );
    outcome = () => undefined;
    await user.click(await retry());
    await waitFor(noRetry);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe(asked[1]);
    await isPaidWith('CoDi', 'codi');
  });
});
