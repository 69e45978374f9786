import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const readmes = globSync(
  '{README.md,tests/states.md,{app,components,lib,stores,tests,e2e}/**/README.md}',
).filter((file) => !file.includes('node_modules'));

/** The relative links of a Markdown file, as paths from the root of the project. */
function readLinks(file: string): string[] {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .map((link) => join(dirname(file), link));
}

/** Paths in backticks that name a file of the source from the root, such as `lib/env.ts`. */
function readPaths(file: string): string[] {
  const paths = /`((?:app|components|lib|stores|tests|e2e|locales)\/[^`*{}<>\s]*)`/g;
  return [...readFileSync(file, 'utf8').matchAll(paths)].map(([, path = '']) => path);
}

const sources = globSync('{app,components,lib,stores,tests,e2e,locales,.}/**/*.{ts,tsx,css,mjs}', {
  exclude: ['node_modules', '.next', '.cache'],
});

/** Names of files in backticks, such as `json.ts` or `money/round.ts`. */
function readNames(file: string): string[] {
  const names = /`(?:\.\.?\/)*([\w()[\]/-][\w.()[\]/-]*\.(?:tsx?|css|mjs))`/g;
  return [...readFileSync(file, 'utf8').matchAll(names)].map(([, name = '']) => name);
}

it.each(readmes)('%s names only files that exist', (file) => {
  const missing = [...readLinks(file), ...readPaths(file)].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
  const isKnown = (name: string) => sources.some((path) => `/${path}`.endsWith(`/${name}`));
  expect(readNames(file).filter((name) => !isKnown(name))).toEqual([]);
});

it('each question of a newcomer has a search that finds something', () => {
  const rows = readFileSync('components/README.md', 'utf8').matchAll(
    /^\| [^|]+\? +\| `(\S+)` +\|/gm,
  );
  const words = [...rows].map(([, word = '']) => word);
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}');
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(words.length).toBeGreaterThanOrEqual(9);
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
});
