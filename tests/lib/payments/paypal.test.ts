// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paypalAccount, paypalCard } from '@/lib/payments/paypal';
import { createDeviceSession } from '@/lib/payments/registry';
import { sandboxes } from '../../components/checkout/samples';
import { fakeScripts, type ScriptOutcome } from '../../support/fake-scripts';
import { paypalStub } from '../../support/paypal';
import { cardHost, shownMessages, texts } from './card-host';

const host = cardHost();
let outcome: ScriptOutcome;
let network: ReturnType<typeof fakeScripts>;
let paypal: ReturnType<typeof paypalStub>;
/** Each test has its own client id, so that the script is loaded again. */
let client: string;
let shops = 0;

beforeEach(() => {
  shops += 1;
  client = `client-id-of-paypal-${shops}`;
  paypal = paypalStub();
  outcome = paypal.install;
  network = fakeScripts('https://www.paypal.com/', () => outcome);
});
afterEach(() => {
  network.stop();
  Reflect.deleteProperty(window, 'paypal');
});

const createOrder = vi.fn(async () => 'ORDER1');
const mountCard = (onSubmit = vi.fn()) =>
  paypalCard(client).mountCard(host(), { texts, onSubmit, createOrder });
const said = () => shownMessages(host());
const fillAll = () => {
  for (const name of ['cardNumberField', 'cardExpiryField', 'cardCvvField'] as const)
    paypal.fill(name, true);
};
const APPROVED = { token: 'ORDER1', expires: null, cvcToken: null, holder: null };

describe('the script', () => {
  it('is loaded once, in pesos and Spanish, for a payment that is confirmed later', async () => {
    const other = paypalCard(client).mountCard(host(), { texts, onSubmit: vi.fn() });
    await Promise.all([mountCard(), other]);
    expect(network.asked).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(network.asked[0] ?? '');
    expect(origin + pathname).toBe('https://www.paypal.com/sdk/js');
    expect(Object.fromEntries(searchParams)).toEqual({
      'client-id': client,
      components: 'buttons,card-fields',
      currency: 'MXN',
      locale: 'es_MX',
      intent: 'capture',
      commit: 'false',
    });
  });

  it.each<[string, ScriptOutcome]>([
    ['is blocked', 'blocked'],
    ['hangs', 'hangs'],
    ['brings nothing', () => undefined],
  ])('is asked for anew after it %s', async (_name, first) => {
    vi.useFakeTimers();
    outcome = first;
    const lost = { name: 'ScriptLoadError', url: 'https://www.paypal.com' };
    const failed = expect(mountCard()).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    outcome = paypal.install;
    expect(await mountCard()).toMatchObject({ submit: expect.any(Function) });
    expect(network.asked).toHaveLength(2);
  });
});

describe('a card', () => {
  it('becomes an order that the provider has approved', async () => {
    const onSubmit = vi.fn();
    const fields = await mountCard(onSubmit);
    expect(host().querySelectorAll('iframe')).toHaveLength(3);
    fillAll();
    paypal.pressEnter();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(await fields.submit('LAURA')).toEqual(APPROVED);
    fields.remove();
    expect(host().innerHTML).toBe('');
  });

  it('shows an error at each invalid field, and creates no order', async () => {
    createOrder.mockClear();
    const fields = await mountCard();
    expect(await fields.submit('LAURA')).toBeNull();
    expect(said()).toEqual([texts.numberMissing, texts.expiryMissing, texts.ccvMissing]);
    expect(paypal.focus).toHaveBeenLastCalledWith('cardNumberField');
    paypal.fill('cardNumberField', true);
    paypal.fill('cardExpiryField', false);
    expect(said()).toEqual([texts.expiryError]);
    expect(await fields.submit('LAURA')).toBeNull();
    expect(paypal.focus).toHaveBeenLastCalledWith('cardExpiryField');
    expect(createOrder).not.toHaveBeenCalled();
  });

  it('gives no token when it is rejected or the verification is cancelled', async () => {
    const fields = await mountCard();
    fillAll();
    paypal.setBank('fails');
    await expect(fields.submit('LAURA')).rejects.toThrow('INSTRUMENT_DECLINED');
    paypal.setBank('refuses');
    await expect(fields.submit('LAURA')).rejects.toThrow('did not approve');
    paypal.setBank('approves');
    expect(await fields.submit('LAURA')).toMatchObject({ token: 'ORDER1' });
  });

  it('needs no security code later, and no device session', async () => {
    const card = paypalCard(client);
    const options = { texts, onSubmit: vi.fn(), brand: 'visa' };
    await expect(card.mountSecurityCode(host(), options)).rejects.toThrow();
    const config = { ...sandboxes, paypalClientId: client };
    expect(await createDeviceSession('paypal_card_v2', config)).toBeNull();
  });
});

describe('an account', () => {
  it('reports the result of the provider’s window', async () => {
    const options = { createOrder, onApprove: vi.fn(), onCancel: vi.fn(), onError: vi.fn() };
    const button = await paypalAccount(client).mountButton(host(), options);
    expect(host().querySelector('button')).toHaveTextContent('PayPal Checkout');
    await paypal.cancel();
    expect(options.onCancel).toHaveBeenCalledOnce();
    paypal.fail();
    expect(options.onError).toHaveBeenCalledOnce();
    expect(options.onApprove).not.toHaveBeenCalled();
    await paypal.approve();
    expect(options.onApprove).toHaveBeenCalledExactlyOnceWith(APPROVED);
    button.remove();
    expect(paypal.close).toHaveBeenCalledOnce();
    expect(host().innerHTML).toBe('');
  });
});
