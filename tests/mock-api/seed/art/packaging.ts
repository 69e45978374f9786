import { fade, mix, toneOf } from './colours';
import type { Look } from './look';
import { across, glow, lit } from './paint';
import { circle, group, inside, path, rect, shadow, stroke, text } from './shapes';

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
