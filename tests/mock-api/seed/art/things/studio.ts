import { fade } from '../colours';
import type { Drawing } from '../look';
import { across, glow, lit } from '../paint';
import { cameraEye, mark, mesh } from '../parts';
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

export const webcam: Drawing = (look) =>
  [
    shadow(204, 326, 110, 13),
    stroke('M260 270c60 20 60 60 20 62', '#1a1b1f', 6),
    path('M150 214h100l16 60l-20 46H154l-20 -46z', lit(look.tone.light, look.tone.deep)),
    rect(60, 116, 280, 108, look.tone.deep, 50),
    rect(60, 110, 280, 106, lit(look.tone.pale, look.tone.base, look.tone.dark), 50),
    rect(70, 120, 260, 86, lit('#23252b', '#0b0b0e'), 42),
    cameraEye(200, 163, 40, look.lights[2]),
    circle(260, 163, 4, '#4ade80'),
    many(5, (n) => circle(100 + (n % 3) * 9, 156 + Math.floor(n / 3) * 10, 2, '#4c5058')),
    text(290, 168, 10, look.brand, '#c9ccd1', { fit: 40 }),
    text(110, 190, 8, /4k/.test(look.words) ? '4K' : 'HD', '#8b8e94'),
  ].join('');

export const penTablet: Drawing = (look) =>
  [
    shadow(204, 310, 175, 14),
    group(
      'translate(200 205) matrix(1 -.1 .16 .94 0 0) translate(-200 -205)',
      rect(50, 118, 296, 184, look.tone.deep, 14),
      rect(46, 110, 296, 184, lit(look.tone.light, look.tone.base, look.tone.dark), 14),
      rect(98, 126, 228, 152, lit('#17181c', '#2a2c33'), 5),
      many(4, (n) => rect(60, 140 + n * 30, 24, 20, look.tone.deep, 6)),
      stroke('M130 240C160 170 200 250 226 190S280 170 296 196', look.accent, 5),
      mark(212, 288, look, 8),
    ),
    group(
      'rotate(38 300 160)',
      rect(292, 60, 15, 190, across('#4c5058', '#1a1b1f'), 7) +
        path('M292 246h15l-6 26h-3z', '#8b8e94') +
        rect(294, 180, 11, 30, look.accent, 4),
    ),
  ].join('');

export const microphone: Drawing = (look) =>
  [
    shadow(204, 340, 90, 13),
    ellipse(200, 330, 74, 16, lit(look.tone.light, look.tone.deep)) +
      ellipse(200, 325, 74, 15, lit(look.tone.pale, look.tone.base)),
    rect(191, 250, 18, 78, across('#e4e6ea', '#868b94'), 5),
    stroke('M128 150v40a72 72 0 0 0 144 0v-40', look.tone.deep, 11),
    rect(146, 62, 108, 180, across(look.tone.light, look.tone.base, look.tone.deep), 52),
    inside(
      rect(152, 68, 96, 92, '#1c1d22', 44),
      rect(152, 68, 96, 92, across('#6c7078', '#2b2d33', '#0d0d10')),
      mesh(152, 68, 96, 92, 7, fade('#000000', 0.6)),
      look.rgb
        ? ellipse(
            200,
            114,
            46,
            44,
            glow(fade(look.lights[0], 0.85), fade(look.lights[1], 0.35), fade(look.lights[1], 0)),
          )
        : '',
    ),
    rect(146, 160, 108, 7, look.rgb ? across(...look.lights) : look.accent),
    circle(200, 204, 13, look.tone.deep) + ring(200, 204, 9, look.accent, 2.5),
    mark(200, 188, look, 9, look.tone.ink, 84),
  ].join('');
