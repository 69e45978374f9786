import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHARACTERS, makeSubset } from '../../tools/subset-font.mjs';

const FOLDER = 'components/shell/document';

/** The characters of each `unicode-range` of the root document. */
function readRanges(): [subset: Set<string>, rest: Set<string>] {
  const source = readFileSync(`${FOLDER}/root-document.tsx`, 'utf8');
  const sets = [...source.matchAll(/'(U\+[^']+)'/g)].map(([, list = '']) => {
    const ranges = list.split(',').map((range) => range.slice(2).split('-'));
    return new Set(
      ranges.flatMap(([first = '', last = first]) => {
        const from = Number.parseInt(first, 16);
        const count = Number.parseInt(last, 16) - from + 1;
        return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
      }),
    );
  });
  const [subset, rest] = sets;
  if (!subset || !rest || sets.length > 2) throw new Error('two ranges');
  return [subset, rest];
}

const [subset, rest] = readRanges();

it('the small font shows exactly the characters that it was made for', () => {
  expect([...subset].sort()).toEqual([...CHARACTERS].sort());
});

it('no character is in both fonts, so a browser loads the large one only for the others', () => {
  expect([...rest].filter((character) => subset.has(character))).toEqual([]);
});

it('no text of the shop needs the large font', () => {
  const texts = globSync('locales/**/*.json').map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  const needed = [...new Set(texts.join(''))].filter((character) => rest.has(character));
  expect(needed).toEqual([]);
});

it('the stored font is the one that the tool makes', async () => {
  const stored = readFileSync(`${FOLDER}/fonts/instrument-sans-es.woff2`);
  expect(stored.length).toBeLessThan(20_500);
  expect((await makeSubset()).equals(stored)).toBe(true);
}, 60_000);
