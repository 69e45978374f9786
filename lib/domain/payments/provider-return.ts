/** How a customer returns from the page of a payment provider. */
export type ProviderReturn = { kind: 'approved'; token: string } | { kind: 'cancelled' };

/** Query parameters for the token. Providers use either name. */
const TOKEN_PARAMS = ['provider_token', 'token'] as const;
const CANCELLED_PARAM = 'cancelado';

/** Format of a provider's token: letters, digits and separators. */
const TOKEN_FORMAT = /^[\w.~:-]{4,200}$/;

/** Reads the query of the return URL. Null when the customer did not come from a provider. */
export function parseProviderReturn(query: {
  get: (name: string) => string | null;
}): ProviderReturn | null {
  if (query.get(CANCELLED_PARAM) !== null) return { kind: 'cancelled' };
  const token = TOKEN_PARAMS.map((name) => query.get(name)).find((value) => value !== null);
  return token && TOKEN_FORMAT.test(token) ? { kind: 'approved', token } : null;
}
