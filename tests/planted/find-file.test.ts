import { expect, it } from 'vitest';
import { root } from '../tools/environment.mjs';
import { findFile, readSource } from './find-file';
import { ROOMS } from './planted-faults';

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

it('has a place in the source for each fault that is planted, ten in a room', () => {
  const source = readSource(root);
  for (const [room, faults] of Object.entries(ROOMS)) {
    expect(faults, room).toHaveLength(10);
    for (const { text } of faults) expect(findFile(source, text), text).not.toBeNull();
  }
});
