import { withoutFeatures } from '@/lib/bff/feature-endpoints';
import type { ContractFinding } from '@/lib/contract/check-fields';
import { findContract } from '@/lib/contract/contract';
import type { Level } from '@/lib/contract/fields';
import { FEATURES } from '@/lib/features/features';
import type { ObservedCall } from './observed-client';
import type { WalkResult } from './walk/walk';

/** "Checkout: shipping cannot be shown, `shipping` is absent — GET /eshop/carrito/totales". */
export function formatFinding(found: ContractFinding): string {
  const where = found.id ? ` (${found.type} ${found.id})` : '';
  const subject = /^[\w.[\]-]+$/.test(found.field) ? `\`${found.field}\`` : found.field;
  return `${found.screen}: ${found.consequence}, ${subject} ${found.problem}${where} — ${found.call}`;
}

/** One thing that is missing, however often. */
export interface Loss {
  level: Level;
  screen: string;
  /** As its first finding says it. */
  line: string;
  /** How often it was found. */
  count: number;
  findings: ContractFinding[];
}

export interface Report {
  losses: Loss[];
  levels: Record<Level, number>;
  calls: CallTime[];
  missing: MissingCall[];
  notes: readonly string[];
}

/** A call that the backend does not have. */
export interface MissingCall {
  call: string;
  /** What the shopper misses. */
  loss: string;
  /** The entry of `FEATURES` with which the shop does without it. Null when there is none. */
  switch: string | null;
}

export interface CallTime {
  call: string;
  count: number;
  /** Milliseconds. */
  median: number;
  slowest: number;
}

const LEVELS: readonly Level[] = ['must', 'should', 'may'];

const keyOf = ({ level, call, type, field, consequence }: ContractFinding) =>
  JSON.stringify([level, call, type, field.replace(/\[\d+\]/g, '[]'), consequence]);

function times(calls: readonly ObservedCall[]): CallTime[] {
  const byCall = Map.groupBy(calls, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  return [...byCall].map(([call, all]) => {
    const sorted = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return { call, count: all.length, median, slowest: sorted.at(-1) ?? 0 };
  });
}

/** Not found, method not allowed, gone, not implemented: of a call that never answers otherwise. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 410, 501]);

function findMissing(calls: readonly ObservedCall[]): MissingCall[] {
  const isThere = ({ status }: ObservedCall) => !NO_SUCH_CALL.has(status ?? 0);
  const there = new Set(calls.filter(isThere).map(({ endpoint }) => endpoint));
  const called = calls.filter(({ isExpected }) => !isExpected).map(({ endpoint }) => endpoint);
  const missing = [...new Set(called)].filter((endpoint) => !there.has(endpoint));
  return missing.map((endpoint) => {
    const feature = FEATURES.find((one) => withoutFeatures([endpoint], [one]).length === 0);
    return {
      call: `${endpoint.method} ${endpoint.path}`,
      loss: findContract(endpoint)?.loss ?? '',
      switch: feature ? `FEATURES=-${feature}` : null,
    };
  });
}

/** Puts the findings of a walk together: the worst first, each once. */
export function makeReport({ calls, observations, notes }: WalkResult): Report {
  const all = [...calls.flatMap(({ findings }) => findings), ...observations];
  const byKey = Map.groupBy(all, keyOf);
  const losses = [...byKey.values()].flatMap((findings): Loss[] => {
    const [first] = findings;
    if (!first) return [];
    const { level, screen } = first;
    return [{ level, screen, line: formatFinding(first), count: findings.length, findings }];
  });
  losses.sort(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      a.screen.localeCompare(b.screen) ||
      b.count - a.count,
  );
  const countOf = (level: Level) => losses.filter((one) => one.level === level).length;
  const levels = { must: countOf('must'), should: countOf('should'), may: countOf('may') };
  const missing = findMissing(calls);
  return { losses, levels, calls: times(calls), missing, notes: [...new Set(notes)] };
}

const HEADINGS: Readonly<Record<Level, string>> = {
  must: 'MUST: a flow ends here',
  should: 'SHOULD: the shopper misses something',
  may: 'MAY: additions',
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The report as text: by level and screen, then the times of the calls. */
export function formatReport(report: Report): string {
  const parts = LEVELS.flatMap((level) => {
    const found = report.losses.filter((one) => one.level === level);
    if (found.length === 0) return [];
    const often = (count: number) => (count > 1 ? ` (${count} times)` : '');
    return [HEADINGS[level], ...found.map(({ line, count }) => `  ${line}${often(count)}`), ''];
  });
  const missing = report.missing.map(
    (one) => `  ${one.call}: ${one.loss}${one.switch ? `; \`${one.switch}\` stops it` : ''}`,
  );
  const slow = report.calls.toSorted((a, b) => b.slowest - a.slowest).slice(0, 5);
  const { must, should, may } = report.levels;
  const made = report.calls.reduce((sum, { count }) => sum + count, 0);
  return [
    ...parts,
    ...(missing.length > 0 ? ['Calls that the backend does not have', ...missing, ''] : []),
    'Slowest calls',
    ...slow.map((one) => `  ${seconds(one.slowest)} (median ${seconds(one.median)}) ${one.call}`),
    '',
    ...(report.notes.length > 0 ? ['Notes', ...report.notes.map((note) => `  ${note}`), ''] : []),
    `${made} calls: ${must} must, ${should} should, ${may} may`,
  ].join('\n');
}
