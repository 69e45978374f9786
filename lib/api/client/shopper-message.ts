import texts from '@/locales/es-MX/errors.json';
import { ApiError, type ApiErrorItem } from './errors';

interface ErrorDetail extends Pick<ApiErrorItem, 'pointer'> {
  detail: string;
}

export function getErrorDetails(error: unknown): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ pointer, detail = '' }) => {
    const shown = toShopperMessage(detail);
    return shown === '' ? [] : [{ pointer, detail: shown }];
  });
}

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

/** Names of statuses, which libraries write where a title is missing. They say nothing to a shopper. */
const STATUS_NAMES: ReadonlySet<string> = new Set([
  'Bad Request',
  'Unauthorized',
  'Forbidden',
  'Not Found',
  'Method Not Allowed',
  'Conflict',
  'Gone',
  'Payload Too Large',
  'Unsupported Media Type',
  'Unprocessable Entity',
  'Unprocessable Content',
  'Too Many Requests',
]);

/** HTML of a sentence. Other angle brackets are its own. */
const TAGS = /<\/?(a|b|br|div|em|i|li|ol|p|small|span|strong|u|ul)\b[^<>]*>/gi;
const LINE_TAG = /^<\/?(br|div|li|ol|p|ul)\b/i;

/** A sentence of the backend without HTML. What stood in lines of its own is still apart. */
export const withoutTags = (sentence: string): string =>
  sentence
    .replace(TAGS, (tag) => (LINE_TAG.test(tag) ? ' ' : ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** Its own sentence without HTML (spec 8), or the shop's words for what frameworks say. Empty for the name of a status. The gateway passes only what is for shoppers. */
export function toShopperMessage(message: string): string {
  const text = message.trim();
  return STATUS_NAMES.has(text) ? '' : (KNOWN.get(text) ?? withoutTags(text));
}
