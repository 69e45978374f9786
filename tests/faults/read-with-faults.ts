import { setTimeout as pause } from 'node:timers/promises';
import type { ApiClient } from '@/lib/api/client/client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { falseStatements } from '../lib/contract/false-statements';
import { type Known, READS } from '../support/reads';
import type { FaultProxy } from './fault-proxy';
import type { Fault } from './faults';

/** Longest time of an answer: the limits of the calls, and some for a busy machine. */
const LONGEST_MS = 13_000;
/** Longest time until what failed is back after the backend is. */
const RECOVERY_MS = 10_000;

/** What a screen can do without: an empty answer is one of theirs. */
const MAY_BE_EMPTY: readonly string[] = [
  ...['most searched', 'delivery estimate', 'validation', 'companions'],
];

const TECHNICAL = /SQLSTATE|nginx|<h1>|Bad Gateway|undefined|\bnull\b|\[object|Error:|fetch failed/;

interface Lost {
  fault: string;
  call: string;
  problems: readonly string[];
}

type Outcome = { found: unknown } | { error: unknown };

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { found: await work };
  } catch (error) {
    return { error };
  }
}

const listsOf = (value: unknown): unknown[][] =>
  [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])].filter(
    Array.isArray,
  );
const isEmptied = (good: unknown, found: unknown) =>
  listsOf(good).some((list) => list.length > 0) &&
  (found === null ||
    (listsOf(found).length > 0 && listsOf(found).every(({ length }) => length === 0)));

function problemsOf(name: string, fault: Fault, good: unknown, outcome: Outcome): string[] {
  if ('error' in outcome) {
    const { error } = outcome;
    if (!(error instanceof ApiError)) return [`throws ${String(error)}`];
    const { title, text } = describeError(error);
    const words = `${title ?? ''} ${text}`;
    if (!/[a-záéíóúñ]{3,}/i.test(words)) return ['says nothing'];
    return TECHNICAL.test(words) ? [`says: ${words}`] : [];
  }
  const said = falseStatements(good);
  const invented = falseStatements(outcome.found).filter((one) => !said.includes(one));
  const mayBeEmpty = fault.isAbsence || fault.isPartial || MAY_BE_EMPTY.includes(name);
  const emptied =
    !mayBeEmpty && isEmptied(good, outcome.found) ? ['nothing in the place of something'] : [];
  return [...invented, ...emptied];
}

async function comesBack(work: () => Promise<unknown>): Promise<boolean> {
  for (const end = performance.now() + RECOVERY_MS; performance.now() < end; await pause(250)) {
    if ('found' in (await outcomeOf(work()))) return true;
  }
  return false;
}

/**
 * Makes every reading call of every screen while the backend has a fault, all at once, and again when it has none.
 * @returns what was wrong
 */
export async function readWithFaults(
  client: ApiClient,
  known: Known,
  proxy: FaultProxy,
  faults: readonly Fault[],
): Promise<Lost[]> {
  const reads = Object.entries(READS);
  const good = new Map<string, unknown>();
  for (const [name, read] of reads) good.set(name, await read(client, known));
  const lost: Lost[] = [];
  for (const fault of faults) {
    await proxy.set(fault);
    const spoiled = reads.map(async ([call, read]) => {
      const start = performance.now();
      const outcome = await outcomeOf(read(client, known));
      const problems = problemsOf(call, fault, good.get(call), outcome);
      if (performance.now() - start > LONGEST_MS) problems.push(`more than ${LONGEST_MS} ms`);
      return problems;
    });
    const found = await Promise.all(spoiled);
    await proxy.set(null);
    const isBack = await Promise.all(reads.map(([, read]) => comesBack(() => read(client, known))));
    for (const [index, [call]] of reads.entries()) {
      const problems = [...(found[index] ?? []), ...(isBack[index] ? [] : ['does not come back'])];
      if (problems.length > 0) lost.push({ fault: fault.name, call, problems });
    }
  }
  return lost;
}
