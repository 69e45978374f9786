import { fade, type Tone } from './colours';
import type { Look } from './look';
import { across, ball, down, glow, lit } from './paint';
import { circle, group, inside, many, path, rect, ring, stroke, text } from './shapes';

/** A reflection of the window: a pale band across a glossy face. */
export const gloss = (x: number, y: number, w: number, h: number, opacity = 0.16) =>
  path(
    `M${x} ${y}H${x + w * 0.62}L${x + w * 0.28} ${y + h}H${x}Z`,
    lit(fade('#ffffff', opacity), fade('#ffffff', opacity * 0.2)),
  );

/** A box seen a little from the right and above: front, top and right side. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  tone: Tone,
  r = 3,
): string {
  const dx = depth * 0.62;
  const dy = depth * 0.34;
  return [
    path(
      `M${x + w - r} ${y}l${dx + r} ${-dy}v${h}l${-dx - r} ${dy}z`,
      across(tone.dark, tone.deep),
    ),
    path(
      `M${x + r} ${y + r}l${dx - r} ${-dy - r}h${w}l${-dx} ${dy + r}z`,
      lit(tone.pale, tone.light),
    ),
    rect(x, y, w, h, lit(tone.light, tone.base, tone.dark), r),
  ].join('');
}

const blade = (r: number, hub: number) =>
  `M${hub * 0.7} ${-hub * 0.6}C${r * 0.5} ${-r * 0.75} ${r * 0.85} ${-r * 0.72} ${r * 0.96} ${-r * 0.22}C${r * 0.7} ${-r * 0.3} ${r * 0.45} ${-r * 0.12} ${hub * 0.8} ${hub * 0.35}Z`;

/** A fan without its frame: well, blades, hub and, when lit, a ring of lights. */
export function fan(cx: number, cy: number, r: number, look: Look, blades = 9): string {
  const { tone, lights, rgb } = look;
  const hub = r * 0.3;
  const fill = rgb
    ? lit(fade(lights[0], 0.85), fade(lights[1], 0.75), fade(lights[2], 0.85))
    : lit(tone.light, tone.dark);
  return [
    circle(cx, cy, r, glow('#0d0d11', '#18181d', '#08080a')),
    many(blades, (index) =>
      group(
        `translate(${cx} ${cy}) rotate(${((360 / blades) * index).toFixed(1)})`,
        path(blade(r * 0.93, hub), fill, {
          stroke: fade('#000000', 0.35),
          'stroke-width': r * 0.012,
        }),
      ),
    ),
    rgb
      ? ring(cx, cy, r * 0.97, lit(...lights), r * 0.07)
      : ring(cx, cy, r * 0.985, fade('#ffffff', 0.1), r * 0.03),
    circle(cx, cy, hub, ball(tone.pale, tone.base, tone.deep)),
    ring(cx, cy, hub * 0.62, fade('#ffffff', 0.18), r * 0.02),
  ].join('');
}

/** A square fan with its frame and screws. */
export function framedFan(x: number, y: number, side: number, look: Look, blades = 9): string {
  const hole = side * 0.055;
  const corners = [hole * 1.6, side - hole * 1.6];
  return [
    rect(x, y, side, side, lit(look.tone.light, look.tone.base, look.tone.dark), side * 0.08),
    corners.flatMap((a) => corners.map((b) => circle(x + a, y + b, hole, look.tone.deep))).join(''),
    fan(x + side / 2, y + side / 2, side * 0.46, look, blades),
  ].join('');
}

/** A picture on a screen: dusk, a sun and two ranges of hills, different for each seed. */
export function screen(x: number, y: number, w: number, h: number, look: Look, r = 2): string {
  const [a, b, c] = look.lights;
  const s = look.seed;
  const sun = x + w * (0.3 + (s % 40) / 100);
  const edge = rect(x, y, w, h, '#0b0b10', r);
  const hill = (base: number, rise: number, shift: number) =>
    `M${x} ${y + h}V${y + h * base}C${x + w * (0.2 + shift)} ${y + h * (base - rise)} ${x + w * (0.35 + shift)} ${y + h * (base - rise)} ${x + w * 0.55} ${y + h * base}S${x + w * (0.8 + shift)} ${y + h * (base + rise * 0.4)} ${x + w} ${y + h * (base - rise * 0.5)}V${y + h}Z`;
  return inside(
    edge,
    rect(x, y, w, h, lit('#1a1440', b, a)),
    circle(sun, y + h * 0.5, Math.min(w, h) * 0.24, down('#fff1c9', '#ffb36b')),
    path(hill(0.62, 0.22, 0), down(c, '#241a52'), { opacity: 0.75 }),
    path(hill(0.78, 0.18, 0.12), down(b, '#150f36')),
    path(hill(0.93, 0.12, -0.05), '#120c2b'),
    gloss(x, y, w, h, 0.1),
  );
}

/** A field of small holes. */
export function mesh(
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  color: string,
): string {
  const columns = Math.floor(w / step);
  const rows = Math.floor(h / step);
  const dots = Array.from(
    { length: rows },
    (_, row) =>
      `M${(x + step / 2 + (row % 2) * step * 0.25).toFixed(1)} ${(y + step * (row + 0.5)).toFixed(1)}h${(w - step).toFixed(1)}`,
  ).join('');
  // Dashes of no length with round caps are dots: one element however many there are.
  return stroke(dots, color, step * 0.52, {
    'stroke-dasharray': `0 ${((w - step) / columns).toFixed(2)}`,
  });
}

/** The maker's name, small and calm. */
export const mark = (
  x: number,
  y: number,
  look: Look,
  size = 11,
  color = look.tone.ink,
  fit = 90,
) => text(x, y, size, look.brand.toUpperCase(), fade(color, 0.85), { spacing: size * 0.12, fit });

export const GOLD = down('#f3d98a', '#b98a2e');

export const STEEL = lit('#f2f4f6', '#b9bec6', '#8b9099');

export const contacts = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#1d4d3a') + many(w / 5, (n) => rect(x + 1.5 + n * 5, y, 3, h, GOLD));

export const bracket = (x: number) =>
  rect(x, 112, 14, 178, STEEL, 2) +
  many(6, (n) => rect(x + 4, 132 + n * 20, 6, 12, '#55595f', 2)) +
  rect(x - 3, 106, 26, 9, STEEL, 2);

export const cameraEye = (cx: number, cy: number, r: number, tint: string) =>
  circle(cx, cy, r, '#0a0a0d') +
  ring(cx, cy, r * 0.9, '#4c5058', r * 0.06) +
  circle(cx, cy, r * 0.66, ball(tint, '#1a1836', '#050508')) +
  circle(cx, cy, r * 0.3, '#030305') +
  circle(cx - r * 0.25, cy - r * 0.28, r * 0.13, fade('#ffffff', 0.85));
