import { createHash } from 'node:crypto';
import { pino } from 'pino';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';

/** The code by which a shopper names a failure, and by which its line in the log is found. Equal failures have the same one, as the log holds them back. */
export const helpCodeOf = (event: string, error: unknown): string =>
  createHash('sha256')
    .update(`${event} ${error instanceof Error ? error.message : String(error)}`)
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();

/** Keys that are remembered. */
const MAX_KEYS = 1000;

/** Lets one line of a key pass in each time window. @returns how many were held back before it; null for one that is held back itself */
export function createLogLimiter(windowMs: number, now: () => number) {
  const windows = new Map<string, { end: number; heldBack: number }>();
  return (key: string): number | null => {
    const time = now();
    const known = windows.get(key);
    if (known && time < known.end) {
      known.heldBack += 1;
      return null;
    }
    // Deleting first keeps the map in the order in which the windows began.
    windows.delete(key);
    windows.set(key, { end: time + windowMs, heldBack: 0 });
    const [oldest] = windows.keys();
    if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    return known?.heldBack ?? 0;
  };
}

/** What a message of the backend or of a library may quote, and what stands in its place. */
const PERSONAL: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]'],
  // JSON Web Tokens, and what follows the word of an authorization header.
  [/\beyJ[\w.-]*/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // The query of an address: a search text, a token of a mail.
  [/(?<=[\w/])\?[\w.~%-]+=[^\s"'`<>)]*/g, '?[query]'],
  // RFC and CURP begin alike: letters and a date.
  [/(?<![\p{L}\d])[\p{Lu}&]{3,4}\d{6}[A-Z\d]{3,8}(?![\p{L}\d])/gu, '[RFC]'],
  // Telephone and card numbers, also written in groups.
  [/(?<![\w-])\+?\d(?:[ -]?\d){9,18}(?![\w-])/g, '[number]'],
  // The rest of the line after the beginning of a database's statement, which has its values.
  [/\b(?:insert into|delete from|update \S{1,80} set|select .{1,200}? from)\b.*/gi, '[SQL]'],
];

/** Longest text that is logged, in characters: that of a stack is shorter. */
const MAX_LENGTH = 10_000;

export function maskPersonalData(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const masked = PERSONAL.reduce((left, [pattern, name]) => left.replace(pattern, name), text);
  // Cut at last: half an address would not be recognised.
  return masked.slice(0, MAX_LENGTH);
}

/** One line of the log: names, codes and counts. Never what a customer wrote or what the shop knows of a person. */
export interface LogLine {
  level: 'warn' | 'error';
  event: string;
  [field: string]: string | number | null | undefined;
}

export type Log = (line: LogLine) => void;

const ERROR_LEVEL = 50;

/** Where the lines go: the console, which writes them to the standard error output at once. */
const output = {
  /** With this pino says the level of a line. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string) {
    const text = line.trimEnd();
    if (this.lastLevel >= ERROR_LEVEL) console.error(text);
    else console.warn(text);
  },
};

const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { reason: maskPersonalData, said: maskPersonalData, stack: maskPersonalData },
  },
  output,
);

export const writeLogLine: Log = ({ level, ...fields }) => logger[level](fields);

const limit = createLogLimiter(60_000, () => Date.now());

/** Writes a line, but equal ones at most once a minute. The next one tells how many were held back. */
export const log: Log = (line) => {
  const repeated = limit(
    JSON.stringify([line.event, line.call, line.part, line.status, line.reason]),
  );
  if (repeated !== null) writeLogLine({ ...line, ...(repeated > 0 && { repeated }) });
};

/** Why something failed, in few words: a code such as ECONNREFUSED, or the message. */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message, name } = error;
  if (cause instanceof Error) return describeReason(cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : message || name;
}

/** Tells that a page is made without a part, which failed or was slow. */
export const logMissingPart = (part: string, error: unknown): void =>
  log({ level: 'warn', event: 'page-without-part', part, reason: describeReason(error) });

/** @param helpCode the code that the shopper sees */
export const logError = (event: string, error: unknown, helpCode?: string): void =>
  log({
    level: 'error',
    event,
    helpCode,
    reason: error instanceof Error ? error.message : describeReason(error),
    stack: error instanceof Error ? error.stack : undefined,
  });

export interface FailedBackendCall {
  endpoint: Endpoint;
  status: number | null;
  reason: string;
  /** What the backend said, when no shopper can read it. */
  said?: string;
  durationMs: number;
  /** Of a call that passes the gateway. */
  requestId?: string;
}

/** Logs a failed call by its method and path template, because a path may contain the id of a customer. */
export const logFailedCall = ({ endpoint, said, durationMs, ...call }: FailedBackendCall): void =>
  log({
    // A backend may lack a call that the shop can do without.
    level: call.status === 404 ? 'warn' : 'error',
    event: 'backend-call-failed',
    call: `${endpoint.method} ${endpoint.path}`,
    ...call,
    said: said || undefined,
    durationMs: Math.round(durationMs),
  });
