import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NEEDS_OWN_MODULES, NEEDS_OWN_WORKER } from '../../vitest.config';

const read = (file: string) => readFileSync(file, 'utf8');
const files = globSync('tests/**/*.{ts,tsx}');
const isSetUp = (file: string) => file === join('tests', 'support', 'reload.ts');

/** The files of tests that a file imports, without their extensions. */
function importsOf(file: string): string[] {
  const paths = [...read(file).matchAll(/from '(\.{1,2}\/[^']+|@\/tests\/[^']+)'/g)];
  return paths.map(([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  );
}

/** Files that share a worker share its modules: a second one of a module would answer Back, presses and storage twice. */
it('tests that load modules anew, themselves or by a helper, say so', () => {
  const found = new Set(
    files.filter((file) => !isSetUp(file) && read(file).includes(`vi.${'resetModules'}(`)),
  );
  for (const file of found) {
    const name = file.replace(/\.tsx?$/, '');
    for (const other of files) if (importsOf(other).includes(name)) found.add(other);
  }
  const tests = [...found].filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(10);
  const says = (text: string) => NEEDS_OWN_MODULES.test(text) || NEEDS_OWN_WORKER.test(text);
  expect(tests.filter((file) => !says(read(file)))).toEqual([]);
});
