import type { MeasuredDocument } from '../removed-calls/documents';
import type { ShopClient } from '../removed-calls/shop-client';
import { type Cell, comesBack, toCell } from './cell';
import type { FaultProxy } from './fault-proxy';
import type { Fault } from './faults';

interface Answer {
  status: number;
  ms: number;
  heading: string;
  isWhole: boolean;
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

async function ask(address: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  const html = await response.text();
  const has = (pattern: RegExp) => pattern.test(html);
  return {
    status: response.status,
    ms: performance.now() - start,
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    isWhole: has(/<html[^>]* lang="es-MX"/) && has(/<header[\s>]/) && has(/<footer[\s>]/),
  };
}

const WORDLESS = ['gets no words'];

/** A document that is made while the backend fails: its content, or a whole page that says in Spanish what is wrong. */
function problemsOfMade(fault: Fault, good: Answer, made: Answer): string[] {
  if (!made.isWhole) return ['is not a whole page'];
  if (made.heading === '') return WORDLESS;
  if (made.status === 200) return made.heading === good.heading ? [] : [`says: ${made.heading}`];
  if (made.status === 404) return fault.isAbsence ? [] : ['says that there is none'];
  return [500, 503].includes(made.status) ? [] : [`answers ${made.status}`];
}

const problemsOfKept = (good: Answer, kept: Answer): string[] =>
  kept.status === 200 && kept.heading === good.heading && kept.isWhole ? [] : ['is not kept'];

async function isAsBefore(address: string, good: Answer): Promise<boolean> {
  const { status, heading } = await ask(address);
  return status === 200 && heading === good.heading;
}

/** Every kind of document while the backend has a fault, made and kept, all kinds at once; and when it has none again. */
export async function measureDocuments(
  site: string,
  shop: ShopClient,
  documents: readonly MeasuredDocument[],
  proxy: FaultProxy,
  faults: readonly Fault[],
): Promise<Cell[]> {
  const addresses = documents.map(({ path }) => `${site}${path}`);
  const tags = [...new Set(documents.flatMap((document) => document.tags))];
  const askAll = () => Promise.all(addresses.map(ask));
  const good = await askAll();
  const cells: Cell[] = [];
  for (const fault of faults) {
    await proxy.set(fault);
    const kept = await askAll();
    await shop.refresh(tags);
    const made = await askAll();
    await proxy.set(null);
    // What the backend itself called absent is believed for some minutes, or until it says otherwise.
    if (fault.isAbsence) await shop.refresh(tags);
    for (const [index, { name }] of documents.entries()) {
      const [first, before, after] = [good[index], kept[index], made[index]];
      if (!first || !before || !after) continue;
      const back = await comesBack(() => isAsBefore(addresses[index] ?? '', first));
      const late = back ? [] : ['does not come back'];
      const cell = { fault: fault.name, name };
      const problems = [...problemsOfMade(fault, first, after), ...late];
      cells.push(
        toCell({ ...cell, kind: 'kept', ms: before.ms, problems: problemsOfKept(first, before) }),
      );
      cells.push(toCell({ ...cell, kind: 'made', ms: after.ms, problems }));
    }
    console.log(`${fault.name}: ${cells.length} cells of documents`);
  }
  return cells;
}
