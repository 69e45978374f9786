import { getSafeReturnPath } from '../account/return-to';

/** Where a payment continues: on a page of this site, or on a configured payment host. */
type PaymentRedirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** By its origin, never by its text: this site, or a configured payment host (HTTPS). Null for anywhere else (`//evil.com`, `javascript:`). */
export function resolvePaymentRedirect(
  address: string | null,
  origin: string,
  hosts: readonly string[],
): PaymentRedirect | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin === origin) {
    const path = getSafeReturnPath(address, origin);
    return path === null ? null : { kind: 'internal', path };
  }
  // A username or password in a URL can make it look like another site.
  const hasCredentials = url.username !== '' || url.password !== '';
  const isKnown = url.protocol === 'https:' && hosts.includes(url.origin);
  return isKnown && !hasCredentials ? { kind: 'external', url: url.href } : null;
}

/** Whether a payment may be approved at an address: only over https, or at this shop itself. */
export function isTrustedApproval(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin;
}

/** A visit to a provider's page. Only what comes back to such a visit is the customer's answer: a link from elsewhere looks the same. */
export interface ApprovalAttempt {
  customerId: string;
  paymentId: string;
  /** One-time secret, which the return address repeats. Null when the provider's address has no place for it. */
  state: string | null;
  /** Origin of the provider's page. Without a state the customer must come from there. */
  origin: string;
  startedAt: number;
}

export interface ApprovalReturn {
  customerId: string;
  paymentId: string;
  state: string | null;
  /** Address of the page that led here, as the browser says it; empty when it says none. */
  referrer: string;
}

/** A provider's page is left open no longer than this, in milliseconds. */
const VALID_FOR = 3 * 60 * 60_000;

/** The place for the state in a provider's address: in a parameter, or in a return address that is a parameter itself. */
const STATE_PLACEHOLDER = /\{state\}|%7Bstate%7D/gi;

/** Every `{state}` in the address is replaced by the secret, a random text that needs no encoding. */
export function createApprovalAttempt(
  { address, ...payment }: { customerId: string; paymentId: string; address: string },
  secret: string,
  now: number,
): { attempt: ApprovalAttempt; address: string } {
  const filled = address.replace(STATE_PLACEHOLDER, secret);
  const state = filled === address ? null : secret;
  return {
    attempt: { ...payment, state, origin: new URL(address).origin, startedAt: now },
    address: filled,
  };
}

/** Whether an attempt may still be returned from. A clock that was set back does not make it last longer. */
export const isCurrentAttempt = ({ startedAt }: ApprovalAttempt, now: number): boolean =>
  startedAt <= now && now - startedAt < VALID_FOR;

/** Whether the customer returns from this attempt, rather than by a link that somebody else made. */
export function isReturnFrom(
  attempt: ApprovalAttempt,
  { customerId, paymentId, state, referrer }: ApprovalReturn,
  now: number,
): boolean {
  if (attempt.customerId !== customerId || attempt.paymentId !== paymentId) return false;
  if (!isCurrentAttempt(attempt, now)) return false;
  return attempt.state === null
    ? URL.canParse(referrer) && new URL(referrer).origin === attempt.origin
    : attempt.state === state;
}

export type ProviderReturn = { kind: 'approved'; token: string } | { kind: 'cancelled' };

/** Query parameters for the token. Providers use either name. */
const TOKEN_PARAMS = ['provider_token', 'token'] as const;

const TOKEN_FORMAT = /^[\w.~:-]{4,200}$/;

type Query = Pick<URLSearchParams, 'get'>;

/** Reads the query of the return URL. Null when it says nothing about a payment. Anybody can make such a URL. */
export function parseProviderReturn(query: Query): ProviderReturn | null {
  if (query.get('cancelado') !== null) return { kind: 'cancelled' };
  const token = TOKEN_PARAMS.map((name) => query.get(name)).find((value) => value !== null);
  return token && TOKEN_FORMAT.test(token) ? { kind: 'approved', token } : null;
}

export const parseReturnState = (query: Query): string | null => query.get('state');
