import { z } from 'zod';
import { parts, readRows, word } from '../seed/load';
import { tokenize } from './tokens';

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

/** Every category that some phrase means. */
export const conceptCategories = (): string[] => [
  ...new Set([...CONCEPTS.values()].flatMap(({ categories }) => categories)),
];
