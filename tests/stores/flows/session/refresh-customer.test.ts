// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { beforeEach, expect, it } from 'vitest';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import {
  refreshCustomer,
  refreshEmailNotice,
  refreshSession,
} from '@/stores/flows/session/refresh-customer';
import { useSessionStore } from '@/stores/session/session-store';
import { laura, signInAs } from '../../../components/account/harness';
import { mockBackend, refusal } from '../../../support/mock-backend';
import { resource } from '../../../support/resource';

const backend = mockBackend();
const VERIFIED = '2026-03-14T18:00:00Z';
/** The backend says this of a customer who asks for herself. */
const answer = (attributes: object, id = laura.id) =>
  backend.on(specEndpoints.authenticatedCustomer, () => ({
    data: resource('customers', id, attributes),
  }));
const customer = () => useSessionStore.getState().customer;

beforeEach(() => signInAs({ ...laura, emailVerifiedAt: null }));

it('shows what another device changed, and keeps what the answer does not say', async () => {
  answer({ email: 'nueva@example.mx', email_verified_at: VERIFIED, has_credit: 1 });
  await refreshCustomer();
  expect(customer()).toMatchObject({
    name: laura.name,
    email: 'nueva@example.mx',
    hasCredit: 1,
    authorizedDevice: laura.authorizedDevice,
  });
  expect(Date.parse(customer()?.emailVerifiedAt ?? '')).toBe(Date.parse(VERIFIED));
});

it('takes the kind of account from whichever call says it', async () => {
  answer({ customer_type: 'business' });
  await refreshCustomer();
  expect(customer()?.customerType).toBe('business');
  answer({ phone: '5511223344' });
  await refreshCustomer();
  expect(customer()).toMatchObject({ customerType: 'business', phone: '5511223344' });
});

it('changes nothing without an answer, for another customer, or after signing out', async () => {
  const before = customer();
  backend.on(specEndpoints.authenticatedCustomer, () => refusal(400, 'No.'));
  await refreshCustomer();
  answer({ email: 'x@y.mx' }, '99');
  await refreshCustomer();
  expect(customer()).toBe(before);
  useSessionStore.setState({ customer: null, accessToken: null });
  await refreshCustomer();
  expect(customer()).toBeNull();
});

it('asks for the customer again as soon as the address is said to be verified', async () => {
  answer({ email_verified_at: VERIFIED });
  backend.on(specEndpoints.emailNoticeUnverified, () => ({ meta: { email_verified: false } }));
  await refreshEmailNotice();
  expect(customer()?.emailVerifiedAt).toBeNull();
  backend.on(specEndpoints.emailNoticeUnverified, () => ({ meta: { email_verified: 1 } }));
  await refreshEmailNotice();
  expect(customer()?.emailVerifiedAt).not.toBeNull();
});

it('lets the session end as early as the backend says, never later, and not without an answer', async () => {
  const expires = () => Number(localStorage.getItem('tokenExpires')) - Date.now();
  const hours = (count: number) => count * 3_600_000;
  localStorage.setItem('tokenExpires', String(Date.now() + hours(2)));
  backend.on(specEndpoints.session, () => refusal(404, 'No existe.'));
  await refreshSession();
  backend.on(specEndpoints.session, () => ({ meta: {} }));
  await refreshSession();
  backend.on(specEndpoints.session, () => ({ meta: { expires_in: 3 * 3600 } }));
  await refreshSession();
  expect(expires()).toBeGreaterThan(hours(1.9));
  expect(expires()).toBeLessThanOrEqual(hours(2));
  backend.on(specEndpoints.session, () => ({ meta: { authenticated: true, expires_in: '600' } }));
  await refreshSession();
  expect(expires()).toBeLessThanOrEqual(600_000);
});
