import { browserClient } from '@/lib/api/client/browser-client';
import {
  type Customer,
  readAuthenticatedCustomer,
  readEmailNotice,
  readSessionExpiry,
} from '@/lib/api/customer';
import { shortenSession, updateCustomer } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';

/** What another device may have changed. A field that the answer lacks keeps what is known. */
const withNews = (
  known: Customer,
  { emailVerifiedAt, hasCredit, ...news }: Customer,
): Customer => ({
  ...known,
  name: news.name || known.name,
  lastName: news.lastName || known.lastName,
  email: news.email || known.email,
  phone: news.phone || known.phone,
  emailVerifiedAt: emailVerifiedAt ?? known.emailVerifiedAt,
  customerType: news.customerType,
  hasCredit,
});

/** Asks who the customer is now. Nothing waits for it, and without an answer everything stays as it is. */
export async function refreshCustomer(signal?: AbortSignal): Promise<void> {
  const asked = useSessionStore.getState().accessToken;
  if (asked === null) return;
  const news = await readAuthenticatedCustomer(browserClient, signal).catch(() => null);
  const { accessToken, customer } = useSessionStore.getState();
  if (!news || !customer || accessToken !== asked || customer.id !== news.id) return;
  updateCustomer(withNews(customer, news));
}

/** One that was ended elsewhere ends here by the answer; without an answer it lasts as long as the login said. */
export async function refreshSession(signal?: AbortSignal): Promise<void> {
  const asked = useSessionStore.getState().accessToken;
  if (asked === null) return;
  const seconds = await readSessionExpiry(browserClient, signal).catch(() => null);
  const isSame = useSessionStore.getState().accessToken === asked;
  if (isSame && seconds !== null && seconds > 0) shortenSession(seconds);
}

/** Asks whether an e-mail address that counts as unverified is verified by now, as by the link on another device. */
export async function refreshEmailNotice(): Promise<void> {
  const isVerified = await readEmailNotice(browserClient).catch(() => null);
  if (isVerified) await refreshCustomer();
}
