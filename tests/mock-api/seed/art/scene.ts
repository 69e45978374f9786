import { hash } from '../../core/random';
import { fade, mix, toneOf } from './colours';
import { thing } from './drawings';
import { accentOf, type Look } from './look';
import {
  across,
  circle,
  definitions,
  glow,
  group,
  inside,
  lit,
  path,
  rect,
  shadow,
  stroke,
  text,
} from './shapes';

/** Shapes of a printed carton: nodes and lines, the shop's motif. */
function motif(look: Look): string {
  const points = [0, 1, 2, 3, 4].map(
    (n) => [70 + ((look.seed >>> (n * 3)) % 7) * 30, 130 + n * 48] as const,
  );
  const line = points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    stroke(line, fade('#ffffff', 0.16), 2) +
    points.map(([x, y]) => circle(x, y, 5, fade('#ffffff', 0.24))).join('')
  );
}

/** The carton that the thing comes in, with its picture printed on the front. */
export function packaging(look: Look, drawing: string): string {
  const dark = look.seed % 3 !== 0;
  const tone = toneOf(dark ? mix(look.accent, '#15121a', 0.78) : mix(look.accent, '#f4f1ec', 0.93));
  const front = rect(62, 92, 232, 252, lit(tone.light, tone.base, tone.dark), 2);
  return [
    shadow(212, 346, 190, 20),
    path('M294 92l54 -26v250l-54 28z', across(tone.dark, tone.deep)),
    path('M62 92l54 -26h232l-54 26z', lit(tone.pale, tone.light)),
    front,
    inside(
      front,
      motif(look),
      path('M62 300L294 214V344H62Z', lit(look.accent, mix(look.accent, '#1a1018', 0.4))),
      group(
        'translate(84 112) scale(.49)',
        `<ellipse cx="200" cy="200" rx="220" ry="220" fill="${glow(fade('#ffffff', dark ? 0.75 : 0.95), fade('#ffffff', 0.35), fade('#ffffff', 0))}"/>`,
        drawing,
      ),
    ),
    text(76, 116, 15, look.brand || 'NODO', tone.ink, { anchor: 'start', fit: 150, spacing: 0.5 }),
    text(280, 332, 12, look.label, '#ffffff', { anchor: 'end', fit: 120 }),
    group(
      'translate(294 92) skewY(-26)',
      text(27, 230, 9, look.brand, fade(tone.ink, 0.7), { fit: 44 }),
    ),
    rect(76, 318, 34, 15, '#ffffff', 1),
    stroke(
      'M80 321v9M83 321v9M87 321v9M89 321v9M93 321v9M97 321v9M99 321v9M103 321v9M106 321v9',
      '#222222',
      1.2,
      { 'stroke-linecap': 'butt' },
    ),
  ].join('');
}

/** A whole SVG document: gradients first. Width and height are pixels; `box` is the part that is shown. */
export function svg(
  width: number,
  height: number,
  box: readonly number[],
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">${definitions(content)}${content}</svg>`;
}

/** The ways a close-up is held. */
const TILTS = [
  'matrix(.97 -.2 .12 1 0 0)',
  'matrix(.97 .18 -.12 1 0 0)',
  'rotate(-12)',
  'rotate(10)',
] as const;

/** What a picture shows: 1 the front, 2 another side or the thing with its carton, 3 the front, tilted, 4 the carton. */
export function productDrawing(look: Look, view: number): string {
  const front = thing(look);
  if (view === 4) return packaging(look, front);
  if (view === 3)
    return group(
      `translate(200 200) ${TILTS[(look.design >>> 3) % TILTS.length]} translate(-200 -200)`,
      front,
    );
  if (view !== 2) return front;
  const other = thing({ ...look, view: 2 });
  if (other !== front) return other;
  return (
    group('translate(-40 -30) scale(.8)', packaging(look, front)) +
    group('translate(130 120) scale(.72)', front)
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
  const content = rect(x, y, side, side, ground) + drawing;
  return svg(pixels, pixels, [x, y, side, side], content);
}

/** A thing before a soft disc of `colour`; the frame says where the thing is. */
export function onDisc(drawing: string, [x, y, side]: Frame, colour: string): string {
  const disc = circle(200, 200, 180, mix(colour, '#fff4ea', 0.78));
  const scale = 330 / side;
  return `${disc}<g transform="translate(${35 - x * scale} ${35 - y * scale}) scale(${scale})">${drawing}</g>`;
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
    rect(0, 0, 400, 200, '#ffffff') +
      group(`translate(200 100) skewX(${slant}) translate(-200 -100)`, mark),
  );
}
