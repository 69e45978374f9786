import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Other words for a review, which the shop calls "reseña". A review's own text is an "opinión". */
const OTHER_WORDS =
  /\b(opiniones|evaluaci[oó]n(es)? de|comentarios de) (los )?clientes\b|\bopiniones\b/i;

it('calls a review by one word', () => {
  const files = globSync('locales/es-MX/**/*.json');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => OTHER_WORDS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
