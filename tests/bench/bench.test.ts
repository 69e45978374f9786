import { describe, expect, it } from 'vitest';
import { readIds } from './feeds';
import { readOptions, USUAL_PARTS } from './options';
import { toPieceTable } from './pieces';
import { median, toCells, toMarkdownTable, toRow } from './table';

it.each([
  [[9, 1, 5], 5],
  [[8, 1, 2, 4], 3],
  [[], Number.NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

describe('the bench’s arguments', () => {
  it.each([
    ['', { only: USUAL_PARTS, build: true, runs: 3, pairs: 15 }],
    ['--only bytes,load --no-build', { only: ['bytes', 'load'], build: false }],
    [
      '--only pieces --on http://localhost:3000/ --off A=1,B=x=y',
      { on: { address: 'http://localhost:3000' }, off: { variables: { A: '1', B: 'x=y' } } },
    ],
    [
      '--moments 0,0.5,8 --by mouse,finger --pages home --visits 20',
      { moments: [0, 0.5, 8], by: ['mouse', 'finger'], pages: ['home'], visits: 20 },
    ],
  ])('read %j', (args, options) => {
    expect(readOptions(args.split(' ').filter(Boolean))).toMatchObject(options);
  });

  it.each([
    ['--only bytes,byte', /only\[1\]/],
    ['--moments soon', /moments/],
    ['--by foot', /at by/],
    ['--runs 0', /at runs/],
    ['--pairs two', /at pairs/],
    ['--only pieces', /--off/],
    ['--off LATE', /at off/],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args.split(' '))).toThrow(message);
  });
});

it('reads the ids of a feed in CSV, and finds what is wrong in it', () => {
  expect(readIds('a,b\r\n"x, ""y""\r\n",\r\nz,1\r\n')).toEqual(['"x, ""y""\r\n"', 'z']);
  for (const row of ['a,"b\r\n', 'a,b,c\r\n', 'a\r\n', 'a,b'])
    expect(() => readIds(`a,b\r\n${row}`), row).toThrow('no CSV');
});

const line = (table: string) => table.split('\n').at(-1)?.replace(/ +/g, ' ');

describe('the table', () => {
  it.each([
    ['KB', 9_000, 3_000, 'html.list', '3.0 KB | 9.0 KB | 3.00 | ≤ 9.0 KB | yes |'],
    ['KB', 9_001, undefined, 'html.list', '| 9.0 KB | | ≤ 9.0 KB | **no** |'],
    // Load is compared as a share of bare Next.
    ['req/s', 1_700, 2_000, 'load.share', '2,000 req/s | 1,700 req/s | 0.85 | ≥ 85% | yes |'],
    ['req/s', 1_699, 2_000, 'load.share', '2,000 req/s | 1,699 req/s | 0.85 | ≥ 85% | **no** |'],
    ['ms', Number.NaN, undefined, 'press.ms', '| NaN ms | | ≤ 40 ms | **no** |'],
  ] as const)('of %s, %d beside %s for %s', (unit, shop, bare, target, cells) => {
    const row = toRow('a', unit, { shop, bare }, target);
    expect(line(toMarkdownTable([toCells(row)]))).toBe(`| a | ${cells}`);
  });

  it('has columns that are aligned in the text too', () => {
    const table = toMarkdownTable([['long', '2 ms']], ['a', 'number', 'c']);
    const lines = ['| a    | number | c |', '| ---- | -----: | - |', '| long |   2 ms |   |'];
    expect(table.split('\n')).toEqual(lines);
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
