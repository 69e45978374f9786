import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { beforeAll, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const readAll = (pattern: string) => globSync(pattern).map(read).join('\n');

/** Strings with classes: attributes, what a condition in an attribute chooses, and constants named `…Class`. */
const LISTS = [
  /\bclassName="([^"]+)"/g,
  /\bclassName=\{[^}]*?[?:] '([^']+)'/g,
  /\b\w*[cC]lass = (?:\n\s*)?'([^']+)'/g,
];

/** The classes that selectors of a style sheet name. */
function readSelectors(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, '');
  return [...rules.matchAll(/(?<=^|[{};])([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.((?:\\3\d |\\.|[\w-])+)/g)].map(([, name = '']) => unescapeName(name)),
  );
}

/** Without the escapes of CSS. A digit at the start is written as its code. */
const unescapeName = (name: string) =>
  name.replace(/\\3(\d) ?/g, (_, digit: string) => digit).replace(/\\(.)/g, '$1');

let code = '';
let used: string[] = [];
let own: string[] = [];

beforeAll(() => {
  code = readAll('{app,components,lib}/**/*.{ts,tsx}');
  used = LISTS.flatMap((list) => [...code.matchAll(list)]).flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
  own = [...new Set(readSelectors(readAll('{app,components}/**/*.css')))];
});

it('every class of a component has a rule', async () => {
  const { build } = await compile(read('app/globals.css'), {
    base: resolve('app'),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve('node_modules', id);
      return { path, base: dirname(path), content: read(path) };
    },
  });
  const known = new Set([...own, ...readSelectors(build([...new Set(used)]))]);
  expect(used.length).toBeGreaterThan(1000);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

it('every rule has a component that uses its class', () => {
  const words = new Set(code.match(/[\w-]+/g));
  const prefixes = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const isUsed = (name: string) =>
    words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect(own.length).toBeGreaterThan(300);
  expect(own.filter((name) => !isUsed(name))).toEqual([]);
});
