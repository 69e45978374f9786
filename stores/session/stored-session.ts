import { readJson, readText, removeText, writeText } from '@/lib/browser/storage';
import type { Customer } from '@/lib/domain/account/types';
import { asFields, asText, pickFields } from '../persistence/guards';
import { registerStore } from '../persistence/hydration';

/** localStorage keys of the session (spec 3). `accessToken` holds a handle that is useless without the cookie. */
export const SESSION_KEYS = {
  token: 'accessToken',
  customer: 'customer',
  expires: 'tokenExpires',
  expired: 'sessionExpired',
} as const;
/** This readable cookie shows that the browser still has the HttpOnly session cookie. */
const SESSION_COOKIE = 'session-open=1';

export interface StoredSession {
  customer: Customer | null;
  accessToken: string | null;
  /** The session expired and the customer was notified once. The next sign-in resets this (spec 4.1). */
  isExpired: boolean;
}

function readStoredCustomer(): Customer | null {
  const fields = asFields(readJson(SESSION_KEYS.customer));
  // This shop wrote the value, so the other fields match the type.
  return fields && pickFields(fields, asText, ['id', 'name', 'email'])
    ? (fields as unknown as Customer)
    : null;
}

/**
 * Reads the stored session.
 * @param removesInvalid whether an expired or incomplete session is removed. Not while another tab may still be
 * writing it.
 */
export function readStoredSession(removesInvalid: boolean): StoredSession {
  const [accessToken, customer] = [readText(SESSION_KEYS.token), readStoredCustomer()];
  const isOpen =
    Number(readText(SESSION_KEYS.expires)) > Date.now() && document.cookie.includes(SESSION_COOKIE);
  if (accessToken && customer && isOpen) return { accessToken, customer, isExpired: false };
  if (removesInvalid && (accessToken || customer)) removeStoredSession();
  return { accessToken: null, customer: null, isExpired: readText(SESSION_KEYS.expired) !== null };
}

/** @param isExpired whether the backend ended the session. Other tabs then know it, too, when they see the token go. */
export function removeStoredSession(isExpired = false): void {
  if (isExpired) writeText(SESSION_KEYS.expired, '1');
  else removeText(SESSION_KEYS.expired);
  for (const key of [SESSION_KEYS.token, SESSION_KEYS.customer, SESSION_KEYS.expires])
    removeText(key);
}

/** Calls `adopt` with the stored session at start-up and whenever another tab signs in or out. */
export function subscribeToStoredSession(adopt: (session: StoredSession) => void): void {
  if (typeof window === 'undefined') return;
  const read = (removesInvalid: boolean) => adopt(readStoredSession(removesInvalid));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEYS.token || key === SESSION_KEYS.customer) read(false);
  });
  // The session may have ended while the page was in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(true);
  });
  registerStore(() => read(true));
}
