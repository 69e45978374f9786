import { fade, mix } from './colours';
import { thing } from './drawings';
import type { Look } from './look';
import { packaging } from './packaging';
import { definitions, glow } from './paint';
import { group, rect, SIDE } from './shapes';

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
