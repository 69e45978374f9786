// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPaymentKind } from '@/lib/domain/payments/payment-method';
import { getPaymentModule } from '@/lib/payments/registry';
import { sandboxAccount, sandboxCard } from '@/lib/payments/sandbox/sandbox';
import { sandboxes as config } from '../../components/checkout/samples';
import { loadCardFrames } from '../../support/card-frame';
import { cardHost, shownMessages, texts } from './card-host';

let answers = true;
loadCardFrames(() => answers);

const host = cardHost();
beforeEach(() => {
  answers = true;
});

const mountCard = (onSubmit = vi.fn()) => sandboxCard.mountCard(host(), { texts, onSubmit });
const inside = () => host().querySelector('iframe')?.contentDocument ?? document;
function type(name: string, text: string): HTMLInputElement {
  const input = inside().querySelector<HTMLInputElement>(`#${name}`);
  if (!input) throw new Error(name);
  input.value = text;
  input.dispatchEvent(new (inside().defaultView ?? window).Event('input', { bubbles: true }));
  return input;
}
const fill = (number: string, expiry: string, ccv: string) => [
  type('number', number),
  type('expiry', expiry),
  type('ccv', ccv),
];
const said = () => shownMessages(inside(), '.form-error');

describe('the card', () => {
  it.each([
    ['4242424242424242', '12/40', '123', 'tok_visa_4242', '2040-12'],
    ['5555555555554444', '0140', '123', 'tok_mastercard_4444', '2040-01'],
    ['378282246310005', '1/2040', '1234', 'tok_amex_0005', '2040-01'],
  ])('gives references of %s only', async (number, expiry, ccv, token, expires) => {
    const fields = await mountCard();
    fill(number, expiry, ccv);
    const given = await fields.submit('ANA');
    const cvcToken = expect.stringMatching(/^cvctok_\w+$/);
    expect(given).toEqual({ token, expires, cvcToken, holder: null });
    expect(JSON.stringify(given)).not.toContain(number);
    fields.remove();
    expect(host().innerHTML).toBe('');
  });

  it('understands pasted numbers with any signs, and lets the input method write until it has ended', async () => {
    const fields = await mountCard();
    const number = type('number', '\u200e4242–4242·4242 ４２４２\u202c');
    expect(number).toHaveProperty('value', '4242 4242 4242 4242');
    expect(type('expiry', '8–2040')).toHaveProperty('value', '8/2040');
    expect(number.maxLength).toBe(-1);
    const code = type('ccv', '');
    const view = inside().defaultView ?? window;
    code.value = '１２';
    code.dispatchEvent(new view.InputEvent('input', { isComposing: true }));
    expect(code.value).toBe('１２');
    code.value = '１２３';
    code.dispatchEvent(new view.CompositionEvent('compositionend'));
    expect(code.value).toBe('123');
    expect(await fields.submit('ANA')).toMatchObject({ expires: '2040-08' });
  });

  it('is submitted by Enter, but not by the key that confirms a word', async () => {
    const onSubmit = vi.fn();
    await mountCard(onSubmit);
    const press = (field: string, keyCode: number) => {
      const { KeyboardEvent } = inside().defaultView ?? window;
      const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode });
      type(field, '424').dispatchEvent(event);
    };
    press('number', 229);
    expect(onSubmit).not.toHaveBeenCalled();
    press('number', 13);
    press('ccv', 13);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('shows the shop’s error message at each invalid field', async () => {
    const fields = await mountCard();
    expect(await fields.submit('ANA')).toBeNull();
    expect(said()).toEqual(['falta el número', 'falta la caducidad', 'falta la CCV']);
    expect(inside().activeElement?.id).toBe('number');
    fill('4242424242424241', '01/20', '12');
    expect(await fields.submit('ANA')).toBeNull();
    expect(said()).toEqual(['número malo', 'caducidad mala', 'CCV mala']);
    type('number', '4242424242424242');
    expect(said()).toEqual(['caducidad mala', 'CCV mala']);
    type('expiry', '12/40');
    // The security code of American Express has four digits.
    type('ccv', '1234');
    expect(await fields.submit('ANA')).toBeNull();
    expect(said()).toEqual(['CCV mala']);
  });

  it('rejects a brand that the provider does not accept', async () => {
    const fields = await mountCard();
    fill('2869000000000009', '12/40', '123');
    expect(await fields.submit('ANA')).toBeNull();
    expect(said()).toEqual(['número malo']);
  });

  it('groups the digits and inserts the slash', async () => {
    await mountCard();
    expect(type('number', '4242x42424242').value).toBe('4242 4242 4242');
    expect(type('number', '3782822463').value).toBe('3782 822463');
    expect(type('expiry', '123').value).toBe('12/3');
    expect(type('ccv', '12a3').value).toBe('123');
  });

  it('is emptied when the page is left', async () => {
    await mountCard();
    const typed = fill('4242424242424242', '1240', '739');
    inside().defaultView?.dispatchEvent(new Event('pagehide'));
    expect(typed.map(({ value }) => value)).toEqual(['', '', '']);
  });

  it('follows the theme of the page', async () => {
    const page = document.documentElement.dataset;
    page.theme = 'dark';
    await mountCard();
    const { dataset } = inside().documentElement;
    expect(dataset.theme).toBe('dark');
    page.theme = 'light';
    await vi.waitFor(() => expect(dataset.theme).toBe('light'));
    delete page.theme;
    await vi.waitFor(() => expect(dataset.theme).toBe(''));
  });

  it('counts as blocked when its frame does not answer, and opens at the next try', async () => {
    vi.useFakeTimers();
    answers = false;
    const blocked = { name: 'ScriptLoadError', url: '/api/sandbox-card' };
    const failed = expect(mountCard()).rejects.toMatchObject(blocked);
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(host().innerHTML).toBe('');
    vi.useRealTimers();
    answers = true;
    expect(await mountCard()).toMatchObject({ submit: expect.any(Function) });
  });
});

