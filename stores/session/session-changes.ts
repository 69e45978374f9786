import type { Customer, NewSession } from '@/lib/domain/account/types';
import { writeText } from '../persistence/device-storage';
import { removeSession, SESSION_KEYS } from './session-device';
import { useSessionStore } from './session-store';

function writeCustomer(customer: Customer): void {
  writeText(SESSION_KEYS.customer, JSON.stringify(customer));
}

/** Logged in or registered. */
export function openSession({ customer, accessToken, expiresIn }: NewSession): void {
  // The token comes last: other tabs look when it changes.
  writeCustomer(customer);
  writeText(SESSION_KEYS.expires, String(Date.now() + expiresIn * 1000));
  writeText(SESSION_KEYS.token, accessToken);
  useSessionStore.setState({ customer, accessToken, isExpired: false, msjErrorNetwork: null });
}

/** Logged out, or the session ended by itself. */
export function closeSession(isExpired = false): void {
  removeSession();
  useSessionStore.setState({ customer: null, accessToken: null, isExpired, address: [] });
}

/** What is new of the customer who is logged in; another one's is ignored. */
export function updateCustomer(customer: Customer): void {
  if (useSessionStore.getState().customer?.id !== customer.id) return;
  writeCustomer(customer);
  useSessionStore.setState({ customer });
}
