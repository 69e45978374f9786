import { fade, mix } from '../colours';
import type { Drawing } from '../look';
import { ball, lit } from '../paint';
import { block, gloss, mesh } from '../parts';
import {
  circle,
  ellipse,
  group,
  inside,
  many,
  path,
  rect,
  ring,
  shadow,
  stroke,
  text,
} from '../shapes';

const cone = (cx: number, cy: number, r: number, accent: string) =>
  circle(cx, cy, r, '#0b0b0e') +
  ring(cx, cy, r * 0.92, '#5c6068', r * 0.06) +
  circle(cx, cy, r * 0.82, ball('#4a4c52', '#1c1d21', '#0a0a0c')) +
  ring(cx, cy, r * 0.6, fade('#000000', 0.5), r * 0.05) +
  circle(cx, cy, r * 0.3, ball(mix(accent, '#ffffff', 0.25), accent, '#111114'));

export const speaker: Drawing = (look) => {
  const { tone, accent, rgb, lights, words } = look;
  if (/portatil|bluetooth|go \d|flip|charge|clip|boom/.test(words)) {
    return [
      shadow(204, 308, 165, 15),
      rect(52, 132, 296, 164, tone.deep, 80),
      rect(52, 124, 296, 164, lit(tone.light, tone.base, tone.deep), 80),
      inside(
        rect(52, 124, 296, 164, '#000000', 80),
        mesh(52, 124, 296, 164, 7, fade('#000000', 0.28)),
        ellipse(160, 150, 150, 40, fade('#ffffff', 0.12)),
      ),
      ellipse(76, 206, 22, 60, rgb ? lit(...lights) : ball('#5c6068', '#17181b')),
      ellipse(324, 206, 22, 60, rgb ? lit(...lights) : ball('#5c6068', '#17181b')),
      rect(136, 184, 128, 44, accent, 6),
      text(200, 214, 22, look.brand.toUpperCase(), '#ffffff', { fit: 112 }),
      stroke('M330 150c34 0 34 60 6 70', accent, 6),
    ].join('');
  }
  const box = (x: number, k: number) =>
    group(
      `translate(${x} ${330 - 230 * k}) scale(${k})`,
      block(0, 0, 116, 230, 66, tone, 6),
      cone(58, 58, 30, accent),
      cone(58, 152, 48, accent),
      rgb ? ring(58, 152, 50, lit(...lights), 4) : '',
      text(58, 218, 10, look.brand.toUpperCase(), tone.ink, { fit: 90 }),
    );
  const sub = /2\.1|5\.1|subwoofer/.test(words);
  return (
    shadow(206, 334, 160, 14) +
    (sub
      ? box(46, 0.66) +
        box(250, 0.66) +
        group(
          'translate(136 126)',
          block(0, 0, 118, 204, 60, tone, 6),
          cone(59, 130, 50, accent),
          many(3, (n) => circle(30 + n * 29, 40, 9, ball('#c9ccd1', '#4c5058'))),
          text(59, 74, 10, look.brand.toUpperCase(), tone.ink, { fit: 90 }),
        )
      : box(62, 1) + box(214, 1))
  );
};

export const soundbar: Drawing = (look) =>
  [
    shadow(204, 288, 185, 12),
    /subwoofer|2\.1|3\.1|5\.1|7\.1/.test(look.words)
      ? group(
          'translate(250 96)',
          block(0, 0, 96, 150, 50, look.tone, 5),
          cone(48, 90, 36, look.accent),
        )
      : '',
    path('M24 226l24 -22H352l24 22z', lit(look.tone.pale, look.tone.base)),
    rect(22, 226, 356, 54, lit(look.tone.light, look.tone.base, look.tone.deep), 10),
    inside(
      rect(30, 232, 340, 42, '#000000', 8),
      rect(30, 232, 340, 42, '#17181b'),
      mesh(30, 232, 340, 42, 6, fade('#5c6068', 0.55)),
      gloss(30, 232, 340, 42, 0.1),
    ),
    rect(176, 244, 48, 16, '#0a0a0d', 3),
    text(200, 256, 9, look.brand.toUpperCase(), '#ffffff', { fit: 44 }),
    circle(352, 253, 3, look.lights[2]),
  ].join('');
