import { describe, expect, it } from 'vitest';
import { isMet } from '../budgets/limits';
import { median } from './median';
import { readOptions, USUAL_PARTS } from './options';
import { withRows } from './readme';
import { blockingTime } from './slow-device';
import { type Row, toCells, toMarkdownTable } from './table';
import { isPrefetchRequest } from './traffic';

describe('median', () => {
  it('is the middle number, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two middle numbers for an even count', () => {
    expect(median([8, 1, 2, 4])).toBe(3);
  });

  it('of an empty list is NaN', () => {
    expect(median([])).toBeNaN();
  });
});

describe('the bench’s arguments', () => {
  it('select what takes a quarter of an hour by default', () => {
    expect(readOptions([])).toMatchObject({ only: USUAL_PARTS, build: true, runs: 3, presses: 4 });
  });

  it('select parts, whether to save and whether to build', () => {
    const options = readOptions(['--only', 'js, load', '--save', '--no-build']);
    expect(options).toMatchObject({ only: ['js', 'load'], save: true, build: false });
  });

  it.each([
    [['--only', 'js,jss'], /jss/],
    [['--rounds', '0'], /--rounds/],
    [['--seconds', 'two'], /--seconds/],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('the table', () => {
  const line = (row: Row) =>
    toMarkdownTable([toCells(row)])
      .split('\n')
      .at(-1)
      ?.replace(/ +/g, ' ');

  it('shows bytes as KB, their ratio, the target and whether it is met', () => {
    const row = { name: 'a', unit: 'KB', target: 'html.list' } as const;
    expect(line({ ...row, shop: 9_000, bare: 3_000 })).toBe(
      '| a | | | 3.0 KB | 9.0 KB | 3.00 | ≤ 9.0 KB | yes |',
    );
    expect(line({ ...row, shop: 9_001 })).toBe('| a | | | | 9.0 KB | | ≤ 9.0 KB | **no** |');
  });

  it('shows what other shops were measured with, also as a range', () => {
    const name = 'list → product, mouse';
    expect(line({ name, unit: 'ms', shop: 50, target: 'press.ms' })).toBe(
      '| list → product, mouse | 63 to 85 ms | 176 to 238 ms | | 50 ms | | ≤ 40 ms | **no** |',
    );
  });

  it('compares load as a share of bare Next', () => {
    const row = { name: 'b', unit: 'req/s', bare: 2_000, target: 'load.share' } as const;
    expect(line({ ...row, shop: 1_700 })).toContain('| 0.85 | ≥ 85% | yes |');
    expect(line({ ...row, shop: 1_699 })).toContain('| **no** |');
  });

  it('replaces measured rows in the README, adds new ones and keeps the others', () => {
    const before = [
      ['a', '', '', '', '1 ms', '', '', ''],
      ['long name', '', '', '2 ms', '1,000 ms', '500', '', 'yes'],
    ];
    const readme = (table: string) => `# Speed\n\n<!-- bench -->\n\n${table}\n\n<!-- /bench -->\n`;
    const rows: Row[] = [
      { name: 'a', unit: 'ms', shop: 12 },
      { name: 'b', unit: 'MB', shop: 3 },
    ];
    expect(withRows(readme(toMarkdownTable(before)), rows)).toBe(
      readme(
        [
          '| measure   | NextFaster | commerce | bare Next |     shop | ratio | wanted | met |',
          '| --------- | ---------: | -------: | --------: | -------: | ----: | -----: | --- |',
          '| a         |            |          |           |    12 ms |       |        |     |',
          '| long name |            |          |      2 ms | 1,000 ms |   500 |        | yes |',
          '| b         |            |          |           |     3 MB |       |        |     |',
        ].join('\n'),
      ),
    );
    expect(() => withRows('# Speed', rows)).toThrow('markers');
  });

  it('treats a missing value as a missed target', () => {
    expect(isMet('lighthouse.performance', Number.NaN)).toBe(false);
    expect(isMet('press.ms', Number.NaN)).toBe(false);
  });
});

describe('blocking time', () => {
  it('counts what tasks after the first paint have above 50 ms', () => {
    const longTasks = [
      { start: 0, duration: 90 },
      { start: 95, duration: 65 },
      { start: 200, duration: 120 },
    ];
    // Nothing of the first; of the second the 60 ms after the paint.
    expect(blockingTime({ fcp: 100, lcp: 100, longTasks, interactions: [] })).toBe(10 + 70);
  });
});

describe('prefetches', () => {
  it.each([
    ['/a?_rsc=1x', {}],
    ['/a', { RSC: '1' }],
    ['/a', { 'next-router-prefetch': '1' }],
    ['/a', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('are %s with %j', (url, headers) => {
    expect(isPrefetchRequest(url, headers)).toBe(true);
  });

  it('do not include other requests', () => {
    expect(isPrefetchRequest('/api/a?rsc=1', { accept: 'text/html' })).toBe(false);
  });
});
