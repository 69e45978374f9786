/** How a customer returns from the page of a payment provider. */
export type Approval = { kind: 'approved'; token: string } | { kind: 'cancelled' };

/** Query parameters for the token. Providers use either name. */
const TOKENS = ['provider_token', 'token'] as const;
const CANCELLED = 'cancelado';

/** Format of a provider's token: letters, digits and separators. */
const TOKEN = /^[\w.~:-]{4,200}$/;

/** Reads the query of the return URL. Null when the customer did not come from a provider. */
export function readApproval(query: { get: (name: string) => string | null }): Approval | null {
  if (query.get(CANCELLED) !== null) return { kind: 'cancelled' };
  const token = TOKENS.map((name) => query.get(name)).find((value) => value !== null);
  return token && TOKEN.test(token) ? { kind: 'approved', token } : null;
}
