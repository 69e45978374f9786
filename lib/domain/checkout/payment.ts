import { parseUtc } from '../instant';
import { accountCardMethod, isCardMethod } from '../payments/codes';
import type { CheckoutData } from './state';
import type { PaymentMethod, Tokenizable, TokenizablePayload } from './types';
import type { CheckoutProblem } from './validation';

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

/** 3 or 4 digits (spec 9). */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text);

/** Whether an amount in pesos is within what a method takes. */
export function takesAmount(
  { minimumAmount, maximumAmount }: Pick<PaymentMethod, 'minimumAmount' | 'maximumAmount'>,
  amount: number,
): boolean {
  return amount >= (minimumAmount ?? 0) && amount <= (maximumAmount ?? Number.POSITIVE_INFINITY);
}

type Payment = Pick<
  CheckoutData,
  'paymentMethodCode' | 'paymentTokenizable' | 'expiresTokenizable'
>;

/**
 * What the payment step lacks (spec 5).
 * @param methods those that the backend offers now
 * @param now milliseconds
 */
export function paymentProblem(
  data: Payment,
  methods: readonly Pick<PaymentMethod, 'code' | 'tokenizer' | 'isAvailable'>[],
  now: number,
): CheckoutProblem | null {
  const method = methods.find(({ code }) => code === data.paymentMethodCode);
  if (!method?.isAvailable) return 'errors.method';
  if (!method.tokenizer) return null;
  const { paymentTokenizable: token } = data;
  if (token?.paymentMethodCode === method.code) {
    return isTokenActive(data.expiresTokenizable, now) ? null : 'errors.tokenizableExpired';
  }
  return isCardMethod(method.code) ? 'errors.card' : 'errors.account';
}
