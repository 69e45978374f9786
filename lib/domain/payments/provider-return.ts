/** How a customer returns from the page of a payment provider. */
export type ProviderReturn = { kind: 'approved'; token: string } | { kind: 'cancelled' };

/** Query parameters for the token. Providers use either name. */
const TOKEN_PARAMS = ['provider_token', 'token'] as const;
const CANCELLED_PARAM = 'cancelado';
/** Query parameter for the one-time state of the attempt that the customer returns from. */
const STATE_PARAM = 'state';

/** Format of a provider's token: letters, digits and separators. */
const TOKEN_FORMAT = /^[\w.~:-]{4,200}$/;

type Query = Pick<URLSearchParams, 'get'>;

/** Reads the query of the return URL. Null when it says nothing about a payment. Anybody can make such a URL. */
export function parseProviderReturn(query: Query): ProviderReturn | null {
  if (query.get(CANCELLED_PARAM) !== null) return { kind: 'cancelled' };
  const token = TOKEN_PARAMS.map((name) => query.get(name)).find((value) => value !== null);
  return token && TOKEN_FORMAT.test(token) ? { kind: 'approved', token } : null;
}

export const parseReturnState = (query: Query): string | null => query.get(STATE_PARAM);
