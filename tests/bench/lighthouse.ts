import { type Audit, audit } from '../budgets/lighthouse';
import type { Bench } from './bytes';
import { repeat } from './device';
import { median, type Row } from './table';

async function medians(url: string, runs: number) {
  const found = await repeat(runs, () => audit(url, ['performance']));
  return (read: (one: Audit) => number | undefined) =>
    median(found.map((one) => read(one) ?? Number.NaN));
}

/** Performance by Lighthouse of the three kinds of pages: medians of the runs. */
export async function lighthouseRows({ pages, shop, bare }: Bench, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const bares = { list: bare + pages.bareList, product: bare + pages.product };
  for (const name of ['home', 'list', 'product'] as const) {
    const own = await medians(shop + pages[name], runs);
    const other = name === 'home' ? null : await medians(bares[name], runs);
    const compare = (read: (one: Audit) => number | undefined) => ({
      shop: own(read),
      bare: other?.(read),
    });
    rows.push({
      name: `Lighthouse, ${name}, performance`,
      unit: 'points',
      ...compare(({ scores }) => scores.performance),
      target: 'lighthouse.performance',
    });
    for (const timing of ['fcp', 'lcp', 'tbt', 'cls'] as const) {
      rows.push({
        name: `Lighthouse, ${name}, ${timing.toUpperCase()}`,
        unit: timing === 'cls' ? 'shift' : 'ms',
        ...compare(({ timings }) => timings[timing]),
        target: `lighthouse.${timing}`,
      });
    }
  }
  return rows;
}
