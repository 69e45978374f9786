import { hash } from '../../core/random';
import { mix, toneOf } from './colours';
import { thing } from './drawings';
import { accentOf, type Look } from './look';
import { glow, svg, text } from './svg';

/** The carton that the thing comes in, dark or pale, with its picture printed on the front. */
function packaging(look: Look, drawing: string): string {
  const { accent } = look;
  const base = look.seed % 3 === 0 ? mix(accent, '#f4f1ec', 0.93) : mix(accent, '#15121a', 0.78);
  return thing({ ...look, tone: toneOf(base), drawing }, 'packaging');
}

const placed = (transform: string, drawing: string) => `<g transform="${transform}">${drawing}</g>`;

const TILTS = [
  'matrix(.97 -.2 .12 1 0 0)',
  'matrix(.97 .18 -.12 1 0 0)',
  'rotate(-12)',
  'rotate(10)',
];

/** What a picture shows: 1 the front, 2 another side or the thing with its carton, 3 the front, tilted, 4 the carton. */
export function productDrawing(look: Look, view: number): string {
  const front = thing(look);
  if (view === 4) return packaging(look, front);
  const tilt = TILTS[(look.design >>> 3) % TILTS.length];
  if (view === 3) return placed(`translate(200 200) ${tilt} translate(-200 -200)`, front);
  if (view !== 2) return front;
  const other = thing({ ...look, view: 2 });
  if (other !== front) return other;
  return (
    placed('translate(-40 -30) scale(.8)', packaging(look, front)) +
    placed('translate(130 120) scale(.72)', front)
  );
}

/** A square part of a drawing: x, y and side, in its units. */
export type Frame = readonly [number, number, number];

/** The ground of a close-up: the brand's colour behind the thing, white at the edges, where the page goes on. */
export const backdrop = ({ accent }: Look): string =>
  glow(mix(accent, '#ffffff', 0.35), mix(accent, '#ffffff', 0.66), '#ffffff');

/** A square picture on `ground`, white by default, of a part of a drawing. `pixels` is its side. */
export function squarePicture(
  drawing: string,
  [x, y, side]: Frame,
  pixels: number,
  ground = '#ffffff',
): string {
  const under = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/>`;
  return svg(pixels, pixels, [x, y, side, side], under, drawing);
}

/** A thing before a soft disc of `colour`; the frame says where the thing is. */
export function onDisc(drawing: string, [x, y, side]: Frame, colour: string): string {
  const scale = 330 / side;
  return (
    `<circle cx="200" cy="200" r="180" fill="${mix(colour, '#fff4ea', 0.78)}"/>` +
    placed(`translate(${35 - x * scale} ${35 - y * scale}) scale(${scale})`, drawing)
  );
}

const INK = '#1b1715';

/** A wordmark of our own for a brand: its name once, in one of a few widths and cases. 2:1, `width` pixels wide. */
export function brandPicture(name: string, width: number): string {
  const seed = hash(`mark ${name}`) >>> 4;
  const capitals = seed % 2 === 0 && name.length < 12;
  const words = capitals ? name.toUpperCase() : name;
  const slant = seed % 5 === 0 ? -12 : 0;
  const spacing = capitals ? [2, 7, 12][seed % 3] : [-1.5, 0][seed % 2];
  const ink = seed % 4 === 0 ? mix(accentOf(name), INK, 0.25) : INK;
  // Short and long names cover the same area, so that no brand looks larger than the others.
  const size = Math.min(80, Math.sqrt(22_000 / name.length));
  const mark = text(200, 100 + 0.34 * size, size, words, ink, { spacing, fit: 330 });
  return svg(
    width,
    width / 2,
    [0, 0, 400, 200],
    '<rect width="400" height="200" fill="#ffffff"/>',
    placed(`translate(200 100) skewX(${slant}) translate(-200 -100)`, mark),
  );
}
