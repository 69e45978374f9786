import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('../../app/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, app), 'utf8');

it('no style sheet of every document takes the values of the theme out of it', () => {
  const imported = [...read('globals.css').matchAll(/@import "(\.\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(imported.length).toBeGreaterThan(4);
  expect(imported.filter((path) => read(path).includes('@reference'))).toEqual([]);
});
