import { z } from 'zod';
import type { BannerRow } from '../content/landings';
import { readRows, word } from '../load';
import { fade, mix } from './colours';
import { thing } from './drawings';
import { type Look, lookOf } from './look';
import { type Frame, svg } from './scene';
import { across, circle, ellipse, glow, group, lit, many, path, rect, stroke } from './shapes';

/** Ink, colour of the light behind the thing, second colour. */
const PALETTES = new Map(
  readRows(
    'content/palettes.csv',
    z.strictObject({ name: word, ink: word, light: word, second: word }),
  ).map(({ name, ...colours }) => [name, colours]),
);

const size = word.transform((cell): [number, number] => {
  const [width = 0, height = 0] = cell.split('x').map(Number);
  return [width, height];
});
const Size = z.strictObject({ slot: word, desktop: size, mobile: size });

/** Of slots that are no card. */
const SIZES = readRows('content/banner-sizes.csv', Size);
const CARD = { desktop: [1280, 640], mobile: [900, 450] } as const;

/** Size in pixels of the picture of a banner. */
export const bannerSize = (wanted: string, form: 'desktop' | 'mobile'): readonly [number, number] =>
  (SIZES.find(({ slot }) => slot === wanted) ?? CARD)[form];

/** Nodes joined by lines, over the right part of the banner. */
function nodes(w: number, h: number, seed: number, color: string): string {
  const points = Array.from({ length: 9 }, (_, n) => {
    const spread = Math.imul(seed + n * 7919, 2654435761) >>> 0;
    return [
      w * (0.42 + 0.58 * ((n + 0.5) / 9)),
      h * (0.08 + 0.84 * ((spread % 100) / 100)),
    ] as const;
  });
  const line = points
    .map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
  const unit = Math.min(w, h) / 300;
  return (
    stroke(line, fade(color, 0.22), unit * 1.2) +
    points
      .map(([x, y], n) =>
        circle(Math.round(x), Math.round(y), unit * (n % 3 === 0 ? 4.5 : 2.6), fade(color, 0.5)),
      )
      .join('')
  );
}

const DEFAULT_PALETTE = { ink: '#17130f', light: '#d00071', second: '#ff7ab8' };
const paletteOf = ({ palette }: BannerRow) => PALETTES.get(palette) ?? DEFAULT_PALETTE;

/** The thing that a banner shows, in the lights of its palette. */
export function bannerDrawing(row: BannerRow, kind: Look['kind']): string {
  const { light, second } = paletteOf(row);
  const look = lookOf({
    kind,
    name: row.title,
    brand: '',
    seed: Number(row.id) * 7919,
    color: 'Gris',
    art: { rgb: true, count: 3 },
  });
  return thing({ ...look, lights: [second, light, second], accent: light });
}

/** A banner: dark and calm where the words go, the thing in its light at the right. `frame` is where it is. */
export function bannerPicture(
  row: BannerRow,
  form: 'desktop' | 'mobile',
  drawing: string,
  [x, y, side]: Frame,
): string {
  const [w, h] = bannerSize(row.slot, form);
  const { ink, light, second } = paletteOf(row);
  const seed = Number(row.id) * 7919;
  const strip = h > w;
  const tall = w / h < 1.4;
  const size = tall ? Math.min(w, h) * (strip ? 0.9 : 0.8) : Math.min(h * 0.94, w * 0.5);
  const cx = strip ? w / 2 : tall ? w * 0.6 : w * (w / h < 2.2 ? 0.66 : w / h > 6 ? 0.91 : 0.75);
  const cy = strip ? h * 0.42 : tall ? h * 0.4 : h * 0.5;
  return svg(
    w,
    h,
    [0, 0, w, h],
    [
      rect(0, 0, w, h, lit(ink, mix(ink, light, 0.22), mix(ink, light, 0.5))),
      ellipse(
        cx,
        cy,
        size * 0.95,
        size * 0.85,
        glow(fade(light, 0.95), fade(light, 0.45), fade(light, 0)),
      ),
      many(
        4,
        (n) =>
          `<circle cx="${cx}" cy="${cy}" r="${size * (0.36 + n * 0.16)}" fill="none" stroke="${fade(second, 0.2 - n * 0.04)}" stroke-width="${Math.max(1, h / 400)}"/>`,
      ),
      path(`M${w} 0V${h}H${w * 0.8}L${w * 0.93} 0Z`, fade(second, 0.1)),
      nodes(w, h, seed, second),
      circle(cx, cy, size * 0.4, glow(fade('#ffffff', 0.85), fade(second, 0.55), fade(light, 0))),
      group(
        `translate(${cx - size / 2} ${cy - size / 2}) scale(${size / side}) translate(${-x} ${-y})`,
        drawing,
      ),
      strip ? '' : rect(0, 0, w * 0.6, h, across(ink, fade(ink, 0.8), fade(ink, 0))),
    ].join(''),
  );
}
