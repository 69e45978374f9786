import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addRecentSearch,
  getSearchKey,
  removeRecentSearch,
} from '@/lib/domain/search/recent-searches';
import { normalizeSearchText } from '@/lib/domain/search/search-text';
import { toSecondQuery } from '@/lib/domain/search/second-query';
import { forAll } from '@/tests/support/for-all';

/** Pairs of what is asked and what is asked after it. */
const pairs = (text: string) =>
  text.split('; ').map((pair): [string, string] => {
    const [asked = '', second = ''] = pair.split(' > ');
    return [asked, second];
  });

it.each([
  // The first words.
  ['monitor 27 144hz', 'monitor 27'],
  ['monitor 27 144 Hz', 'monitor 27'],
  ['laptop gamer rtx 5090 rosa', 'laptop gamer rtx'],
  ['silla de oficina', 'silla'],
  ['tarjeta de video rosa', 'tarjeta de video'],
  ['diadema y micrófono', 'diadema'],
  // The usual spelling.
  ...pairs('ssd m2 > ssd m.2; usb tipo c > usb-c; cable USB C > cable usb-c; usbc > usb-c'),
  ...pairs('DDR 5 > DDR5; fullhd > full hd; monitor full-hd > monitor full hd'),
  ...pairs('i714700k > i7-14700k; i7 14700K > i7-14700K; ryzen7 5700x > ryzen 7 5700x'),
  ...pairs('rtx4070ti > rtx 4070ti; memoria 16 gb ddr 4 > memoria 16 gb ddr4'),
  // The other spelling of what is one name.
  ...pairs('m.2 > m2; usb-c > usb tipo c; ddr5 > ddr 5; full hd > fullhd; i7-14700k > i7 14700k'),
  // The processors of a maker stay as they are.
  ['macbook air m2', 'macbook air'],
  // Nothing is left to try.
  ['zzqxwv', null],
  ['', null],
  ['de la', null],
])('asks after %s for %s', (asked, second) => expect(toSecondQuery(asked, null)).toBe(second));

it('asks what the backend corrected, unless it is the same', () => {
  expect(toSecondQuery('procesadr intl', 'procesador intel')).toBe('procesador intel');
  expect(toSecondQuery('Monitor', 'monitor')).toBeNull();
});

const words = fc.constantFrom(
  ...['monitor', '27', '144hz', 'm2', 'M.2', 'usb', 'tipo', 'c', 'ddr', '5', 'fullhd', 'i714700k'],
  ...['de', 'para', 'rtx', '4070', '16', 'gb', 'silla', 'ñandú', 'Full', 'HD', 'İ', 'apple'],
);
const texts = fc
  .oneof(
    fc.array(words, { maxLength: 8 }).map((all) => all.join(' ')),
    fc.string(),
  )
  .map(normalizeSearchText);
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

it('never asks the same again, nothing, or more than was asked', () =>
  forAll(texts, (asked) => {
    const second = toSecondQuery(asked, null);
    if (second === null) return;
    expect(second.toLowerCase()).not.toBe(asked.toLowerCase());
    expect(normalizeSearchText(second)).toBe(second);
    expect(second).not.toBe('');
    // Another spelling has the letters of what was asked; fewer words are its beginning.
    const known = lettersOf(asked).replaceAll(/usb(tipo|type)?c/g, 'usbtipoc');
    const asks = lettersOf(second).replaceAll(/usb(tipo|type)?c/g, 'usbtipoc');
    expect(known.startsWith(asks)).toBe(true);
  }));

it('ends: a text loses words until there is nothing left to ask', () =>
  forAll(texts, (asked) => {
    const seen = new Set<string>();
    for (let text: string | null = asked; text !== null; text = toSecondQuery(text, null)) {
      const isTurning = seen.has(text);
      seen.add(text);
      if (isTurning) break;
    }
    expect(seen.size).toBeLessThan(20);
  }));

it('keeps the newest first, without duplicates', () => {
  const added = addRecentSearch(['ram', 'Tarjeta de vídeo'], ' tarjeta  de video ');
  expect(added).toEqual(['tarjeta de video', 'ram']);
  expect(addRecentSearch(['ram'], '  ')).toEqual(['ram']);
  expect(removeRecentSearch(['RAM', 'ssd'], 'ram')).toEqual(['ssd']);
});

it('never has more than ten entries or a duplicate', () =>
  forAll(fc.array(fc.string()), (searches) => {
    const terms = searches.reduce<string[]>(addRecentSearch, []);
    expect(terms.length).toBeLessThanOrEqual(10);
    expect(new Set(terms.map(getSearchKey)).size).toBe(terms.length);
  }));
