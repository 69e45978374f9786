import type { Customer } from '@/lib/api/customer';
import type { ZipCodePlace } from '@/lib/api/location';
import { readJson, readText, removeText, writeText } from '@/lib/browser/storage';
import { isZipCode } from '@/lib/domain/typed-text';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asNullable, asRecord, asText, asUniqueList, type Guard } from '../persistence/guards';
import { registerStore } from '../persistence/hydration';
import { isDeepEqual, mergeById } from '../persistence/merge';

/** localStorage keys of the session (spec 3). `accessToken` holds a handle that is useless without the cookie. */
export const SESSION_KEYS = {
  token: 'accessToken',
  customer: 'customer',
  expires: 'tokenExpires',
  expired: 'sessionExpired',
} as const;
/** This readable cookie shows that the browser still has the HttpOnly session cookie. */
const SESSION_COOKIE = 'session-open=1';

interface StoredSession {
  customer: Customer | null;
  accessToken: string | null;
  /** The session expired and the customer was notified once. The next sign-in resets this (spec 4.1). */
  isExpired: boolean;
}

const asCustomer = asRecord({ id: asText, name: asText, email: asText });

function readStoredCustomer(): Customer | null {
  const stored = readJson(SESSION_KEYS.customer);
  // This shop wrote the value, so the other fields match the type.
  return asCustomer(stored) ? (stored as Customer) : null;
}

/** @param removesInvalid removes an expired or incomplete session. Not while another tab may still be writing it. */
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
function subscribeToStoredSession(adopt: (session: StoredSession) => void): void {
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

const asPlace = asRecord<ZipCodePlace>({
  zipCode: asText,
  state: asText,
  municipality: asText,
  city: asText,
  neighborhoods: asUniqueList(asText, (name) => name) as Guard<string[]>,
});
const asKept = asRecord({
  zipCode: asNullable((value) => (isZipCode(value) ? value : undefined)),
  place: asNullable(asPlace),
  /** Delivery addresses in the list of the location chooser, each on one line. */
  address: asUniqueList(asRecord({ id: asText, label: asText, zipCode: asText }), ({ id }) => id),
});

/** A place belongs to its own zip code only. */
const placeOf = (zipCode: string | null, place: ZipCodePlace | null) =>
  place?.zipCode === zipCode ? place : null;

const nobody: StoredSession = { customer: null, accessToken: null, isExpired: false };

/** The current visit (spec 3, Session). Token and customer are stored separately, see `SESSION_KEYS`. */
export const useSessionStore = createPersistedStore(
  {
    name: 'session',
    version: '1',
    kept: { zipCode: null, place: null, address: [] },
    passing: {
      ...nobody,
      /** Starts at 1 (spec 3). */
      count: 1,
      /** Message of the current network error; null when the network works. */
      msjErrorNetwork: null as string | null,
    },
    parse: (value) => {
      const kept = asKept(value);
      return kept && { ...kept, place: placeOf(kept.zipCode, kept.place) };
    },
    // One tab's zip code is never combined with another tab's place.
    merge: (base, mine, theirs) => {
      const isSame = base.zipCode === mine.zipCode && isDeepEqual(base.place, mine.place);
      const { zipCode, place } = isSame ? theirs : mine;
      return { zipCode, place, address: mergeById(base.address, mine.address, theirs.address) };
    },
  },
  (set) => ({
    /** Sets the delivery location. An invalid zip code is ignored. */
    chooseZipCode: (zipCode: string, place: ZipCodePlace | null = null) => {
      if (isZipCode(zipCode)) set({ zipCode, place: placeOf(zipCode, place) });
    },
    forgetZipCode: () => set({ zipCode: null, place: null }),
  }),
);

export type SessionState = ReturnType<typeof useSessionStore.getState>;

subscribeToStoredSession((session) => useSessionStore.setState(session));

/** A customer is signed in only with both a customer and a token (spec 3). */
export function selectIsAuthenticated({ customer, accessToken }: SessionState): boolean {
  return customer !== null && accessToken !== null;
}

/** The id of the signed-in customer; null while the device still has to be authorized with a code. */
export function selectAuthorizedCustomerId({ customer, accessToken }: SessionState): string | null {
  return accessToken !== null && customer?.authorizedDevice ? customer.id : null;
}

export function getSessionHeaders(): Record<string, string> {
  const { accessToken } = useSessionStore.getState();
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
}
