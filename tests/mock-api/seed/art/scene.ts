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
  SIDE,
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

/** Kinds that draw their other side themselves; the rest are turned a little. */
const OTHER_SIDE = new Set<string>(
  'gpu cpu motherboard monitor laptop case keyboard psu phone tablet mouse ram tv chair allinone router desktop'.split(
    ' ',
  ),
);

function turned(look: Look): string {
  if (OTHER_SIDE.has(look.kind)) return thing({ ...look, view: 2 });
  return group('translate(200 200) matrix(.84 -.07 0 .95 0 0) translate(-200 -200)', thing(look));
}

const PLATE =
  rect(0, 0, SIDE, SIDE, '#ffffff') +
  rect(-70, -70, SIDE + 140, SIDE + 140, glow('#ffffff', '#ffffff', '#fbfaf7'));

/** A square picture: 1 front, 2 other side, 3 detail, 4 packaging. `pixels` is its side. */
export function productPicture(look: Look, view: number, pixels: number): string {
  const shift = 70 + (look.seed % 3) * 15;
  const box = view === 3 ? [shift, 95, 205, 205] : [0, 0, SIDE, SIDE];
  const drawing =
    view === 4 ? packaging(look, thing(look)) : view === 2 ? turned(look) : thing(look);
  return svg(pixels, pixels, box, PLATE + drawing);
}

/** A square picture of a category: the thing before a soft disc of `colour`. */
export function categoryPicture(look: Look, colour: string, pixels: number): string {
  const disc = `<circle cx="200" cy="205" r="165" fill="${fade(mix(colour, '#fff4ea', 0.78), 1)}"/>`;
  return svg(
    pixels,
    pixels,
    [0, 0, SIDE, SIDE],
    rect(0, 0, SIDE, SIDE, '#ffffff') + disc + group('translate(24 24) scale(.88)', thing(look)),
  );
}

const INK = '#1b1715';

/** A wordmark of our own for a brand: set in bold, with one coloured detail. 2:1, `width` pixels wide. */
export function brandPicture(name: string, width: number): string {
  const seed = hash(`mark ${name}`);
  const accent = accentOf(name);
  const style = seed % 4;
  const spacing = style === 0 ? 4 : style === 1 ? 0 : 2;
  const words = style === 2 || name.length > 14 ? name : name.toUpperCase();
  const ink = style === 3 ? mix(accent, INK, 0.35) : INK;
  const details = [
    rect(172, 142, 56, 7, accent, 3.5),
    rect(150, 52, 46, 6, accent, 3) + rect(204, 52, 46, 6, mix(accent, '#ffffff', 0.55), 3),
    [0, 1, 2].map((n) => circle(180 + n * 20, 146, 4.5, mix(accent, '#ffffff', n * 0.3))).join(''),
    rect(120, 142, 160, 3, accent, 1.5),
  ];
  const mark = text(200, 118, 54, words, ink, { weight: 800, spacing, fit: 300 });
  return svg(
    width,
    width / 2,
    [0, 0, 400, 200],
    rect(0, 0, 400, 200, '#ffffff') + mark + (details[style] ?? ''),
  );
}
