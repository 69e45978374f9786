import { parseUtc } from '../instant';
import { accountCardMethod } from '../payments/codes';
import type { Tokenizable, TokenizablePayload } from './types';

const MINUTE = 60_000;
/** Milliseconds for which a security code that was given is good (spec 9). */
export const CVC_FRESH = 10 * MINUTE;
/** Milliseconds after which a card for one purchase is dropped (spec 9). */
export const TEMPORARY_LIFE = 180 * MINUTE;

/** Whether a card for one purchase is over. What says no date is not trusted. @param now milliseconds */
export function isTemporaryOver(creationDate: string | null, now: number): boolean {
  const created = parseUtc(creationDate);
  return created === null || now - created > TEMPORARY_LIFE;
}

/** When a card or account is dropped, ISO 8601; null for one that stays. */
export function expiryOf({
  isTemporary,
  creationDate,
}: Pick<Tokenizable, 'isTemporary' | 'creationDate'>): string | null {
  if (!isTemporary) return null;
  return new Date((parseUtc(creationDate) ?? -TEMPORARY_LIFE) + TEMPORARY_LIFE).toISOString();
}

/** A token is active when no expiry is set (spec 5), or until then. @param now milliseconds */
export function isTokenActive(expires: string | null, now: number): boolean {
  if (expires === null) return true;
  const end = parseUtc(expires);
  return end !== null && now <= end;
}

/** Those that can be chosen now. */
export function activeTokenizables(all: readonly Tokenizable[], now: number): Tokenizable[] {
  return all.filter(
    ({ isExpired, isTemporary, creationDate }) =>
      !isExpired && !(isTemporary && isTemporaryOver(creationDate, now)),
  );
}

/**
 * Whether a stored security code is valid (spec 5): the account provider's card needs none, another's code was
 * given ten minutes ago or less.
 * @param provider identifier of the account payment provider
 * @param now milliseconds
 */
export function isStoredCvcValid(
  payload: TokenizablePayload,
  methodCode: string,
  provider: string,
  now: number,
): boolean {
  if (payload.typeResource === 'token' && methodCode === accountCardMethod(provider)) return true;
  const created = parseUtc(payload.creationDate);
  if (created === null || !payload.cvc) return false;
  return created <= now && now - created <= CVC_FRESH;
}

/** A security code that was given on this page: the provider's reference, for this page's memory only. */
export interface GivenCode {
  tokenizableId: string;
  reference: string;
  /** ISO 8601. */
  creationDate: string;
}

/** A chosen card's payload, with the code that was given for it. */
export function payloadWith(
  chosen: { id: string; payload: Pick<TokenizablePayload, 'creationDate' | 'typeResource'> },
  given: GivenCode | null,
): TokenizablePayload {
  return given?.tokenizableId === chosen.id
    ? { ...chosen.payload, creationDate: given.creationDate, cvc: given.reference }
    : { ...chosen.payload, cvc: null };
}
