import { fade, mix } from '../colours';
import type { Drawing, Look } from '../look';
import { across, lit } from '../paint';
import { block, cameraEye, gloss, mark, STEEL, screen } from '../parts';
import { circle, group, inside, many, path, rect, ring, shadow, stroke, text } from '../shapes';

const phoneFront = (look: Look, x: number, y: number) =>
  rect(x - 3, y - 3, 146, 286, lit(look.tone.pale, look.tone.deep), 24) +
  rect(x, y, 140, 280, '#050507', 21) +
  screen(x + 5, y + 5, 130, 270, look, 17) +
  circle(x + 70, y + 17, 5, '#050507') +
  text(x + 70, y + 74, 30, '10:24', '#ffffff', { weight: 400 }) +
  rect(x + 50, y + 264, 40, 3, '#ffffff', 1.5);

const phoneBack = (look: Look, x: number, y: number) =>
  rect(x - 3, y - 3, 146, 286, look.tone.deep, 24) +
  rect(x, y, 140, 280, lit(look.tone.pale, look.tone.base, look.tone.dark), 22) +
  rect(x + 14, y + 16, 58, 98, fade('#ffffff', 0.16), 18) +
  many(3, (n) => cameraEye(x + 36, y + 36 + n * 29, 13, look.lights[2])) +
  circle(x + 60, y + 36, 4, '#fff6d6') +
  text(x + 70, y + 190, 14, look.brand, fade(look.tone.ink, 0.7), { fit: 90 }) +
  gloss(x, y, 140, 280, 0.24);

export const phone: Drawing = (look) =>
  shadow(206, 344, 110, 13) +
  (look.view === 2
    ? group('rotate(-8 200 200)', phoneBack(look, 130, 58))
    : group('rotate(7 250 200)', phoneBack(look, 186, 60)) +
      group('rotate(-4 160 200)', phoneFront(look, 84, 56)));

export const tablet: Drawing = (look) =>
  look.view === 2
    ? shadow(204, 330, 150, 13) +
      group(
        'rotate(-6 200 200)',
        rect(66, 92, 268, 200, look.tone.deep, 18) +
          rect(62, 86, 268, 200, lit(look.tone.pale, look.tone.base, look.tone.dark), 18) +
          rect(80, 102, 40, 40, fade('#000000', 0.15), 12) +
          cameraEye(100, 122, 13, look.lights[2]) +
          text(196, 196, 20, look.brand, fade(look.tone.ink, 0.7), { fit: 130 }),
      )
    : [
        shadow(204, 324, 160, 14),
        rect(46, 84, 308, 226, lit(look.tone.pale, look.tone.deep), 20),
        rect(50, 88, 300, 218, '#060608', 17),
        screen(62, 100, 276, 194, look, 5),
        circle(200, 94, 2.4, '#30323a'),
        many(5, (n) =>
          rect(
            122 + n * 34,
            262,
            22,
            22,
            [look.accent, ...look.lights, '#ffffff'][n] ?? '#ffffff',
            6,
          ),
        ),
        group('rotate(18 366 200)', rect(356, 104, 9, 190, across('#ffffff', '#c3c7cd'), 4)),
      ].join('');

export const watch: Drawing = (look) => {
  const round = look.seed % 2 === 0;
  return [
    shadow(204, 342, 80, 12),
    path(
      'M150 150L160 48q2 -8 10 -8h60q8 0 10 8l10 102zM150 250l10 84q2 8 10 8h60q8 0 10 -8l10 -84z',
      across(look.tone.light, look.tone.base, look.tone.deep),
    ),
    many(4, (n) => rect(194, 286 + n * 12, 12, 5, look.tone.deep, 2.5)),
    rect(round ? 282 : 276, 186, 14, 28, STEEL, 4),
    round
      ? circle(200, 200, 86, STEEL) + circle(200, 200, 76, '#08080b')
      : rect(122, 110, 156, 180, STEEL, 44) + rect(130, 118, 140, 164, '#08080b', 38),
    many(12, (n) =>
      group(
        `rotate(${n * 30} 200 200)`,
        rect(198.5, 132, 3, 10, n % 3 ? '#5c6068' : '#ffffff', 1.5),
      ),
    ),
    ring(200, 200, 58, fade('#ffffff', 0.12), 7) +
      stroke('M200 142a58 58 0 1 1 -50 87', look.lights[0], 7) +
      ring(200, 200, 44, fade('#ffffff', 0.1), 6) +
      stroke('M200 156a44 44 0 0 1 40 62', look.lights[2], 6),
    text(200, 210, 28, '10:24', '#ffffff', { fit: 76 }),
    round
      ? inside(circle(200, 200, 76, '#000000'), gloss(124, 124, 152, 152, 0.16))
      : gloss(136, 124, 130, 150, 0.1),
  ].join('');
};

export const charger: Drawing = (look) =>
  [
    shadow(206, 330, 140, 14),
    stroke(
      'M246 250C320 240 350 290 300 318S190 316 220 330',
      mix(look.tone.base, '#ffffff', 0.1),
      8,
    ),
    block(112, 122, 128, 176, 70, look.tone, 16),
    rect(142, 70, 12, 52, STEEL, 3) + rect(196, 70, 12, 52, STEEL, 3),
    rect(160, 262, 34, 13, '#08080b', 6.5),
    text(
      176,
      206,
      30,
      /(\d+) ?w\b/.exec(look.words)?.[0].toUpperCase() ?? 'USB-C',
      fade(look.tone.ink, 0.85),
      { fit: 90 },
    ),
    mark(176, 156, look, 12, look.tone.ink, 100),
    rect(126, 138, 30, 3, look.accent, 1.5),
  ].join('');

export const powerbank: Drawing = (look) =>
  [
    shadow(206, 338, 110, 14),
    group(
      'rotate(-8 200 205)',
      rect(120, 64, 174, 272, look.tone.deep, 26),
      rect(112, 58, 174, 272, lit(look.tone.pale, look.tone.base, look.tone.dark), 26),
      rect(140, 68, 40, 10, '#08080b', 2),
      rect(198, 69, 26, 8, '#08080b', 4),
      rect(152, 150, 94, 44, '#0b1016', 10),
      text(199, 180, 22, '100%', look.lights[2], { fit: 70 }),
      many(4, (n) => circle(172 + n * 18, 214, 4, '#4ade80')),
      text(199, 268, 20, look.brand, look.tone.ink, { fit: 130 }),
      text(
        199,
        294,
        12,
        /(\d[\d,]*) ?mah/.exec(look.words)?.[0] ?? '10000 mAh',
        fade(look.tone.ink, 0.7),
        { fit: 110 },
      ),
      gloss(112, 62, 174, 264, 0.2),
    ),
  ].join('');
