// @vitest-environment own-window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { laura as customer } from '../../components/account/harness';
import { kept } from '../other-tab';

const session = { customer, accessToken: 'asa', expiresIn: 60 };
const mark = (value: string) =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`otra=1; session-open=${value}`);

/** Opens the shop as a new tab does: fresh modules, the same storage. */
async function openTab() {
  vi.resetModules();
  const store = await import('@/stores/session/session-store');
  const { hydrateStores } = await import('@/stores/persistence/hydration');
  hydrateStores();
  const { useSessionStore, selectIsAuthenticated, getSessionHeaders } = store;
  const isIn = () => selectIsAuthenticated(useSessionStore.getState());
  const changes = await import('@/stores/session/session-actions');
  const { closeSession } = await import('@/stores/flows/session/answer-api-error');
  return { state: useSessionStore.getState, isIn, getSessionHeaders, closeSession, ...changes };
}
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Another tab writes its session; the event of the token comes last. */
function signInElsewhere(): void {
  localStorage.setItem('customer', JSON.stringify(customer));
  tell('customer');
  localStorage.setItem('tokenExpires', String(Date.now() + 60_000));
  localStorage.setItem('accessToken', 'otra');
  tell('accessToken');
}

beforeEach(() => void mark('1'));

it('stores the handle and the customer under the keys of the specification', async () => {
  const { isIn, getSessionHeaders, openSession } = await openTab();
  expect([isIn(), getSessionHeaders()]).toEqual([false, {}]);
  openSession(session);
  expect(localStorage.getItem('accessToken')).toBe('asa');
  expect(kept('customer')).toEqual(customer);
  expect(getSessionHeaders()).toEqual({ authorization: 'Bearer asa' });
  const next = await openTab();
  expect([next.isIn(), next.state().customer]).toEqual([true, customer]);
  next.closeSession();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(next.isIn()).toBe(false);
});

describe('at start-up', () => {
  it.each([
    ['that expired', () => localStorage.setItem('tokenExpires', String(Date.now()))],
    ['without its expiry', () => localStorage.removeItem('tokenExpires')],
    ['without its customer', () => localStorage.removeItem('customer')],
    ['with a customer that is none', () => localStorage.setItem('customer', '{"id":7}')],
    ['with a customer that is no JSON', () => localStorage.setItem('customer', '{')],
    ['without its token', () => localStorage.removeItem('accessToken')],
    ['whose cookie ended with the browser', () => mark('')],
  ])('clears a session %s', async (_, spoil) => {
    (await openTab()).openSession(session);
    spoil();
    const { isIn, state } = await openTab();
    expect([isIn(), state().customer, state().accessToken]).toEqual([false, null, null]);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('customer')).toBeNull();
  });

  it('keeps a session until the second it expires', async () => {
    vi.useFakeTimers();
    (await openTab()).openSession(session);
    vi.advanceTimersByTime(59_999);
    expect((await openTab()).isIn()).toBe(true);
    vi.advanceTimersByTime(1);
    expect((await openTab()).isIn()).toBe(false);
  });
});

it('does not remove a session that another tab is still writing', async () => {
  const { isIn } = await openTab();
  signInElsewhere();
  expect(isIn()).toBe(true);
  expect(kept('customer')).toEqual(customer);
});

it('follows the sign-in and sign-out of another tab, also after the back/forward cache', async () => {
  const { state, isIn, openSession } = await openTab();
  signInElsewhere();
  expect([isIn(), state().accessToken]).toEqual([true, 'otra']);
  localStorage.removeItem('accessToken');
  tell('accessToken');
  expect(isIn()).toBe(false);
  openSession(session);
  localStorage.clear();
  tell(null);
  expect(isIn()).toBe(false);
  openSession(session);
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isIn()).toBe(false);
});

it('knows in every tab and after a reload that the session expired, until the next sign-in', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.openSession(session);
  tell('accessToken');
  first.closeSession(true);
  tell('accessToken');
  const tabs = [first, second, await openTab()];
  const flags = () => tabs.map(({ state }) => state().isExpired);
  expect(flags()).toEqual([true, true, true]);
  second.openSession(session);
  tell('accessToken');
  expect(flags()).toEqual([false, false, false]);
  second.closeSession();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('accepts updates of the signed-in customer only', async () => {
  const { state, openSession, updateCustomer } = await openTab();
  openSession(session);
  updateCustomer({ ...customer, id: '8', name: 'Otra' });
  expect(state().customer?.name).toBe('Laura');
  updateCustomer({ ...customer, name: 'Ana María' });
  expect((await openTab()).state().customer?.name).toBe('Ana María');
});
