import { z } from 'zod';
import type { BannerRow } from '../content/landings';
import { columns, number, readRows, word } from '../load';
import { fade, mix } from './colours';
import { thing } from './drawings';
import { type Look, lookOf } from './look';
import type { Frame } from './scene';
import { across, glow, lit, svg } from './svg';

/** Ink, colour of the light behind the thing, second colour. */
const Palette = z.strictObject(columns('name ink light second', word));
const PALETTES = readRows('content/palettes.csv', Palette);

const paletteOf = ({ palette }: BannerRow) =>
  PALETTES.find(({ name }) => name === palette) as z.output<typeof Palette>;

/** Pixels of the picture of a slot's banners, and the middle and the side of the thing on it; `*` is every other slot. */
const Size = z.strictObject({
  ...columns('slot form', word),
  ...columns('width height x y size', number),
});
const SIZES = readRows('content/banner-sizes.csv', Size);

/** Every other slot stands first in the table. */
const sizeOf = (wanted: string, wantedForm: string) =>
  SIZES.findLast(
    ({ slot, form }) => form === wantedForm && (slot === wanted || slot === '*'),
  ) as z.output<typeof Size>;

const seedOf = ({ id }: BannerRow) => Number(id) * 7919;

function nodes(row: BannerRow, w: number, h: number, color: string): string {
  const points = Array.from({ length: 9 }, (_, n) => {
    const spread = Math.imul(seedOf(row) + n * 7919, 2654435761) >>> 0;
    const [x, y] = [0.42 + (0.58 * (n + 0.5)) / 9, 0.08 + (0.84 * (spread % 100)) / 100];
    return [Math.round(w * x), Math.round(h * y)];
  });
  const unit = Math.min(w, h) / 300;
  const dots = points.map(
    ([x, y], n) =>
      `<circle cx="${x}" cy="${y}" r="${unit * (n % 3 === 0 ? 4.5 : 2.6)}" fill="${fade(color, 0.5)}"/>`,
  );
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${fade(color, 0.22)}" stroke-width="${unit * 1.2}"/>${dots.join('')}`;
}

export function bannerDrawing(row: BannerRow, kind: Look['kind']): string {
  const { light, second } = paletteOf(row);
  const art = { rgb: true, count: 3 };
  const source = { kind, name: row.title, brand: '', seed: seedOf(row), color: 'Gris', art };
  return thing({ ...lookOf(source), lights: [second, light, second], accent: light });
}

/** A banner: dark and calm where the words go, the thing in its light at the right. `frame` is where it is. */
export function bannerPicture(
  row: BannerRow,
  form: 'desktop' | 'mobile',
  drawing: string,
  [left, top, side]: Frame,
): string {
  const { width: w, height: h, x, y, size } = sizeOf(row.slot, form);
  const { ink, light, second } = paletteOf(row);
  const rings = [0, 1, 2, 3].map(
    (n) =>
      `<circle cx="${x}" cy="${y}" r="${size * (0.36 + n * 0.16)}" fill="none" stroke="${fade(second, 0.2 - n * 0.04)}" stroke-width="${Math.max(1, h / 400)}"/>`,
  );
  return svg(
    w,
    h,
    [0, 0, w, h],
    `<rect width="${w}" height="${h}" fill="${lit(ink, mix(ink, light, 0.22), mix(ink, light, 0.5))}"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${size * 0.95}" ry="${size * 0.85}" fill="${glow(fade(light, 0.95), fade(light, 0.45), fade(light, 0))}"/>`,
    ...rings,
    `<path d="M${w} 0V${h}H${w * 0.8}L${w * 0.93} 0Z" fill="${fade(second, 0.1)}"/>`,
    nodes(row, w, h, second),
    `<circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="${glow('#ffffffd9', fade(second, 0.55), fade(light, 0))}"/>`,
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / side}) translate(${-left} ${-top})">${drawing}</g>`,
    // Words stand below the thing on a strip.
    h > w
      ? ''
      : `<rect width="${w * 0.6}" height="${h}" fill="${across(ink, fade(ink, 0.8), fade(ink, 0))}"/>`,
  );
}
