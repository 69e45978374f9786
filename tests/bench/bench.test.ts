import { describe, expect, it } from 'vitest';
import { isMet } from '../budgets/limits';
import { readCsv, readXmlProblem } from './feed-check';
import { readOptions, USUAL_PARTS } from './options';
import { toPieceTable } from './pieces';
import { median, type Row, toCells, toMarkdownTable, withRows } from './table';

it.each([
  [[9, 1, 5], 5],
  [[8, 1, 2, 4], 3],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

describe('the bench’s arguments', () => {
  it('select what takes a quarter of an hour by default', () => {
    expect(readOptions([])).toMatchObject({ only: USUAL_PARTS, build: true, runs: 3 });
  });

  it('select parts, whether to save and whether to build', () => {
    const options = readOptions(['--only', 'bytes, load', '--save', '--no-build']);
    expect(options).toMatchObject({ only: ['bytes', 'load'], save: true, build: false });
  });

  it('name the sides of a paired run by address or by variables', () => {
    const sides = ['--on', 'http://localhost:3000/', '--off', 'A=1,B=x=y'];
    expect(readOptions(['--only', 'pieces', ...sides])).toMatchObject({
      on: { address: 'http://localhost:3000' },
      off: { variables: { A: '1', B: 'x=y' } },
      pairs: 15,
    });
  });

  it('say what is pressed first, when, how and how often', () => {
    const args = [
      '--moments',
      '0,0.5,8',
      '--by',
      'mouse,finger',
      '--pages',
      'home',
      '--visits',
      '20',
    ];
    expect(readOptions(['--only', 'first-press', ...args]).firstPress).toEqual({
      moments: [0, 0.5, 8],
      by: ['finger', 'mouse'],
      pressed: ['home'],
      visits: 20,
    });
  });

  it.each([
    [['--only', 'bytes,byte'], /byte$/],
    [['--moments', 'soon'], /--moments/],
    [['--by', 'foot'], /foot$/],
    [['--runs', '0'], /--runs/],
    [['--pairs', 'two'], /--pairs/],
    [['--only', 'pieces'], /--off/],
    [['--off', 'LATE'], /--off/],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

it('finds what is wrong in a feed', () => {
  const rss = '<?xml version="1.0"?>\n<rss a:b="1">\n<g:id>A &amp; "b"</g:id>\n</rss>\n';
  expect(readXmlProblem(rss)).toBeNull();
  for (const [from, to] of [
    ['&amp;', '&'],
    ['&amp;', '<'],
    ['</g:id>', '</id>'],
    ['</rss>', ''],
    ['"1"', '1'],
  ] as const) {
    expect(readXmlProblem(rss.replace(from, to)), to).not.toBeNull();
  }
  expect(readCsv('a,b\r\n"x, ""y""\r\n",\r\n')).toEqual([
    ['a', 'b'],
    ['"x, ""y""\r\n"', ''],
  ]);
  expect(() => readCsv('a,"b\r\n')).toThrow('no CSV');
});

const line = (table: string) => table.split('\n').at(-1)?.replace(/ +/g, ' ');

describe('the table', () => {
  const lineOf = (row: Row) => line(toMarkdownTable([toCells(row)]));

  it('shows bytes as KB, their ratio, the target and whether it is met', () => {
    const row = { name: 'a', unit: 'KB', target: 'html.list' } as const;
    expect(lineOf({ ...row, shop: 9_000, bare: 3_000 })).toBe(
      '| a | 3.0 KB | 9.0 KB | 3.00 | ≤ 9.0 KB | yes |',
    );
    expect(lineOf({ ...row, shop: 9_001 })).toBe('| a | | 9.0 KB | | ≤ 9.0 KB | **no** |');
  });

  it('compares load as a share of bare Next', () => {
    const row = { name: 'b', unit: 'req/s', bare: 2_000, target: 'load.share' } as const;
    expect(lineOf({ ...row, shop: 1_700 })).toContain('| 0.85 | ≥ 85% | yes |');
    expect(lineOf({ ...row, shop: 1_699 })).toContain('| **no** |');
  });

  it('replaces measured rows in the README, adds new ones and keeps the others', () => {
    const before = [
      ['a', '', '1 ms', '', '', ''],
      ['long name', '2 ms', '1,000 ms', '500', '', 'yes'],
    ];
    const readme = (table: string) => `# Speed\n\n<!-- bench -->\n\n${table}\n\n<!-- /bench -->\n`;
    const rows: Row[] = [
      { name: 'a', unit: 'ms', shop: 12 },
      { name: 'b', unit: 'MB', shop: 3 },
    ];
    expect(withRows(readme(toMarkdownTable(before)), rows)).toBe(
      readme(
        [
          '| measure   | bare Next |     shop | ratio | wanted | met |',
          '| --------- | --------: | -------: | ----: | -----: | --- |',
          '| a         |           |    12 ms |       |        |     |',
          '| long name |      2 ms | 1,000 ms |   500 |        | yes |',
          '| b         |           |     3 MB |       |        |     |',
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

it.each([
  [[90, 80], [100, 100], '| FCP | 85 ms | 100 ms | 0.85 | wins |'],
  [[95, 97], [100, 100], '| FCP | 96 ms | 100 ms | 0.96 | |'],
  [[120, 240], [100, 200], '| FCP | 180 ms | 150 ms | 1.20 | **loses** |'],
  // Of a press that is never answered.
  [[Infinity, Infinity], [Infinity, Infinity], '| FCP | Infinity ms | Infinity ms | 1.00 | |'],
])('a piece that took %j, and %j without', (on, off, row) => {
  const pairs = on.map((time, index) => ({ on: { FCP: time }, off: { FCP: off[index] ?? 0 } }));
  expect(line(toPieceTable(pairs))).toBe(row);
});
