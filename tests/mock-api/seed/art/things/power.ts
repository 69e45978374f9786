import { fade, toneOf } from '../colours';
import type { Drawing } from '../look';
import { lit } from '../paint';
import { block, fan, mark, mesh, STEEL } from '../parts';
import { circle, group, many, rect, ring, shadow, stroke, text } from '../shapes';

export const psu: Drawing = (look) => {
  const { tone, accent } = look;
  if (look.view === 2) {
    return [
      shadow(205, 318, 150),
      block(72, 150, 244, 160, 66, tone),
      mesh(86, 164, 150, 132, 9, '#050506'),
      rect(252, 168, 46, 50, '#121316', 4),
      many(3, (n) => rect(262 + n * 11, 186, 5, 14, '#d9b65c', 1)),
      rect(256, 242, 38, 44, '#0c0c0f', 4),
      rect(262, 248, 26, 16, accent, 2),
    ].join('');
  }
  return [
    shadow(205, 320, 170),
    block(66, 128, 250, 182, 70, tone),
    circle(162, 219, 84, '#08080a'),
    fan(162, 219, 78, { ...look, rgb: look.rgb }, 9),
    many(5, (n) => ring(162, 219, 20 + n * 15, '#3a3c42', 2.2)),
    stroke('M84 219H240M162 141V297M107 164L217 274M217 164L107 274', '#3a3c42', 2),
    circle(162, 219, 15, tone.base),
    rect(250, 128, 8, 182, accent),
    group(
      'translate(292 219) rotate(-90)',
      text(0, -4, 17, look.brand.toUpperCase(), tone.ink, { fit: 150, spacing: 1 }),
      text(0, 16, 12, look.label || 'POWER SUPPLY', fade(tone.ink, 0.75), { fit: 140 }),
    ),
  ].join('');
};

export const ups: Drawing = (look) => {
  const { tone, words, lights } = look;
  const small = /regulador/.test(words);
  const [y, h] = small ? [190, 130] : [110, 220];
  return [
    shadow(206, 336, 130, 14),
    block(110, y, 150, h, 90, tone, 8),
    rect(126, y + 18, 118, 60, '#0b1016', 6),
    text(185, y + 54, 24, small ? '120 V' : '100%', lights[2], { fit: 80 }),
    circle(185, y + 100, 13, tone.deep) + ring(185, y + 100, 9, '#4ade80', 2.4),
    small ? '' : many(4, (n) => rect(132, y + 134 + n * 14, 106, 5, tone.deep, 2.5)),
    mark(185, y + h - 10, look, 11, tone.ink, 110),
  ].join('');
};

export const socket = (x: number, y: number) =>
  circle(x, y, 21, '#e4e1dc') +
  circle(x, y, 18, '#faf9f7') +
  rect(x - 8, y - 9, 3.4, 11, '#2b2d33', 1) +
  rect(x + 4.6, y - 9, 3.4, 13, '#2b2d33', 1) +
  circle(x, y + 9, 3, '#2b2d33');

export const strip: Drawing = (look) => {
  const count = Math.min(8, Math.max(4, look.count ?? 6));
  const tone = look.seed % 2 ? look.tone : toneOf('#efedea');
  return [
    shadow(206, 296, 180, 13),
    stroke('M330 230C390 260 360 320 300 312', tone.deep, 11),
    group(
      'rotate(-14 200 210)',
      rect(34, 176, 330, 76, tone.deep, 16),
      rect(32, 168, 330, 76, lit(tone.pale, tone.base, tone.dark), 16),
      many(count - (count > 6 ? 2 : 0), (n) =>
        socket(112 + n * ((count > 6 ? 236 : 236) / (count - (count > 6 ? 2 : 0))), 206),
      ),
      rect(46, 188, 30, 36, '#c8202f', 5),
      rect(50, 192, 22, 14, '#ff6b6b', 3),
      mark(62, 238, look, 7, tone.ink, 44),
      circle(88, 206, 3.4, '#4ade80'),
    ),
  ].join('');
};

export const battery: Drawing = (look) => {
  const laptop = /laptop|notebook|portatil/.test(look.words);
  if (laptop)
    return [
      shadow(204, 290, 170, 13),
      group(
        'rotate(-8 200 205)',
        rect(46, 160, 312, 96, '#08080b', 8),
        rect(44, 152, 312, 96, lit('#4a4c52', '#1c1d22', '#0e0e11'), 8),
        many(4, (n) => rect(54 + n * 76, 162, 68, 76, fade('#ffffff', 0.06), 4)),
        rect(150, 172, 140, 52, '#f4f3f0', 2),
        text(220, 194, 14, look.brand, '#22252b', { fit: 120 }),
        text(220, 212, 9, 'Li-ion', '#666b74', { weight: 500 }),
        many(8, (n) => rect(170 + n * 8, 146, 4, 8, '#d9b65c')),
      ),
    ].join('');
  return [
    shadow(206, 330, 140, 15),
    block(86, 152, 190, 160, 100, toneOf('#34363c'), 6),
    rect(100, 186, 162, 90, look.accent, 4),
    text(181, 228, 26, look.brand, '#ffffff', { fit: 146 }),
    text(181, 258, 18, '12 V', fade('#ffffff', 0.9)),
    rect(136, 126, 28, 14, '#c8202f', 2) + rect(278, 126, 28, 14, '#17181b', 2),
    rect(142, 116, 15, 12, STEEL, 2) + rect(284, 116, 15, 12, STEEL, 2),
  ].join('');
};
