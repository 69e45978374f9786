import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * A part that reads texts which are not loaded makes React show the skeleton again in place of the whole screen. So a screen names
 * all that its parts read.
 */

const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm;
const READS = /useTranslation\('(\w+)'/g;
/** What a screen says that it reads: in `customerScreen`, or in the list that it gives to `ClientScreen`. */
const NAMED = [/customerScreen(?:<\w+>)?\(\s*\[([^\]]*)\]/g, /\bTEXTS\b[^=]*= \[([^\]]*)\]/g];
const WORD = /'(\w+)'/g;

const first = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

function find(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  const isOwn = name.startsWith('@/') || name.startsWith('.');
  return isOwn ? ['.ts', '.tsx'].map((ending) => base + ending).find(existsSync) : undefined;
}

/** The texts that a file and what it imports read, without what it loads later. */
function readTexts(path: string): Set<string> {
  const texts = new Set<string>();
  const files = new Set([path]);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const text of first(source, READS)) texts.add(text);
    for (const name of first(source, IMPORT)) {
      const imported = find(file, name);
      if (imported) files.add(imported);
    }
  }
  return texts;
}

const screens = globSync('components/**/*.tsx').flatMap((path) => {
  const source = readFileSync(path, 'utf8');
  const lists = NAMED.flatMap((pattern) => first(source, pattern));
  const isScreen = /customerScreen|<ClientScreen/.test(source) && lists.length > 0;
  return isScreen ? [{ path, named: lists.flatMap((list) => first(list, WORD)) }] : [];
});

it('finds the screens', () => {
  expect(screens.length).toBeGreaterThan(15);
});

it.each(screens)('$path names the texts that its parts read', ({ path, named }) => {
  // Every screen of the account has these.
  expect([...readTexts(path)].filter((text) => ![...named, 'account'].includes(text))).toEqual([]);
});
