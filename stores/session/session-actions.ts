import type { NewSession } from '@/lib/api/authentication';
import { getQueryClient } from '@/lib/api/client/query-client';
import { CUSTOMER_SCOPE } from '@/lib/api/client/query-parts';
import type { Customer } from '@/lib/api/customer';
import { readText, removeText, writeText } from '@/lib/browser/storage';
import {
  SESSION_KEYS,
  type SessionState,
  selectAuthorizedCustomerId,
  useSessionStore,
} from './session-store';

/** Removes the personal data of the customer who signed out from the query cache. */
export function clearPersonalQueries(): void {
  const personal = { queryKey: [CUSTOMER_SCOPE] };
  const client = getQueryClient();
  client.cancelQueries(personal).catch(() => undefined);
  client.removeQueries(personal);
}

function writeCustomer(customer: Customer): void {
  writeText(SESSION_KEYS.customer, JSON.stringify(customer));
}

export function openSession({ customer, accessToken, expiresIn }: NewSession): void {
  removeText(SESSION_KEYS.expired);
  // The token is written last, because other tabs read the session when the token changes.
  writeCustomer(customer);
  writeText(SESSION_KEYS.expires, String(Date.now() + expiresIn * 1000));
  writeText(SESSION_KEYS.token, accessToken);
  useSessionStore.setState({ customer, accessToken, isExpired: false, msjErrorNetwork: null });
}

/** Lets the session of this device end after so many seconds, when that is earlier than is known. */
export function shortenSession(seconds: number): void {
  const expires = Date.now() + seconds * 1000;
  if (expires < Number(readText(SESSION_KEYS.expires))) {
    writeText(SESSION_KEYS.expires, String(expires));
  }
}

/** Updates the signed-in customer's data. Data of another customer is ignored; not each answer says the kind of account. */
export function updateCustomer(news: Customer): void {
  const known = useSessionStore.getState().customer;
  if (known?.id !== news.id) return;
  const customer = { ...news, customerType: news.customerType ?? known.customerType };
  writeCustomer(customer);
  useSessionStore.setState({ customer });
}

/** Runs `start` for whoever is signed in, and what it returned when that changes. Returns a stop function. */
export function followCustomer(start: (customerId: string) => () => void): () => void {
  let customerId: string | null = null;
  let stop = () => {};
  const follow = (session: SessionState) => {
    const next = selectAuthorizedCustomerId(session);
    if (next === customerId) return;
    customerId = next;
    stop();
    stop = next === null ? () => {} : start(next);
  };
  const unsubscribe = useSessionStore.subscribe(follow);
  follow(useSessionStore.getState());
  return () => {
    unsubscribe();
    stop();
  };
}
