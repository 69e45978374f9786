import { expect, it } from 'vitest';
import { compareClaims, readClaims } from './claims.mjs';

const titles = (code: string) => readClaims('a.test.ts', code).map(({ title }) => title);

it('reads the titles of tests and of their steps, after those of their groups', () => {
  expect(
    titles(`
      it('alone', () => {}, 5000);
      describe('a cart', () => {
        beforeEach(() => {});
        it('is empty', () => {});
        describe.skipIf(x)('of a guest', () => { it.only('is kept', async () => {}); });
      });
      test.describe('by keyboard', () => {
        test('pays @smoke', { tag: 'x' }, async () => { await test.step('a step', () => {}); });
      });
      it(name, () => {});
      test.slow();
    `),
  ).toEqual([
    'alone',
    'a cart › is empty',
    'a cart › of a guest › is kept',
    'by keyboard › pays',
    'by keyboard › a step',
  ]);
});

it('keeps the values of templates and of other tables as patterns, and fills in the rows that stand there', () => {
  const code = [
    `for (const width of [1]) test(\`at \${width} px\`, () => {});`,
    "it.each(ROWS)('of %s', () => {});",
    "it.each([['one', () => 1], ['two', 2]] as const)('says %s, %s', () => {});",
    "describe.each(['m', x])('in %s', () => { it('works', () => {}); });",
  ];
  expect(titles(code.join('\n'))).toEqual([
    'at … px',
    'of %s',
    'says one, %s',
    'says two, 2',
    'in m › works',
    'in %s › works',
  ]);
});

it('finds a claim here, moved, or the most alike, where rare words count more', () => {
  const claim = (file: string, title: string) => ({ file, title });
  const now = [
    claim('a', 'the cart is kept'),
    claim('b', 'the cart is emptied'),
    claim('b', 'the coupon is removed'),
    claim('b', 'the line is removed'),
  ];
  const found = compareClaims(
    [
      claim('a', 'the cart is kept'),
      claim('a', 'the cart is emptied'),
      claim('a', 'a coupon is removed'),
      claim('a', 'orders'),
    ],
    now,
  );
  expect(found.map(({ place }) => place)).toEqual([
    'in the same file',
    'in another file',
    'in other words',
    'nowhere',
  ]);
  expect(found.map(({ candidates }) => candidates[0]?.title)).toEqual([
    undefined,
    undefined,
    'the coupon is removed',
    expect.any(String),
  ]);
});
