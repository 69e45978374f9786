// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { claimApprovalReturn, startApproval } from '@/stores/flows/checkout/approval-attempts';
import { kept } from '../../other-tab';

const KEY = 'approval-attempts';
const NOW = Date.parse('2026-03-12T18:00:00Z');
const HOUR = 60 * 60_000;

const stored = () => kept(KEY)?.state;
const leaveFor = (paymentId: string, now = NOW) => {
  const address = `https://proveedor.example/${paymentId}?state={state}`;
  const opened = startApproval({ customerId: '2', paymentId, address }, now);
  return new URL(opened).searchParams.get('state');
};
const returnOf = (paymentId: string, state: string | null, now = NOW + 1) =>
  claimApprovalReturn({ customerId: '2', paymentId, state, referrer: '' }, now);

describe('the visits to providers that the device remembers', () => {
  it('belong to one return each', async () => {
    const state = leaveFor('9');
    expect(state).toMatch(/^[0-9a-f-]{36}$/);
    expect(await returnOf('9', state)).toBe(true);
    expect(await returnOf('9', state)).toBe(false);
    expect(stored()).toEqual([]);
  });

  it('belong to one of two tabs that return at the same moment', async () => {
    const state = leaveFor('9');
    const both = await Promise.all([returnOf('9', state), returnOf('9', state)]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('are not used up by somebody else’s link', async () => {
    const state = leaveFor('9');
    expect(await returnOf('9', null)).toBe(false);
    expect(await returnOf('9', 'another')).toBe(false);
    expect(await returnOf('9', state)).toBe(true);
  });

  it('are kept for each payment, and the latest of a payment counts', async () => {
    const [first, other, latest] = [leaveFor('9'), leaveFor('10'), leaveFor('9')];
    expect(new Set([first, other, latest]).size).toBe(3);
    expect(await returnOf('9', first)).toBe(false);
    expect(await returnOf('9', latest)).toBe(true);
    expect(await returnOf('10', other)).toBe(true);
  });

  it('go when they are old', () => {
    leaveFor('9', NOW - 3 * HOUR);
    leaveFor('10');
    expect(stored().map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual(['10']);
  });

  it('are remembered for a page of this site, too, and without a place for the state by its origin', async () => {
    expect(startApproval({ customerId: '2', paymentId: '9', address: '/aprobar' }, NOW)).toBe(
      `${location.origin}/aprobar`,
    );
    expect(await returnOf('9', null)).toBe(false);
    const arrival = { customerId: '2', paymentId: '9', state: null };
    const referrer = `${location.origin}/aprobar`;
    expect(await claimApprovalReturn({ ...arrival, referrer }, NOW + 1)).toBe(true);
  });
});

describe('a device that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  it('opens the provider’s page all the same, and believes no return', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('refused')) } });
    const state = leaveFor('9');
    expect(state).not.toBeNull();
    expect(await returnOf('9', state)).toBe(false);
  });

  it('believes no return that it cannot mark as used', async () => {
    const state = leaveFor('9');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(await returnOf('9', state)).toBe(false);
  });

  it.each(['', '[]', '{', '{"version":"0","state":[]}', '{"version":"1","state":[{}]}'])(
    'reads a broken state as none: %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      expect(await returnOf('9', null)).toBe(false);
      expect(await returnOf('9', leaveFor('9'))).toBe(true);
    },
  );
});
