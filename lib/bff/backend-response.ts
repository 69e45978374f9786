import { readBytes } from '@/lib/api/client/body';
import { DATABASE_DOWN_MARKER, isDatabaseDown, readErrorBody } from '@/lib/api/client/errors';
import { isRecord, parseJson } from '@/lib/api/client/json';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import {
  type BackendResponse,
  pickPassedHeaders,
  toDatabaseResponse,
  toErrorBody,
  toErrorResponse,
  toStatusResponse,
} from './responses';
import { opensSession } from './session-calls';

/** Fields that frameworks add for programmers, in small letters without anything between them. */
const PROGRAM_FIELDS: ReadonlySet<string> = new Set([
  'exception',
  'exceptions',
  'trace',
  'traces',
  'stack',
  'stacktrace',
  'backtrace',
  'debugmessage',
]);

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const hasProgramFields = (fields: Record<string, unknown>): boolean =>
  // The place in the code. One of them alone can be a field of a form.
  (isFilled(fields.file) && isFilled(fields.line)) ||
  Object.entries(fields).some(
    ([name, value]) =>
      PROGRAM_FIELDS.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) && isFilled(value),
  );

function findProgramError(body: unknown): Record<string, unknown> | null {
  if (isRecord(body) && hasProgramFields(body)) return body;
  const parts = typeof body === 'object' && body !== null ? Object.values(body) : [];
  for (const part of parts) {
    const found = findProgramError(part);
    if (found) return found;
  }
  return null;
}

const isProgramError = (body: unknown): boolean => findProgramError(body) !== null;

/** Longest text of a failure in the log, in characters. */
const MAX_LENGTH = 300;
/** As much of a page as can have its title. */
const HEAD_LENGTH = 4000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const WORD_FIELDS = ['exception', 'class', 'title', 'error', 'message', 'detail'];

function describeJson(body: Record<string, unknown>): string {
  const program = findProgramError(body) ?? body;
  const details = readErrorBody(body).errors.map(({ detail }) => detail);
  const words = [program, body].flatMap((one) => WORD_FIELDS.map((name) => textOf(one[name])));
  const place = program.file ? `${textOf(program.file)}:${String(program.line)}` : '';
  return [...new Set([...words, ...details, place].filter(Boolean))].join(' – ');
}

/** The title of a page, or the first words of a text. JSON that is cut can be a customer's data, so it says nothing. */
function describeText(text: string): string {
  const head = text.slice(0, HEAD_LENGTH).trim();
  if (/^[[{]/.test(head)) return '';
  const [, title] = /<title[^<>]*>([^<]*)/i.exec(head) ?? [];
  return title ?? head.replaceAll(/<[^<>]*>/g, ' ');
}

/** Shortest text of the visitor that is looked for, in characters, and most of them. */
const [MIN_SENT, MAX_SENT] = [4, 200];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** For the log, without what the visitor has sent. @param sent what the call had of the visitor and of the shop's secrets */
export function describeFailure({ text, json }: { text: string; json: unknown }, sent: unknown) {
  const said = isRecord(json) ? describeJson(json) : describeText(text);
  const own = textsIn(sent).filter(({ length }) => length >= MIN_SENT);
  return own
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SENT)
    .reduce((words, one) => words.replaceAll(one, '[sent]'), said.slice(0, HEAD_LENGTH))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

const MAX_BYTES = 5 * 1024 * 1024;

/** An answer as it came, and what can be passed on of it: what was read, or the shop's own words in its place. */
export interface ReadAnswer {
  status: number;
  text: string;
  json: unknown;
  passed: BackendResponse | Response;
}

/** JSON that is no document, such as `true` or PHP's `[]`, says only that the call succeeded. Null for an error, for what cannot be read, `false` and 0. */
function toDocument(text: string, json: unknown, isRead: boolean): object | undefined | null {
  if (text.trim() === '') return undefined;
  if (isRecord(json)) {
    const isDocument = 'data' in json || 'meta' in json;
    return isDocument || !isProgramError(json) ? json : null;
  }
  if (json === undefined || json === false || json === 0) return null;
  if (!isRead || !Array.isArray(json)) return {};
  // The entries of a bare list have no types, so they would be lost.
  return json.length === 0 ? { data: [] } : null;
}

/** A shopper reads the words of an error only where they were written for one: not those of a server that broke, of a page, or of an error with a trace. */
export async function readBackendResponse(
  endpoint: Endpoint,
  upstream: Response,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const { status, ok: isOk } = upstream;
  const text = new TextDecoder().decode(await readBytes(upstream, MAX_BYTES, signal));
  const json = parseJson(text);
  const headers = pickPassedHeaders(upstream.headers);
  const pass = (passed: BackendResponse | Response): ReadAnswer => ({ status, text, json, passed });

  if (isOk) {
    const document = toDocument(text, json, endpoint.method === 'GET');
    const isReadable = document !== null;
    return pass(
      isReadable ? { status, isOk, json: document, headers } : toErrorResponse('badGateway'),
    );
  }
  if (status < 400) return pass(toErrorResponse('badGateway'));
  const words = readErrorBody(json);
  if (text.includes(DATABASE_DOWN_MARKER) || isDatabaseDown(words))
    return pass(toDatabaseResponse(status, headers));
  const isForShoppers = status < 500 && isRecord(json) && !isProgramError(json);
  if (isForShoppers) return pass({ status, isOk, json: toErrorBody(status, words), headers });
  return pass(toStatusResponse(status, { isSignIn: opensSession(endpoint), headers }));
}
