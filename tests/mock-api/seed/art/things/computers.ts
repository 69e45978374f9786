import { fade } from '../colours';
import type { Drawing } from '../look';
import { across, ball, down, lit } from '../paint';
import { gloss, mark, STEEL, screen } from '../parts';
import { circle, ellipse, group, many, path, rect, ring, shadow, text } from '../shapes';

const LAPTOP_KEYS = [
  Array.from({ length: 14 }, () => 1),
  [1.4, ...Array.from({ length: 11 }, () => 1), 1.4],
  [1.7, ...Array.from({ length: 10 }, () => 1), 2],
  [2, ...Array.from({ length: 9 }, () => 1), 2.4],
] as const;

export const laptop: Drawing = (look) => {
  const { tone, rgb, lights, accent } = look;
  const gamer = rgb || /gamer|gaming|rog|tuf|legion|nitro|victus|omen|katana/.test(look.words);
  if (look.view === 2) {
    return [
      shadow(205, 306, 160, 14),
      group(
        'translate(200 190) matrix(1 -.12 .2 .9 0 0) translate(-200 -190)',
        rect(70, 96, 266, 190, tone.deep, 12),
        rect(66, 88, 266, 190, lit(tone.pale, tone.base, tone.dark), 12),
        text(199, 190, 26, look.brand, fade(tone.ink, 0.75), { fit: 150 }),
        gamer ? path('M66 250L332 196v12L66 264z', fade(accent, 0.7)) : '',
        gloss(66, 88, 266, 190, 0.22),
      ),
    ].join('');
  }
  const keys = LAPTOP_KEYS.map((row, line) => {
    const inset = 66 - line * 5;
    const y = 268 + line * 9;
    const unit = (400 - inset * 2) / row.reduce((sum, one) => sum + one, 0);
    let x = inset;
    return row
      .map((one, n) => {
        const key = rect(
          x + 1,
          y,
          one * unit - 2,
          7,
          gamer && n % 3 === 0 ? (lights[((n / 3) % 3) | 0] ?? lights[0]) : '#24262b',
          1.5,
        );
        x += one * unit;
        return key;
      })
      .join('');
  }).join('');
  return [
    shadow(200, 334, 186, 14),
    rect(66, 66, 268, 188, lit(tone.light, tone.deep), 10),
    screen(73, 74, 254, 164, look, 3),
    circle(200, 70, 1.6, '#5c6068'),
    text(200, 248.5, 6.5, look.brand.toUpperCase(), fade(tone.ink, 0.85), { spacing: 1 }),
    path('M66 252H334l42 74q0 4 -6 4H30q-6 0 -6 -4z', lit(tone.pale, tone.base, tone.dark)),
    path('M66 260H334l24 46H42z', fade('#000000', 0.14)),
    keys,
    path('M160 308h80l5 16h-90z', fade('#000000', 0.16)),
    path('M24 326H376v5q-3 7 -14 7H38q-11 0 -14 -7z', down(tone.dark, tone.deep)),
    gamer
      ? rect(60, 333, 280, 2.4, across(...lights), 1)
      : path('M170 326h60l-4 5h-52z', tone.deep),
  ].join('');
};

export const allInOne: Drawing = (look) => {
  if (look.view === 2)
    return group(
      'translate(200 200) matrix(.82 -.12 0 1 0 0) translate(-200 -200)',
      allInOne({ ...look, view: 1 }),
    );
  const { tone } = look;
  return [
    shadow(200, 330, 140, 13),
    path('M170 262h60l8 52h-76z', across('#e4e6ea', '#9ba0a8')),
    path('M132 312h136l12 14H120z', STEEL),
    rect(48, 70, 304, 212, lit(tone.light, tone.deep), 9),
    screen(54, 76, 292, 168, look, 4),
    rect(48, 250, 304, 32, lit('#eceef1', '#c3c7cd'), 8),
    text(200, 271, 12, look.brand.toUpperCase(), '#55595f', { spacing: 1 }),
    circle(200, 73, 1.8, '#5c6068'),
    rect(92, 336, 150, 13, down('#fafafa', '#cfd2d7'), 4) +
      many(14, (n) => rect(97 + n * 10, 339, 7.5, 6, '#b5b9c0', 1)),
    ellipse(276, 342, 14, 8, ball('#ffffff', '#c3c7cd')),
  ].join('');
};

export const miniPc: Drawing = (look) =>
  [
    shadow(208, 306, 150, 16),
    path(
      'M70 214l66 -52h176l38 42v70l-40 30H88l-18 -22z',
      lit(look.tone.pale, look.tone.base, look.tone.deep),
    ),
    path('M70 214l66 -52h176l38 42l-42 22H88z', lit(look.tone.pale, look.tone.light)),
    rect(90, 228, 216, 66, look.tone.dark, 8),
    rect(106, 250, 26, 12, '#08080b', 2) +
      rect(142, 250, 26, 12, '#08080b', 2) +
      rect(180, 251, 18, 9, '#08080b', 4.5),
    circle(222, 256, 6, '#08080b'),
    circle(278, 256, 11, look.tone.deep) + ring(278, 256, 7, look.accent, 2),
    group('translate(204 192) skewX(-28)', mark(0, 4, look, 18, look.tone.ink, 130)),
  ].join('');
