/** How a customer comes back from a provider's own page. */
export type Approval = { kind: 'approved'; token: string } | { kind: 'cancelled' };

/** What the address of the return carries; providers call their token by either name. */
const TOKENS = ['provider_token', 'token'] as const;
const CANCELLED = 'cancelado';

/** What a provider gives: letters, digits and what joins them. */
const TOKEN = /^[\w.~:-]{4,200}$/;

/** Reads the query of the return; null for an address that a customer came to in another way. */
export function readApproval(query: { get: (name: string) => string | null }): Approval | null {
  if (query.get(CANCELLED) !== null) return { kind: 'cancelled' };
  const token = TOKENS.map((name) => query.get(name)).find((value) => value !== null);
  return token && TOKEN.test(token) ? { kind: 'approved', token } : null;
}
