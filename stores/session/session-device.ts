import type { Customer } from '@/lib/domain/account/types';
import { readText, removeText } from '../persistence/device-storage';
import { allAre, asFields, asText } from '../persistence/guards';
import { registerStore } from '../persistence/hydration';

/** localStorage keys of the session (spec 3). `accessToken` holds a handle that is useless without the cookie. */
export const SESSION_KEYS = {
  token: 'accessToken',
  customer: 'customer',
  expires: 'tokenExpires',
} as const;
/** This readable cookie shows that the browser still has the HttpOnly session cookie. */
const MARK = 'session-open=1';

export interface DeviceSession {
  customer: Customer | null;
  accessToken: string | null;
}

const NONE: DeviceSession = { customer: null, accessToken: null };

function storedCustomer(): Customer | null {
  try {
    const fields = asFields(JSON.parse(readText(SESSION_KEYS.customer) ?? 'null'));
    // This shop wrote the value, so the other fields match the type.
    return fields && allAre(fields, asText, ['id', 'name', 'email'])
      ? (fields as unknown as Customer)
      : null;
  } catch {
    return null;
  }
}

/**
 * Reads the stored session.
 * @param removesInvalid whether an expired or incomplete session is removed. Not while another tab may still be
 * writing it.
 */
function readSession(isTidied: boolean): DeviceSession {
  const [accessToken, customer] = [readText(SESSION_KEYS.token), storedCustomer()];
  const isOpen =
    Number(readText(SESSION_KEYS.expires)) > Date.now() && document.cookie.includes(MARK);
  if (accessToken && customer && isOpen) return { accessToken, customer };
  if (isTidied && (accessToken || customer)) removeSession();
  return NONE;
}

export function removeSession(): void {
  for (const key of [SESSION_KEYS.token, SESSION_KEYS.customer, SESSION_KEYS.expires])
    removeText(key);
}

/** Calls `adopt` with the stored session at start-up and whenever another tab signs in or out. */
export function followSession(adopt: (session: DeviceSession) => void): void {
  if (typeof window === 'undefined') return;
  const read = (isTidied: boolean) => adopt(readSession(isTidied));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEYS.token || key === SESSION_KEYS.customer) read(false);
  });
  // The session may have ended while the page was in the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(true);
  });
  registerStore(() => read(true));
}
