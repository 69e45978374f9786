import { parseUtc } from '../parse-utc';
import { getAccountCardMethodCode } from '../payments/payment-method';
import type { Tokenizable, TokenizablePayload } from './types';

const MINUTE = 60_000;
/** How long an entered security code is valid, in milliseconds (spec 9). */
const CVC_LIFETIME = 10 * MINUTE;
/** How long a temporary card (for one purchase) is valid, in milliseconds (spec 9). */
const TEMPORARY_CARD_LIFETIME = 180 * MINUTE;

/** 3 or 4 digits (spec 9). */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text);

/** When a card or account expires, ISO 8601; null when it is not temporary. */
export function getTokenizableExpiry(one: Pick<Tokenizable, 'isTemporary' | 'creationDate'>) {
  if (!one.isTemporary) return null;
  // Without a date it has expired.
  const created = parseUtc(one.creationDate) ?? -TEMPORARY_CARD_LIFETIME;
  return new Date(created + TEMPORARY_CARD_LIFETIME).toISOString();
}

/** A token is active until its expiry, or always when it has none (spec 5). */
export function isTokenActive(expires: string | null, now: number): boolean {
  if (expires === null) return true;
  const end = parseUtc(expires);
  return end !== null && now <= end;
}

export const filterActiveTokenizables = (all: readonly Tokenizable[], now: number) =>
  all.filter((one) => !one.isExpired && isTokenActive(getTokenizableExpiry(one), now));

/** One that was added for a single purchase (`oneTime`) belongs to that purchase, even where a backend goes on sending it. */
export const filterOfferedTokenizables = (
  all: readonly Tokenizable[],
  oneTime: readonly string[],
): Tokenizable[] => all.filter(({ id, isTemporary }) => !isTemporary || oneTime.includes(id));

/** The card or account that stands chosen from the start: the default one, else the newest. */
export const findUsualTokenizable = (all: readonly Tokenizable[]): Tokenizable | null =>
  all.find(({ isDefault }) => isDefault) ??
  all.toSorted((a, b) => (b.creationDate ?? '').localeCompare(a.creationDate ?? ''))[0] ??
  null;

/** Spec 5: a token of the account provider needs no code; any other card one that was entered at most ten minutes ago. */
export function isStoredCvcValid(
  payload: TokenizablePayload,
  methodCode: string,
  provider: string,
  now: number,
): boolean {
  if (payload.typeResource === 'token' && methodCode === getAccountCardMethodCode(provider))
    return true;
  const created = parseUtc(payload.creationDate);
  if (created === null || !payload.cvc) return false;
  return created <= now && now - created <= CVC_LIFETIME;
}

/** The provider's reference to a security code that was entered on this page. It is kept in memory only. */
export interface EnteredSecurityCode {
  tokenizableId: string;
  reference: string;
  creationDate: string;
}

export function withSecurityCode(
  chosen: { id: string; payload: Pick<TokenizablePayload, 'creationDate' | 'typeResource'> },
  given: EnteredSecurityCode | null,
): TokenizablePayload {
  return given?.tokenizableId === chosen.id
    ? { ...chosen.payload, creationDate: given.creationDate, cvc: given.reference }
    : { ...chosen.payload, cvc: null };
}

/** Start of the expiry month in UTC (milliseconds since 1970); null when there is no expiry. */
export function parseExpiryMonth(expires: string): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(expires) ?? [];
  return year && month ? Date.UTC(Number(year), Number(month) - 1) : null;
}

/** A card is valid through its expiry month; `soon` is this month or the next one. */
export function getExpiryState(expires: string, now: number): 'none' | 'fine' | 'soon' | 'expired' {
  const month = parseExpiryMonth(expires);
  if (month === null) return 'none';
  const today = new Date(now);
  const thisMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const afterNext = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2);
  if (month < thisMonth) return 'expired';
  return month < afterNext ? 'soon' : 'fine';
}
