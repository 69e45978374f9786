import type { Browser } from '@playwright/test';
import type { Pages } from '../budgets/pages';
import { FINGER, measurePress } from './press';
import { median, toMarkdownTable } from './table';
import { type Line, lookOnce, PLACE, pressFirst } from './visit';

type Times = Record<string, number>;
/** What one visit to each side took, in milliseconds by measure. */
export interface Pair {
  on: Times;
  off: Times;
}

/** A piece that leans on a private format stays when it wins as much of a time that a person feels. */
const WORTH = 0.9;
const SIDES = ['on', 'off'] as const;
const KINDS = ['home', 'list', 'product'] as const;

/** The times of one side that a person feels, on all kinds of pages. */
async function visitSide(
  browser: Browser,
  { origin, pages, line, number }: { origin: string; pages: Pages; line: Line; number: number },
): Promise<Times> {
  const times: Times = {};
  for (const kind of KINDS) {
    const url = origin + pages[kind];
    const name = (measure: string) => `${line} line, ${kind}, ${measure}`;
    const { fcp, lcp, inp } = await lookOnce(browser, url, line);
    Object.assign(times, { [name('FCP')]: fcp, [name('LCP')]: lcp, [name('INP')]: inp });
    times[name('first press')] = (await pressFirst(browser, url, line, PLACE)) ?? Number.NaN;
  }
  const product = pages.products[number % pages.products.length];
  const way = { ...FINGER, latency: line === 'slow' ? 150 : 0 };
  const list = origin + pages.list;
  if (product) {
    const time = await measurePress(browser, list, [product], way);
    times[`${line} line, list, press → heading`] = time;
  }
  return times;
}

/**
 * Visits two shops in turn, on a quick and a slow line. Who comes first changes with each pair, because a machine
 * becomes warm and tired.
 */
export async function visitPairs(
  browser: Browser,
  pages: Pages,
  origins: Readonly<Record<keyof Pair, string>>,
  count: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let number = 0; number < count; number++) {
    const pair: Pair = { on: {}, off: {} };
    for (const side of number % 2 === 0 ? SIDES : SIDES.toReversed()) {
      for (const line of ['quick', 'slow'] as const) {
        const place = { origin: origins[side], pages, line, number };
        Object.assign(pair[side], await visitSide(browser, place));
      }
    }
    pairs.push(pair);
    console.log(`pair ${number + 1} of ${count}`);
  }
  return pairs;
}

/** Of each measure the medians of both sides, and the median of the pairs' ratios, which other work of the machine disturbs less. */
export function toPieceTable(pairs: readonly Pair[]): string {
  const measures = Object.keys(pairs[0]?.on ?? {});
  const rows = measures.map((measure) => {
    const values = (side: keyof Pair) => pairs.map((pair) => pair[side][measure] ?? Number.NaN);
    const [on, off] = [values('on'), values('off')];
    // Two presses without an answer are equal.
    const ratio = median(
      on.map((time, index) => (time === off[index] ? 1 : time / (off[index] ?? 0))),
    );
    const [own, other] = [median(on), median(off)];
    const verdict = ratio <= WORTH ? 'wins' : ratio >= 1 / WORTH ? '**loses**' : '';
    return [measure, `${own.toFixed(0)} ms`, `${other.toFixed(0)} ms`, ratio.toFixed(2), verdict];
  });
  return toMarkdownTable(rows, ['measure', 'on', 'off', 'on ÷ off', 'by a tenth']);
}
