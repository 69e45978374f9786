import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressCheckLink } from '@/lib/domain/payments/address-check';
import {
  type ApprovalReturn,
  createApprovalAttempt,
  isReturnFrom,
  parseProviderReturn,
  resolvePaymentRedirect,
} from '@/lib/domain/payments/provider-redirect';
import { forAll } from '@/tests/support/for-all';

const NOW = Date.parse('2026-03-12T18:00:00Z');
const HOUR = 60 * 60_000;
const SECRET = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PAGE = 'https://proveedor.example/aprobar?pago=9';

const leave = (address: string, paymentId = '9') =>
  createApprovalAttempt({ customerId: '2', paymentId, address }, SECRET, NOW);

/** The customer's own return. */
const referrer = 'https://proveedor.example/';
const own: ApprovalReturn = { customerId: '2', paymentId: '9', state: SECRET, referrer };
const returnsFrom = (address: string, change: Partial<ApprovalReturn> = {}, after = 60_000) =>
  isReturnFrom(leave(address).attempt, { ...own, ...change }, NOW + after);

describe('leaving for a provider', () => {
  it('puts the state where the address has a place for it, also inside a return address', () => {
    const inside = encodeURIComponent('https://tienda.example/pagos/9/pago-paypal?state={state}');
    const { address, attempt } = leave(`${PAGE}&vuelta=${inside}&state={state}`);
    const visit = { customerId: '2', paymentId: '9', state: SECRET, startedAt: NOW };
    expect(attempt).toEqual({ ...visit, origin: 'https://proveedor.example' });
    const query = new URL(address).searchParams;
    expect(query.get('state')).toBe(SECRET);
    expect(new URL(query.get('vuelta') ?? '').searchParams.get('state')).toBe(SECRET);
  });

  it('changes nothing in an address without such a place', () => {
    const { address, attempt } = leave(PAGE);
    expect(address).toBe(PAGE);
    expect(attempt.state).toBeNull();
  });
});

describe('a return from a provider', () => {
  const WITH_STATE = `${PAGE}&state={state}`;

  it('is the customer’s own with the state, from whatever page the last step came', () => {
    expect(returnsFrom(WITH_STATE)).toBe(true);
    expect(returnsFrom(WITH_STATE, { referrer: '' })).toBe(true);
    expect(returnsFrom(WITH_STATE, { referrer: 'https://banco.example/' })).toBe(true);
  });

  it('is somebody else’s link without it, even when it comes from the provider’s site', () => {
    for (const state of [null, '', '{state}', SECRET.slice(1), SECRET.toUpperCase()])
      expect([state, returnsFrom(WITH_STATE, { state })]).toEqual([state, false]);
  });

  it('comes from the provider’s site where the address could not carry the state', () => {
    expect(returnsFrom(PAGE, { state: null })).toBe(true);
    const referrers = [
      ...['', 'about:client', 'https://otra.example/', 'http://proveedor.example/'],
      ...['https://proveedor.example.otra.example/', 'https://proveedor.example@otra.example/'],
    ];
    for (const referrer of referrers)
      expect([referrer, returnsFrom(PAGE, { state: null, referrer })]).toEqual([referrer, false]);
  });

  it('is of the same payment and customer', () => {
    for (const address of [PAGE, WITH_STATE]) {
      expect(returnsFrom(address, { paymentId: '10' })).toBe(false);
      expect(returnsFrom(address, { customerId: '3' })).toBe(false);
      // An order whose backend did not say which payment it leaves for.
      const { attempt } = leave(address, '');
      expect(isReturnFrom(attempt, own, NOW + 1)).toBe(false);
    }
  });

  it('is late after three hours, and unknown when the clock was set back', () => {
    for (const address of [PAGE, WITH_STATE]) {
      expect(returnsFrom(address, {}, 3 * HOUR - 1)).toBe(true);
      expect(returnsFrom(address, {}, 3 * HOUR)).toBe(false);
      expect(returnsFrom(address, {}, -1)).toBe(false);
    }
  });

  it('is never believed for a state that only somebody else chose', () =>
    forAll(fc.string(), (state) => {
      fc.pre(state !== SECRET);
      expect(returnsFrom(WITH_STATE, { state })).toBe(false);
    }));
});

describe("the query of a provider's return", () => {
  const read = (query: string) => parseProviderReturn(new URLSearchParams(query));

  it.each([
    ['', null],
    ['token=EC-60385559L1062554J&PayerID=7', { kind: 'approved', token: 'EC-60385559L1062554J' }],
    ['provider_token=abcd', { kind: 'approved', token: 'abcd' }],
    ['token=abc', null],
    ['token=%3Cb%3Eabcd', null],
    ['cancelado=1', { kind: 'cancelled' }],
    // Providers send a token with a cancellation too.
    ['cancelado=1&token=EC-603', { kind: 'cancelled' }],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));

  it('is an approval only with a valid token', () =>
    forAll(fc.string(), (text) => {
      const approval = read(String(new URLSearchParams({ token: text })));
      if (approval) expect(text).toMatch(/^[\w.~:-]{4,200}$/);
    }));
});

const SITE = 'https://tienda.example';
const HOSTS = ['https://www.paypal.example', 'http://plain.example'];
const read = (address: string | null) => resolvePaymentRedirect(address, SITE, HOSTS);

describe('resolvePaymentRedirect', () => {
  it.each([
    ['/pagos/10194/pago-oxxo', '/pagos/10194/pago-oxxo'],
    ['pagos/1/pago-codi?a=1#b', '/pagos/1/pago-codi?a=1#b'],
    ['https://tienda.example/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
    ['https://TIENDA.example:443/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
  ])('stays on this site with %s', (address, path) =>
    expect(read(address)).toEqual({ kind: 'internal', path }),
  );

  it('allows a configured payment host', () => {
    const url = 'https://www.paypal.example/approve?token=1';
    expect(read(url)).toEqual({ kind: 'external', url });
  });

  it.each([
    ...[null, '', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
    ...['/\n/evil.example/pagos', '/.//evil.example', 'http://tienda.example/pagos/1'],
    ...['https://tienda.example.evil.example/', 'https://tienda.example@evil.example/'],
    ...['https://a:b@tienda.example/pagos', 'https://www.paypal.example@evil.example/'],
    ...['https://x@www.paypal.example/', 'https://:x@www.paypal.example/'],
    ...['https://www.paypal.example.evil.example/', 'http://www.paypal.example/approve'],
    ...['http://plain.example/approve', 'javascript:alert(1)', 'data:text/html,x'],
    ...['blob:https://tienda.example/1', '/api/eshop/logout'],
  ])('refuses %j', (address) => expect(read(address)).toBeNull());
});

const whole = { transactionId: '7', code: 'abc', missingPayment: '1', response: 'si' };

describe("the link of a message about an order's address", () => {
  it.each([
    ['1', 'si', true, 'yes'],
    ['true', 'YES', true, 'yes'],
    ['0', 'no', false, 'no'],
    ['false', '0', false, 'no'],
    ['x', 'quizá', false, null],
  ])('%s, %s', (missingPayment, response, isPaymentMissing, answer) => {
    const read = { transactionId: '7', code: 'abc', isPaymentMissing, answer };
    expect(parseAddressCheckLink({ ...whole, missingPayment, response })).toEqual(read);
  });

  it('is null when a part is missing', () => {
    for (const name of Object.keys(whole))
      expect(parseAddressCheckLink({ ...whole, [name]: undefined })).toBeNull();
    expect(parseAddressCheckLink({ ...whole, code: '' })).toBeNull();
  });
});
