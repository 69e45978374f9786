import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, ball, down, glow, lit } from '../paint';
import { block, fan, gloss, mark, mesh } from '../parts';
import { circle, ellipse, inside, many, rect, ring, shadow, text } from '../shapes';

function tower(look: Look, x: number, y: number, w: number, h: number, depth: number): string {
  const { tone, lights, rgb, seed } = look;
  const glass = rect(x + 8, y + 10, w - 16, h - 26, '#101017', 4);
  const lamp: Look = { ...look, tone: toneOf('#2b2c31') };
  const gx = x + 14;
  return [
    block(x, y, w, h, depth, tone, 5),
    inside(
      glass,
      rect(x, y, w, h, lit('#1c1b2a', '#0b0b12')),
      rgb
        ? ellipse(
            x + w * 0.5,
            y + h * 0.42,
            w * 0.62,
            h * 0.5,
            glow(fade(lights[1], 0.75), fade(lights[0], 0.3), fade(lights[0], 0)),
          )
        : '',
      rect(gx + 6, y + 24, w * 0.6, h * 0.5, lit('#2c2e36', '#15161b'), 3),
      circle(gx + w * 0.3, y + h * 0.25, w * 0.13, '#0a0a0e') +
        ring(gx + w * 0.3, y + h * 0.25, w * 0.115, rgb ? lit(...lights) : '#70747c', 4),
      many(4, (n) =>
        rect(
          gx + w * 0.5 + n * 7,
          y + 34,
          4.5,
          h * 0.2,
          rgb ? down(lights[n % 3] ?? lights[0], '#22242a') : '#4c5058',
          1,
        ),
      ),
      rect(gx + 4, y + h * 0.46, w * 0.68, h * 0.12, lit('#4a4d55', '#1c1d22'), 3),
      many(
        3,
        (n) =>
          circle(gx + 24 + n * w * 0.2, y + h * 0.52, h * 0.045, '#0b0b0e') +
          ring(gx + 24 + n * w * 0.2, y + h * 0.52, h * 0.04, '#6c7078', 1.5),
      ),
      rect(gx + 4, y + h * 0.445, w * 0.68, 3, rgb ? across(...lights) : look.accent, 1),
      many(3, (n) => fan(x + w - 32, y + 40 + n * h * 0.225, h * 0.1, lamp, 7)),
      rect(x, y + h * 0.76, w, h * 0.24, lit(tone.dark, tone.deep)),
      text(x + w * 0.3, y + h * 0.86, 12, look.brand.toUpperCase(), fade('#ffffff', 0.5), {
        fit: w * 0.45,
      }),
      gloss(x + 8, y + 10, w - 16, h - 26, seed % 2 ? 0.12 : 0.17),
    ),
    rect(x + 8, y + 10, w - 16, h - 26, 'none', 4, {
      stroke: fade('#ffffff', 0.25),
      'stroke-width': 1.5,
    }),
    rect(x + 14, y + h, 34, 6, '#131316', 2) + rect(x + w - 48, y + h, 34, 6, '#131316', 2),
  ].join('');
}

export const chassis: Drawing = (look) => {
  const small = look.form === 'mini';
  const [x, y, w, h] = small ? [92, 140, 176, 190] : [86, 78, 180, 258];
  if (look.view !== 2) return shadow(206, y + h + 6, 150, 15) + tower(look, x, y, w, h, 88);
  const { tone, lights, rgb } = look;
  return [
    shadow(206, y + h + 6, 120, 14),
    block(128, y, 128, h, 60, tone, 6),
    rect(138, y + 12, 108, h - 24, '#0d0d11', 5),
    many(small ? 2 : 3, (n) => fan(192, y + 50 + n * 78, 35, look)),
    mesh(138, y + 12, 108, h - 24, 6, fade('#000000', 0.6)),
    rgb ? rect(131, y + 12, 4, h - 24, down(...lights), 2) : '',
    mark(192, y + h - 20, look, 9, '#ffffff', 80),
  ].join('');
};

export const desktop: Drawing = (look) => {
  if (look.rgb || look.form === 'tower') return chassis({ ...look, rgb: true, form: '' });
  const { tone } = look;
  return [
    shadow(206, 340, 120, 14),
    block(130, 92, 112, 244, 76, tone, 4),
    rect(142, 110, 88, 8, '#0b0b0e', 2),
    rect(142, 134, 88, 150, tone.dark, 3),
    mesh(146, 140, 80, 138, 7, fade('#000000', 0.55)),
    circle(160, 308, 8, tone.deep) + ring(160, 308, 5, look.accent, 1.6),
    many(3, (n) => rect(182 + n * 16, 303, 11, 6, '#08080b', 1)),
    mark(186, 328, look, 9, tone.ink, 84),
  ].join('');
};

export const nas: Drawing = (look) => {
  const bays = Math.min(6, Math.max(2, look.count ?? 2));
  const w = Math.min(230, 90 + bays * 40);
  const x = 196 - w / 2 - 16;
  return [
    shadow(206, 338, 150, 15),
    block(x, 120, w, 210, 76, look.tone, 6),
    many(bays, (n) => {
      const bw = (w - 30) / bays;
      const bx = x + 8 + n * bw;
      return (
        rect(bx + 2, 132, bw - 4, 180, lit(look.tone.light, look.tone.deep), 4) +
        mesh(bx + 6, 150, bw - 12, 120, 6, fade('#000000', 0.5)) +
        rect(bx + 6, 290, bw - 12, 8, look.tone.deep, 2)
      );
    }),
    many(bays + 1, (n) => circle(x + w - 11, 146 + n * 16, 3, n === 0 ? '#60a5fa' : '#4ade80')),
    circle(x + w - 11, 300, 7, ball('#ffffff', look.accent)),
    mark(x + w / 2 - 6, 326, look, 9, look.tone.ink, 120),
  ].join('');
};
