import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard, wrapText } from '@/lib/seo/cards/draw-card';
import { forAll } from '@/tests/support/for-all';
import { makeGlyphs } from '../../../tools/card-glyphs.mjs';

const CARD = {
  shop: 'Tienda',
  title: 'Tarjeta de Video RTX',
  price: '$17,499.00',
  priceNote: 'antes $21,999.00',
  stock: 'Disponible',
};
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
const square = (colour: string) =>
  sharp({ create: { width: 40, height: 80, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function greys(card: Buffer, left: number, top: number, width: number, height: number) {
  const part = sharp(card).extract({ left, top, width, height }).greyscale();
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return [channels[0]?.min, channels[0]?.max];
}

test('a card has the picture of the product on the left and its texts on the right', async () => {
  const card = await drawCard(CARD, await square('#00f'));
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
  const [middle] = await greys(card, 300, 300, 30, 30);
  expect(middle).toBeLessThan(100);
  for (const top of [440, 520]) {
    const [darkest, lightest] = await greys(card, 620, top, 300, 60);
    expect(darkest).toBeLessThan(140);
    expect(lightest).toBeGreaterThan(240);
  }
});

test.each([
  ['no picture', null],
  ['what is none', Buffer.from('<!doctype html>')],
  ['a drawing', Buffer.from(DRAWING)],
])('with %s its place stays empty', async (_, picture) => {
  const [darkest] = await greys(await drawCard(CARD, picture), 60, 60, 510, 510);
  expect(darkest).toBeGreaterThan(250);
});

test('long texts are cut at their line, and signs that the font lacks are left out', async () => {
  expect(wrapText('uno dos tres', 44, 150, 2)).toEqual(['uno', 'dos…']);
  expect(wrapText('x'.repeat(200), 44, 300, 4)).toEqual([expect.stringMatching(/^x{5,20}…$/)]);
  const odd = { ...CARD, title: '漢字 <script> & "\u0000 ÀÇ' };
  expect((await drawCard(odd, null)).length).toBeGreaterThan(1000);
});

test('no text makes more lines than there is room for', () =>
  forAll(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 4 }), (text, most) =>
    expect(wrapText(text, 44, 520, most).length).toBeLessThanOrEqual(most),
  ));

test(
  'the stored letters are those that the tool makes',
  async () => expect(readFileSync('lib/seo/cards/glyphs.json', 'utf8')).toBe(await makeGlyphs()),
  60_000,
);
