import { type Audit, audit, type Category } from './lighthouse';
import { median } from './median';
import type { Pages } from './pages';
import type { Row } from './table';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function audits(url: string, runs: number, categories: readonly Category[]) {
  const found: Audit[] = [];
  while (found.length < runs) found.push(await audit(url, categories));
  return {
    score: (name: Category) => median(found.map(({ scores }) => scores[name] ?? Number.NaN)),
    timing: (name: keyof Audit['timings']) => median(found.map(({ timings }) => timings[name])),
  };
}

/** Scores and times of Lighthouse for the three kinds of pages: medians of the runs. */
export async function lighthouseRows(
  pages: Pages,
  { shop, bare, runs }: { shop: string; bare: string; runs: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  const bares = { list: bare + pages.bareList, product: bare + pages.product };
  for (const name of ['home', 'list', 'product'] as const) {
    const own = await audits(shop + pages[name], runs, CATEGORIES);
    const other = name === 'home' ? null : await audits(bares[name], runs, CATEGORIES);
    for (const category of CATEGORIES) {
      rows.push({
        name: `Lighthouse, ${name}, ${category}`,
        unit: 'points',
        shop: own.score(category),
        bare: other?.score(category),
        target: `lighthouse.${category}`,
      });
    }
    for (const [timing, unit] of [
      ['fcp', 'ms'],
      ['lcp', 'ms'],
      ['tbt', 'ms'],
      ['cls', 'shift'],
    ] as const) {
      rows.push({
        name: `Lighthouse, ${name}, ${timing.toUpperCase()}`,
        unit,
        shop: own.timing(timing),
        bare: other?.timing(timing),
        target: `lighthouse.${timing}`,
      });
    }
  }
  return rows;
}
