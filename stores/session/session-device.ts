import type { Customer } from '@/lib/domain/account/types';
import { readText, removeText } from '../persistence/device-storage';
import { allAre, asFields, asText } from '../persistence/guards';
import { registerStore } from '../persistence/hydration';

/** Where the device keeps a session (spec 3). `accessToken` holds the handle, which opens nothing alone. */
export const SESSION_KEYS = {
  token: 'accessToken',
  customer: 'customer',
  expires: 'tokenExpires',
} as const;
/** The cookie that tells that the browser still holds the other half of the session. */
const MARK = 'session-open=1';

export interface DeviceSession {
  customer: Customer | null;
  accessToken: string | null;
}

const NONE: DeviceSession = { customer: null, accessToken: null };

function storedCustomer(): Customer | null {
  try {
    const fields = asFields(JSON.parse(readText(SESSION_KEYS.customer) ?? 'null'));
    // Written by this shop, so the rest is as its type says.
    return fields && allAre(fields, asText, ['id', 'name', 'email'])
      ? (fields as unknown as Customer)
      : null;
  } catch {
    return null;
  }
}

/**
 * The session that the device holds.
 * @param isTidied whether one that is over, or of which a part is missing, is removed: not while another tab may be
 * in the middle of writing it
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

/** Tells at start-up, and whenever another tab logs in or out, what the device holds. */
export function followSession(adopt: (session: DeviceSession) => void): void {
  if (typeof window === 'undefined') return;
  const read = (isTidied: boolean) => adopt(readSession(isTidied));
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEYS.token || key === SESSION_KEYS.customer) read(false);
  });
  // A page from the back/forward cache may be older than the session's end.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read(true);
  });
  registerStore(() => read(true));
}
