import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_FONT, FONT_FACES } from '@/components/shell/document/root-document';
import { CHARACTERS, makeSubset } from '../../tools/subset-font.mjs';

/** The characters of the small font, and those for which browsers load the large one. */
function readRanges(): [subset: Set<string>, rest: Set<string>] {
  const sets = [...FONT_FACES.matchAll(/unicode-range:([^;}]+)/g)].map(([, list = '']) => {
    const ranges = list.split(',').map((range) => range.slice(2).split('-'));
    return new Set(
      ranges.flatMap(([first = '', last = first]) => {
        const from = Number.parseInt(first, 16);
        const count = Number.parseInt(last, 16) - from + 1;
        return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
      }),
    );
  });
  const [whole, subset] = sets;
  if (!subset || !whole || sets.length > 2) throw new Error('two ranges');
  return [subset, new Set([...whole].filter((character) => !subset.has(character)))];
}

const [subset, rest] = readRanges();

it('the small font shows exactly the characters that it was made for', () =>
  expect([...subset].sort()).toEqual([...CHARACTERS].sort()));

it('the small font comes last, so a browser loads the large one only for the others', () => {
  const files = [...FONT_FACES.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);
  expect(files).toHaveLength(2);
  expect(files.at(-1)).toBe(FIRST_FONT);
  expect(FIRST_FONT).toContain('instrument-sans-es');
});

it('the large font is loaded for the letters that it has', () =>
  expect([...'ÀçÖÿŒœ‚„‹›'].filter((letter) => !rest.has(letter))).toEqual([]));

it('no text of the shop needs the large font', () => {
  const texts = globSync('locales/**/*.json').map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  const needed = [...new Set(texts.join(''))].filter((character) => rest.has(character));
  expect(needed).toEqual([]);
});

it('the stored font is the one that the tool makes', async () => {
  const stored = readFileSync('components/shell/document/fonts/instrument-sans-es.woff2');
  expect(stored.length).toBeLessThan(20_500);
  expect((await makeSubset()).equals(stored)).toBe(true);
}, 60_000);
