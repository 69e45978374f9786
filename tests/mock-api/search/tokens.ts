import { z } from 'zod';
import { fold } from '../core/text';
import { wordsOf } from '../core/wire';
import { parts, readRows, word } from '../seed/load';

const STOP: ReadonlySet<string> = new Set(
  wordsOf(
    'de del la el los las un una unos unas para por con sin y e o en a al the for with and of',
  ),
);
const UNITS = 'gb|tb|mb|ghz|mhz|hz|w|mm|cm|m|kva|va|mp|dpi|rpm|pulgadas|plg|k|mah|ml|btu';
const NUMBER_AND_UNIT = new RegExp(`(\\d(?:[\\d.]*\\d)?)[ -](?=(?:${UNITS})(?![a-z0-9]))`, 'g');

/** Words of a text as they are compared: folded, `16 GB` joined to `16gb`, `3.5` kept whole. */
export function tokenize(text: string): string[] {
  return (
    fold(text)
      .replace(/["”″]/g, ' pulgadas ')
      .replace(NUMBER_AND_UNIT, '$1')
      .match(/[\p{L}\p{N}]+(?:\.\d+[\p{L}\p{N}]*)?/gu) ?? []
  );
}

export const isStopWord = (token: string) => STOP.has(token);

/** Forms under which a document is found besides its own words: `rtx4060` for `RTX 4060` and the reverse. */
export function variants(tokens: readonly string[]): string[] {
  const extra: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next && /^\p{L}{1,8}$/u.test(token) && /^\d/.test(next)) extra.push(token + next);
    if (next && /^\d+$/.test(token) && /^(ti|xt|xtx|super|x3d|gre)$/.test(next))
      extra.push(token + next);
    const parts = /^(\p{L}{2,})(\d{3,})(\p{L}*)$/u.exec(token);
    if (parts?.[1] && parts[2]) extra.push(parts[1], parts[2] + (parts[3] ?? ''));
    if (/^[a-z]{4,}s$/.test(token)) extra.push(singular(token));
  }
  return extra;
}

/** A rough Spanish singular, applied to documents and queries alike: `monitores` → `monitor`. */
export function singular(token: string): string {
  if (/[^aeiou]es$/.test(token) && token.length > 5) return token.slice(0, -2);
  return /[a-z]{3,}s$/.test(token) ? token.slice(0, -1) : token;
}

/** What shoppers call the kind of product of some leaf categories (by slug). */
const Row = z.strictObject({ categories: word, phrases: parts });

export interface Concept {
  categories: readonly string[];
}

const CONCEPTS = new Map<string, Concept>();
for (const row of readRows('search/synonyms.csv', Row)) {
  const concept = { categories: row.categories.split(' ') };
  for (const phrase of row.phrases) CONCEPTS.set(tokenize(phrase).join(' '), concept);
}

export const LONGEST_PHRASE = Math.max(
  ...[...CONCEPTS.keys()].map((phrase) => phrase.split(' ').length),
);

/** The kind of product that a phrase (its words joined by a space) names. */
export const conceptOf = (phrase: string): Concept | undefined => CONCEPTS.get(phrase);

/** Single words of the table, so that they can be suggested for a misspelt one. */
export const conceptWords = (): string[] =>
  [...CONCEPTS.keys()].filter((phrase) => !phrase.includes(' '));

export const conceptCategories = (): string[] => [
  ...new Set([...CONCEPTS.values()].flatMap(({ categories }) => categories)),
];
