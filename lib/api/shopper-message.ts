import texts from '@/locales/es-MX/errors.json';

const { known, sessionRequired } = texts;

/** What frameworks say where nobody has written a sentence: their keys, and their own sentences in English. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['auth.failed', known.credentials],
  ['These credentials do not match our records.', known.credentials],
  ['The user credentials were incorrect.', known.credentials],
  ['auth.password', known.credentials],
  ['The provided password is incorrect.', known.credentials],
  ['auth.throttle', known.throttle],
  ['Too Many Attempts.', known.throttle],
  ['Unauthenticated.', sessionRequired.text],
  ['validation.required', known.required],
  ['validation.unique', known.taken],
  ['validation.email', known.email],
  ['validation.confirmed', known.confirmed],
  ['passwords.token', known.token],
  ['This password reset token is invalid.', known.token],
]);

/** HTML of a sentence. Other angle brackets are its own. */
const TAGS = /<\/?(a|b|br|div|em|i|li|ol|p|small|span|strong|u|ul)\b[^<>]*>/gi;

/**
 * What a shopper reads of a message of the backend: its own sentence without HTML (spec 8), or the shop's words for what
 * frameworks say. Whether a message was written for a shopper is not told by its words: the gateway passes no other.
 */
export function toShopperMessage(message: string): string {
  const text = message.trim();
  return KNOWN.get(text) ?? text.replace(TAGS, '').trim();
}
