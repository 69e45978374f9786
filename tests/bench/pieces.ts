import { choosePages } from '../budgets/pages';
import type { Part, Side } from './options';
import { lookOnce, PLACE, pressCard } from './press';
import { OTHER_URL, shopPaths, startBackend, startShop, warm } from './servers';
import { median, toMarkdownTable } from './table';
import { timePress, untilPainted } from './visit';

type Pair = Record<'on' | 'off', Record<string, number>>;

/** A piece that leans on a private format stays when it wins as much of a time that a person feels. */
const WORTH = 0.9;

/** Of each measure the medians of both sides, and the median of the pairs' ratios, which other work of the machine disturbs less. */
export function toPieceTable(pairs: readonly Pair[]): string {
  const rows = Object.keys(pairs[0]?.on ?? {}).map((measure) => {
    const values = (side: keyof Pair) => pairs.map((pair) => pair[side][measure] ?? Number.NaN);
    const [on, off] = [values('on'), values('off')];
    const ratios = on.map((time, index) => {
      const other = off[index] ?? 0;
      // Two presses without an answer are equal.
      return time === other ? 1 : time / other;
    });
    const ratio = median(ratios);
    const verdict = ratio <= WORTH ? 'wins' : ratio >= 1 / WORTH ? '**loses**' : '';
    const [own, other] = [median(on).toFixed(0), median(off).toFixed(0)];
    return [measure, `${own} ms`, `${other} ms`, ratio.toFixed(2), verdict];
  });
  return toMarkdownTable(rows, ['measure', 'on', 'off', 'on ÷ off', 'by a tenth']);
}

/**
 * Visits two shops in turn, on a quick and a slow line, and prints what a piece wins. Who comes first changes with each pair, because a machine
 * becomes warm and tired. A shop that runs already has a backend.
 */
export const measurePieces: Part = async ({ browser, options: { on, off, pairs: count } }) => {
  if ('variables' in on || 'variables' in off) await startBackend();
  const pages = await choosePages();
  const open = async (side: Side, site?: string) => {
    const shop = 'address' in side ? { url: side.address } : await startShop(side.variables, site);
    await warm(shop, shopPaths(pages));
    return shop.url;
  };
  const origins = { on: await open(on), off: await open(off, OTHER_URL) };
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const pair: Pair = { on: {}, off: {} };
    const order = ['on', 'off'] as const;
    for (const side of pairs.length % 2 === 0 ? order : order.toReversed()) {
      for (const line of ['quick', 'slow'] as const) {
        for (const kind of ['home', 'list', 'product'] as const) {
          const url = origins[side] + pages[kind];
          const look = await lookOnce(browser, url, line);
          const first = await timePress(browser, url, PLACE, { line, ready: untilPainted(0) });
          for (const [what, time] of Object.entries({
            ...look,
            'first press': first ?? Number.NaN,
          }))
            pair[side][`${line} line, ${kind}, ${what}`] = time;
        }
        const how = { way: 'finger', line: line === 'slow' ? 'late' : line } as const;
        const list = origins[side] + pages.list;
        const time = await pressCard(browser, list, pages, pairs.length, how);
        pair[side][`${line} line, list, press → heading`] = time;
      }
    }
    pairs.push(pair);
    console.log(`pair ${pairs.length} of ${count}`);
  }
  console.log(`\n${toPieceTable(pairs)}\n`);
};
