import type { ApiClient } from '../../../lib/api/client';
import { describeError } from '../../../lib/api/error-catalogue';
import { ApiError } from '../../../lib/api/errors';
import { falseStatements } from '../../lib/contract/false-statements';
import { type Known, READS } from '../../support/reads';
import { type Cell, comesBack, toCell } from './cell';
import type { FaultProxy } from './fault-proxy';
import type { Fault } from './faults';

/** What a screen can do without: an empty answer is one of theirs. */
const MAY_BE_EMPTY: readonly string[] = [
  ...['most searched', 'delivery estimate', 'validation', 'companions'],
];

/** Words of servers and programs, which a shopper must not read. */
const TECHNICAL = /SQLSTATE|nginx|<h1>|Bad Gateway|undefined|\bnull\b|\[object|Error:|fetch failed/;

type Outcome = { found: unknown } | { error: unknown };

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { found: await work };
  } catch (error) {
    return { error };
  }
}

/** The entries of lists at the top of what was read. */
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

/** Every reading call of every screen while the backend has a fault, all at once, and again when it has none. */
export async function measureCalls(
  client: ApiClient,
  known: Known,
  proxy: FaultProxy,
  faults: readonly Fault[],
): Promise<Cell[]> {
  const good = new Map<string, unknown>();
  for (const [name, read] of Object.entries(READS)) good.set(name, await read(client, known));
  const cells: Cell[] = [];
  for (const fault of faults) {
    await proxy.set(fault);
    const spoiled = Object.entries(READS).map(async ([name, read]): Promise<Cell> => {
      const start = performance.now();
      const outcome = await outcomeOf(read(client, known));
      const ms = performance.now() - start;
      const problems = problemsOf(name, fault, good.get(name), outcome);
      return toCell({ fault: fault.name, kind: 'call', name, ms, problems });
    });
    const found = await Promise.all(spoiled);
    await proxy.set(null);
    const again = await Promise.all(
      Object.values(READS).map((read) =>
        comesBack(async () => 'found' in (await outcomeOf(read(client, known)))),
      ),
    );
    cells.push(
      ...found.map((cell, index) =>
        again[index] ? cell : { ...cell, problems: [...cell.problems, 'does not come back'] },
      ),
    );
  }
  return cells;
}
