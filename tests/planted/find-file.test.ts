import { expect, it } from 'vitest';
import { findFile } from './find-file';

it('finds the file of a text that stands once, and none when it stands nowhere or more than once', () => {
  const source = new Map([
    ['lib/one.ts', 'const a = 1;\nconst b = a;'],
    ['lib/moved/two.ts', 'const c = 1;\nconst d = 1;'],
  ]);
  expect(findFile(source, 'const c = 1;')).toBe('lib/moved/two.ts');
  expect(findFile(source, 'const e')).toBeNull();
  expect(findFile(source, ' = 1;')).toBeNull();
  expect(findFile(source, 'const ')).toBeNull();
});
