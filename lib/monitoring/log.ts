import { pino } from 'pino';
import { createLogLimiter } from './create-log-limiter.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/** One line of the log: names, codes and counts. Never what a customer wrote or what the shop knows of a person. */
export interface LogLine {
  level: 'warn' | 'error';
  /** What happened, by a fixed name: logs are searched for it. */
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

/** Writes a line as JSON, so that a log service can read it. */
export const writeLogLine: Log = ({ level, ...fields }) => logger[level](fields);

const MINUTE = 60_000;
const limit = createLogLimiter(MINUTE, () => Date.now());

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

/**
 * Writes what failed with its stack, by which the place in the code is found.
 * @param helpCode the code that the shopper sees
 */
export const logError = (event: string, error: unknown, helpCode?: string): void =>
  log({
    level: 'error',
    event,
    helpCode,
    reason: error instanceof Error ? error.message : describeReason(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
