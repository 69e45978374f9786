import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { type ModuleItem, type Pattern, parseSync } from '@swc/core';
import { expect, it } from 'vitest';

/** Names that Next.js asks for, so many files of `app` export them. */
const NEXT_NAMES = new Set([
  'GET',
  'POST',
  'default',
  'dynamic',
  'dynamicParams',
  'generateMetadata',
  'generateStaticParams',
  'metadata',
  'revalidate',
]);

const isPassedOn = (item: ModuleItem) =>
  item.type === 'ExportNamedDeclaration' && Boolean(item.source);

function patternNames(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) => {
    if (property.type === 'KeyValuePatternProperty') return patternNames(property.value);
    return property.type === 'AssignmentPatternProperty' ? [property.key.value] : [];
  });
}

function exportedNames(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration') {
    return item.specifiers.map((specifier) => {
      if (specifier.type === 'ExportSpecifier') return (specifier.exported ?? specifier.orig).value;
      return specifier.type === 'ExportNamespaceSpecifier' ? specifier.name.value : 'default';
    });
  }
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => patternNames(id));
  }
  if ('identifier' in declaration) return [declaration.identifier.value];
  return declaration.id.type === 'Identifier' ? [declaration.id.value] : [];
}

/** The files of each exported name, sorted by name. A type and a value of one name in one file count once. */
function collectNames(sources: readonly (readonly [file: string, code: string])[]) {
  const files = new Map<string, Set<string>>();
  // A module that is loaded by `import()` may pass on what others define, so that one download brings it.
  const lazy = sources.flatMap(([, code]) => [...code.matchAll(/\bimport\('.*\/(.+)'\)/g)]);
  const lazyNames = new Set(lazy.map(([, name]) => name));
  for (const [file, code] of sources) {
    const { body } = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') });
    const isLazy = lazyNames.has(parse(file).name);
    for (const name of body.filter((item) => !isLazy || !isPassedOn(item)).flatMap(exportedNames)) {
      if (file.startsWith('app/') && NEXT_NAMES.has(name)) continue;
      files.set(name, (files.get(name) ?? new Set()).add(file));
    }
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
}

const toLines = (names: ReturnType<typeof collectNames>) =>
  names.map(([name, files]) => `${name}: ${[...files].join(', ')}`);

const isDuplicate = ([, files]: ReturnType<typeof collectNames>[number]) => files.size > 1;

it('finds a name that two files export, in every form of export', () => {
  const names = collectNames([
    ['lib/a.ts', 'export const { a, b: c } = x; export type d = 1; export { x as e };'],
    [
      'lib/b.ts',
      'export function a() {} export class c {} export interface d {} export { e } from "x";',
    ],
    ['app/c.ts', 'export const metadata = 1; export async function f() {}'],
    ['app/d.ts', 'export const metadata = 1;'],
    ['lib/g.ts', "const load = () => import('./h');"],
    ['lib/h.ts', "export { f } from '../app/c'; export const b = 1;"],
  ]);
  expect(names.filter(isDuplicate).map(([name]) => name)).toEqual(['a', 'c', 'd', 'e']);
  expect(toLines(names)).toContain('f: app/c.ts');
});

// One search for a name leads to one file. The whole list is in `.cache/exported-names.txt` after a run.
it('no name is exported by two files', () => {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}');
  // Zod's own names are only used behind its `z`.
  const own = files.filter((file) => file !== 'lib/domain/zod-parts.ts');
  const names = collectNames(own.map((file) => [file, readFileSync(file, 'utf8')]));
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/exported-names.txt', `${toLines(names).join('\n')}\n`);
  expect(names.length).toBeGreaterThan(1_000);
  expect(toLines(names.filter(isDuplicate))).toEqual([]);
});
