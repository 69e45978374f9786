// `node tests/tools/card-glyphs.mjs` makes the letters of the share cards (lib/seo/cards): outlines, because the image of the shop has no fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './environment.mjs';
import { CHARACTERS, SOURCE } from './subset-font.mjs';

const TARGET = 'lib/seo/cards/glyphs.json';
const WEIGHT = 600;

/** The library that `subset-font` itself reads fonts with. */
const library = createRequire(createRequire(import.meta.url).resolve('subset-font')).resolve(
  'harfbuzzjs',
);

/** @returns {Promise<string>} for each character its advance and its outline, in thousandths of the font size */
export async function makeGlyphs() {
  const source = readFileSync(join(root, SOURCE));
  const variationAxes = { wght: WEIGHT };
  const file = await subsetFont(source, CHARACTERS, { variationAxes, targetFormat: 'sfnt' });
  const hb = await import(pathToFileURL(library).href);
  const font = new hb.Font(new hb.Face(new hb.Blob(file)));
  font.setScale(1000, 1000);
  const lines = Array.from(CHARACTERS, (character) => {
    const buffer = new hb.Buffer();
    buffer.addText(character);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const [{ codepoint }] = buffer.getGlyphInfos();
    const [{ xAdvance }] = buffer.getGlyphPositions();
    return `  ${JSON.stringify(character)}: "${xAdvance} ${font.glyphToPath(codepoint)}"`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, TARGET), await makeGlyphs());
