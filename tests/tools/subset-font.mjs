// `node tests/tools/subset-font.mjs` makes the font that every first view loads, see components/shell/document/fonts/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './environment.mjs';
import { roundKerning } from './round-kerning.mjs';

export const SOURCE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const TARGET = 'components/shell/document/fonts/instrument-sans-es.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** What texts of a shop in Spanish, and names of products, consist of. */
export const CHARACTERS = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·•×÷°ºª™®©€−`;

/** Kerning, ligatures, and digits of the same width. Hints stay: without them Linux draws other widths. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** @returns {Promise<Buffer>} the font as WOFF2 */
export async function makeSubset() {
  const source = readFileSync(join(root, SOURCE));
  const font = await subsetFont(source, CHARACTERS, { keepFeatures, targetFormat: 'sfnt' });
  roundKerning(font, { distance: 4, change: 8 });
  return subsetFont(font, CHARACTERS, { keepFeatures, targetFormat: 'woff2' });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, TARGET), await makeSubset());