describe('the security code of a stored card', () => {
  it('has the length for the brand, and becomes a reference', async () => {
    const options = { texts, onSubmit: vi.fn(), brand: 'amex' };
    const fields = await sandboxCard.mountSecurityCode(host(), options);
    type('ccv', '123');
    expect(await fields.submit('')).toBeNull();
    expect(said()).toEqual(['CCV mala']);
    type('ccv', '1234');
    expect(await fields.submit('')).toMatch(/^cvctok_[0-9a-f]{32}$/);
    type('ccv', '0000');
    expect(await fields.submit('')).toBe('cvctok_incorrecto');
  });
});

it('creates a token for an account', async () => {
  vi.useFakeTimers();
  const login = sandboxAccount('paypal').connect(' compras3155@correo.example ');
  await vi.runAllTimersAsync();
  const holder = 'compras3155@correo.example';
  expect(await login).toEqual({ token: 'tok_paypal_3155', expires: null, cvcToken: null, holder });
});

it.each([
  ['stripe_card', 'card', 'card', true],
  ['paypal_card_v2', 'account-card', 'card', true],
  ['paypal_account', 'account', 'account', true],
  ['oxxo', 'voucher', 'later', false],
  ['oxxo_cash', 'voucher', 'later', false],
  ['mercadopago', 'wallet', 'later', false],
  ['codi', 'wallet', 'later', false],
])('%s is paid as %s', (code, kind, module, isSandbox) => {
  expect(getPaymentKind(code, config)).toBe(kind);
  expect(getPaymentModule(code, config)).toMatchObject({ kind: module, isSandbox });
});

it('uses the provider’s own module when its key is configured', () => {
  const cards = { ...config, stripeKey: 'pk_test_12345678' };
  expect(getPaymentModule('stripe_card', cards).isSandbox).toBe(false);
  expect(getPaymentModule('paypal_card_v2', cards).isSandbox).toBe(true);
  const accounts = { ...config, paypalClientId: 'client-id-of-paypal' };
  expect(getPaymentModule('stripe_card', accounts).isSandbox).toBe(true);
  const own = (kind: string) => ({ kind, isSandbox: false });
  expect(getPaymentModule('paypal_card_v2', accounts)).toMatchObject(own('card'));
  expect(getPaymentModule('paypal_account', accounts)).toMatchObject(own('account'));
});
