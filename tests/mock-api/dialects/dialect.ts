import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { Document } from '../core/json-api';
import { toMinimal } from './minimal';
import { toPhp } from './php';

/** The forms in which this backend can answer; each is one that the specification allows. */
export const DIALECTS = ['full', 'minimal', 'php'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** @throws Error for a name that is no dialect */
export function parseDialect(name: string | undefined): Dialect {
  const dialect = DIALECTS.find((one) => one === (name || 'full'));
  if (!dialect) throw new Error(`MOCK_DIALECT is one of ${DIALECTS.join(', ')}.`);
  return dialect;
}

/**
 * Reads further addresses of one backend, each with its form of the answers: `minimal:4011,php:4012`.
 * @throws Error for a name that is no dialect, and for a missing port
 */
export function parseDialectPorts(text = ''): { dialect: Dialect; port: number }[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [name, port] = pair.split(':');
      if (!Number(port)) throw new Error('MOCK_DIALECT_PORTS is a list such as minimal:4011.');
      return { dialect: parseDialect(name), port: Number(port) };
    });
}

/** @returns the body of an answer in a dialect; null for an answer without a body */
export function translate(
  dialect: Dialect,
  call: { endpoint: Endpoint; origin: string },
  document: Document,
): object | null {
  if (dialect === 'minimal') return toMinimal(call.endpoint, document);
  if (dialect === 'php') return toPhp(call.origin, document);
  return document;
}
