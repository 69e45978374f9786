import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { helpCode } from '@/locales/es-MX/error-page.json';
import texts from '@/locales/es-MX/errors.json';
import { ApiError, isDatabaseDown, isSiteDataBlockedError, ScriptLoadError } from './errors';
import { getErrorDetails, toShopperMessage } from './shopper-message';

export interface ErrorNotice {
  type: 'error';
  title: string;
  /** HTML: one escaped text, or a list of several. */
  text: string;
  /** In milliseconds. -1: until it is dismissed. */
  duration: number;
}

export type FailedOperation = 'shipment' | 'payment' | 'monthly' | 'pay' | 'fraud-script' | 'login';

export interface ErrorContext {
  operation?: FailedOperation;
  sessionExpired?: boolean;
  /** For a 401: added to the text, if given. */
  requestedUrl?: string;
}

const fill = (template: string, name: string, value: string): string =>
  template.replace(`{{${name}}}`, () => value);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function errorLines(error: unknown): string[] {
  if (error instanceof ScriptLoadError) return [fill(texts.script, 'url', error.url)];
  if (error instanceof ApiError) return apiErrorLines(error) ?? [texts.unexpectedText];
  if (isSiteDataBlockedError(error)) return [texts.siteData];
  // A browser's own words are English, and for developers.
  if (error instanceof DOMException) return [texts.unexpectedText];
  if (error instanceof Error && error.message) return [error.message];
  return [fill(texts.unknown, 'error', describeValue(error))];
}

const CODE_LENGTH = 8;

/** For a failure of a server or of the backend the beginning of the request's id, by which their logs have it. */
function helpCodeLines(error: unknown): string[] {
  const answer = error instanceof ApiError && error.cause;
  const id = answer instanceof Response && answer.headers.get('x-request-id');
  if (!id || answer.status < 500) return [];
  return [fill(helpCode, 'code', id.slice(0, CODE_LENGTH).toUpperCase())];
}

/** The same lines as one text, for a place on the page. It stays there, so it has the code to ask for help with. */
export const errorText = (error: unknown): string =>
  [...errorLines(error), ...helpCodeLines(error)].join('\n');

const isUnanswered = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout';

const isBodyUnread = ({ kind, isUnreadable }: ApiError) =>
  kind === 'parse' || kind === 'too-large' || isUnreadable;

function apiErrorLines(error: ApiError): string[] | null {
  if (isUnanswered(error)) return [`${texts.network.title}. ${texts.network.text}`];
  if (isDatabaseDown(error)) return [texts.database.text];
  const details = getErrorDetails(error).map(({ detail }) => detail);
  if (details.length > 0) return [...new Set(details)];
  const message = error.serverMessage && toShopperMessage(error.serverMessage);
  if (message) return [message];
  if (isBodyUnread(error)) {
    const status = error.statusText || String(error.status ?? '');
    return [fill(texts.unreadable, 'statusText', status)];
  }
  return null;
}

function describeValue(value: unknown): string {
  try {
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  } catch {
    return typeof value;
  }
}

function linesHtml(lines: readonly string[]): string {
  const escaped = lines.map(escapeHtml);
  return escaped.length > 1
    ? `<ul>${escaped.map((line) => `<li>${line}</li>`).join('')}</ul>`
    : escaped.join('');
}

export const errorHtml = (error: unknown): string => linesHtml(errorLines(error));

const notice = (title: string, lines: readonly string[], duration: number): ErrorNotice => ({
  type: 'error',
  title,
  text: linesHtml(lines),
  duration,
});

export function describeError(error: unknown, context: ErrorContext = {}): ErrorNotice {
  const { operation } = context;
  if (operation === 'fraud-script') {
    return notice(texts.fraudScript.title, [texts.fraudScript.text], TOAST_DURATION.long);
  }
  const isLogin = operation === 'login';
  const byOutcome =
    error instanceof ApiError && !(isLogin && error.status === 401)
      ? describeOutcome(error, context)
      : null;
  if (byOutcome) return byOutcome;
  if (isLogin) return notice(texts.login, errorLines(error), TOAST_DURATION.long);
  if (operation) return describeCheckout(error, operation);
  return notice(texts.unexpected, errorLines(error), TOAST_DURATION.short);
}

function describeOutcome(error: ApiError, context: ErrorContext): ErrorNotice | null {
  const of = ({ title, text }: { title: string; text: string }, ...more: string[]) =>
    notice(title, [[text, ...more].join(' ')], TOAST_DURATION.short);
  if (isUnanswered(error)) return of(texts.network);
  if (error.kind !== 'http') return null;
  if (error.status === 401) {
    if (context.sessionExpired) return of(texts.sessionExpired);
    return of(texts.sessionRequired, ...(context.requestedUrl ? [context.requestedUrl] : []));
  }
  if (error.status === 429) return of(texts.tooManyRequests);
  if (isDatabaseDown(error)) return of(texts.database);
  const lines = apiErrorLines(error);
  if (error.status === 404 && !context.operation && (!lines || error.isUnreadable)) {
    return notice(texts.unexpected, [texts.pageNotFound], TOAST_DURATION.short);
  }
  return null;
}

function describeCheckout(error: unknown, operation: 'shipment' | 'payment' | 'monthly' | 'pay') {
  const said = error instanceof ApiError && !isBodyUnread(error) ? apiErrorLines(error) : null;
  // The customer must not miss a failed payment.
  const duration = operation === 'pay' ? TOAST_DURATION.persistent : TOAST_DURATION.long;
  return notice(texts.checkout.title, said ?? [texts.checkout[operation]], duration);
}
