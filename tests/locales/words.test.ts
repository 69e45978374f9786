import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Other words for a review, which the shop calls "reseña". A review's own text is an "opinión". */
const OTHER_WORDS =
  /\b(opiniones|evaluaci[oó]n(es)? de|comentarios de) (los )?clientes\b|\bopiniones\b/i;

/** What only those who run the shop can mend. */
const OPERATOR_WORDS =
  /\b(está|tiene)n? configurad[oa]|\bsimulad[oa]s?\b|\bvariables? de entorno\b/i;

it.each([
  ['calls a review by one word', OTHER_WORDS],
  ['does not tell shoppers how the shop is set up', OPERATOR_WORDS],
])('%s', (_, words) => {
  const files = globSync('locales/es-MX/**/*.json');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
});
