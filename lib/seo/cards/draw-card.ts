import sharp from 'sharp';
import { CARD_SIZE } from './card-address';
import glyphs from './glyphs.json';
import 'server-only';

export interface ShareCard {
  shop: string;
  title: string;
  price: string;
  /** What stands above the price, such as the one before the discount; empty for nothing. */
  priceNote: string;
  /** The stock; empty when it is unknown. */
  stock: string;
}

const PICTURE = 510;
const MARGIN = 60;
const TEXT_LEFT = MARGIN + PICTURE + 50;
const [PAPER, PLATE, INK, SOFT, BRAND] = ['#faf8f4', '#ffffff', '#17130f', '#6a635c', '#d00071'];

interface Glyph {
  advance: number;
  outline: string;
}

const font = new Map<string, Glyph>(
  Object.entries(glyphs).map(([character, glyph]) => {
    const end = glyph.indexOf(' ');
    return [character, { advance: Number(glyph.slice(0, end)), outline: glyph.slice(end + 1) }];
  }),
);

/** The glyphs of a text. A letter with a foreign accent loses it, and a sign that the font lacks is left out. */
const toGlyphs = (text: string): Glyph[] =>
  [...text.normalize('NFC')].flatMap(
    (character) => font.get(character) ?? font.get(character.normalize('NFD').charAt(0)) ?? [],
  );

const measure = (text: string, size: number): number =>
  (toGlyphs(text).reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;

/** A text in lines of a width in pixels. What does not fit into the last one is cut, which three dots show. */
export function wrapText(text: string, size: number, width: number, maxLines: number): string[] {
  const fits = (line: string) => measure(line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shorten = (line: string) => {
    let rest = line;
    while (rest && !fits(`${rest}…`)) rest = rest.slice(0, -1).trimEnd();
    return `${rest}…`;
  };
  return lines.slice(0, maxLines).map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines;
    return isCut || !fits(line) ? shorten(line) : line;
  });
}

/** A line of text as outlines: where the shop runs there may be no font. `y` is the base of its letters. */
function drawLine(text: string, y: number, size: number, colour: string): string {
  let x = 0;
  const paths = toGlyphs(text).map(({ advance, outline }) => {
    const path = outline && `<path transform="translate(${x})" d="${outline}"/>`;
    x += advance;
    return path;
  });
  const scale = size / 1000;
  return `<g fill="${colour}" transform="translate(${TEXT_LEFT} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function drawTexts({ shop, title, price, priceNote, stock }: ShareCard): string {
  const width = CARD_SIZE.width - TEXT_LEFT - MARGIN;
  const line = (text: string, y: number, size: number, colour: string) =>
    drawLine(wrapText(text, size, width, 1)[0] ?? '', y, size, colour);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<path fill="${PAPER}" d="M0 0H1200V630H0Z"/><path fill="${BRAND}" d="M0 618H1200V630H0Z"/>`,
    `<rect x="${MARGIN - 15}" y="${MARGIN - 15}" width="${PICTURE + 30}" height="${PICTURE + 30}" rx="16" fill="${PLATE}"/>`,
    line(shop, 90, 32, BRAND),
    ...wrapText(title, 44, width, 4).map((text, index) =>
      drawLine(text, 165 + index * 56, 44, INK),
    ),
    priceNote && line(priceNote, 425, 32, SOFT),
    line(price, 500, 72, INK),
    stock && line(stock, 555, 32, SOFT),
    '</svg>',
  ].join('');
}

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'];

/** The picture of a card; null for what is none. A drawing is none: it may name other files. */
async function toSquare(picture: Uint8Array): Promise<Buffer | null> {
  try {
    const image = sharp(picture, { limitInputPixels: 50_000_000 });
    if (!FORMATS.includes((await image.metadata()).format ?? '')) return null;
    const fit = { fit: 'contain', background: PLATE } as const;
    return await image
      .rotate()
      .flatten({ background: PLATE })
      .resize(PICTURE, PICTURE, fit)
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** A card as JPEG, which every service shows. Without a picture, or with one that cannot be read, its place stays empty. */
export async function drawCard(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const input = picture && (await toSquare(picture));
  return sharp(Buffer.from(drawTexts(card)))
    .composite(input ? [{ input, left: MARGIN, top: MARGIN }] : [])
    .jpeg({ quality: 80 })
    .toBuffer();
}
