import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the files of the source with their code, by path from the root */
export function readSource(root: string): Map<string, string> {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}', { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The one file in which a text stands once. Null when it stands nowhere, or more than once. */
export function findFile(source: ReadonlyMap<string, string>, text: string): string | null {
  const found = [...source].filter(([, code]) => code.includes(text));
  const [[file, code] = ['', '']] = found;
  return found.length === 1 && code.split(text).length === 2 ? file : null;
}
