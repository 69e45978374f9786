import { parseJson } from '@/lib/api/client/json';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { checkDocument } from '@/lib/contract/check-document';
import type { ContractFinding } from '@/lib/contract/check-fields';
import { createLogLimiter, type Log, writeLogLine } from './log';
import 'server-only';

interface WatchedAnswer {
  status: number;
  /** Path and query of the call. */
  url: string;
  read: () => string | Promise<string>;
}

/** Null while no answer of the call is to be checked, otherwise takes one. */
export type DocumentWatch = (endpoint: Endpoint) => ((answer: WatchedAnswer) => void) | null;

interface DocumentWatchConfig {
  check: typeof checkDocument;
  log: Log;
  /** Every document is checked, and everything that it lacks is told. */
  isDevelopment: boolean;
  now: () => number;
}

const HOUR = 3_600_000;
/** In production one document of a call is checked in this time, in milliseconds. */
const SAMPLE_MS = 10_000;
/** Longest document that is checked, in bytes: reading a longer one would hold up other visitors. */
export const MAX_CHECKED_LENGTH = 1_000_000;

/** Problems in fixed words. Others quote the value, which may be personal. */
const FIXED_PROBLEM = /^(is (absent|null|empty|not JSON|not a JSON:API document)|has [\w ]+)$/;

/** Checks documents against the contract after they have been answered. One line per call, type, field and hour, with names only. */
export function createDocumentWatch(config: DocumentWatchConfig): DocumentWatch {
  const { check, log, isDevelopment, now } = config;
  const sample = createLogLimiter(isDevelopment ? 0 : SAMPLE_MS, now);
  const mayLog = createLogLimiter(isDevelopment ? SAMPLE_MS : HOUR, now);

  function logFinding(endpoint: Endpoint, call: string, found: ContractFinding): void {
    if (found.level === 'may' && !isDevelopment) return;
    // The keys of a map are data, too.
    const field = found.field.replaceAll(/\[[^\][]*\]?/g, '[]');
    const repeated = mayLog(JSON.stringify([call, found.type, field]));
    if (repeated === null) return;
    const isPublic = endpoint.access === 'public' || endpoint.access === 'server';
    log({
      level: 'warn',
      event: 'unreadable-field',
      severity: found.level,
      call,
      type: found.type,
      field,
      problem:
        isDevelopment || FIXED_PROBLEM.test(found.problem) ? found.problem : 'is of another type',
      consequence: found.consequence,
      ...(isPublic && found.id && { id: found.id }),
      ...(repeated > 0 && { repeated }),
    });
  }

  async function checkAnswer(endpoint: Endpoint, call: string, answer: WatchedAnswer) {
    const text = await answer.read();
    if (text.length > MAX_CHECKED_LENGTH) return;
    const body = text.trim() === '' ? null : parseJson(text);
    const query = Object.fromEntries(new URLSearchParams(answer.url.split('?')[1]));
    for (const found of check(endpoint, answer.status, body, query))
      logFinding(endpoint, call, found);
  }

  return (endpoint) => {
    const call = `${endpoint.method} ${endpoint.path}`;
    if (sample(call) === null) return null;
    return (answer) => {
      // After the answer, which must not wait for the check.
      setTimeout(() => {
        checkAnswer(endpoint, call, answer).catch((error: unknown) =>
          log({ level: 'warn', event: 'unchecked-document', call, reason: String(error) }),
        );
      });
    };
  };
}

export const documentWatch = createDocumentWatch({
  check: checkDocument,
  log: writeLogLine,
  isDevelopment: process.env.NODE_ENV === 'development',
  now: () => Date.now(),
});
