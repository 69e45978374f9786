import { fade, mix } from '../colours';
import type { Drawing } from '../look';
import { lit } from '../paint';
import { block, gloss, mark, STEEL } from '../parts';
import { circle, group, inside, many, path, rect, shadow, stroke, text } from '../shapes';

export const barcode: Drawing = (look) => {
  const { tone, accent } = look;
  return [
    path('M118 158L20 118v90z', lit(fade('#ff3b3b', 0.5), fade('#ff3b3b', 0))),
    stroke('M24 162L116 158', '#ff3b3b', 2.4),
    shadow(232, 340, 100, 13),
    path(
      'M112 126q4 -24 34 -26l150 -4q48 2 52 44q0 40 -40 46l-22 6l10 118q2 26 -22 28h-38q-20 -2 -24 -22l-20 -118l-52 -6q-26 -4 -28 -66z',
      lit(tone.pale, tone.base, tone.deep),
    ),
    path('M112 126q4 -24 34 -26l20 0l-4 96l-22 -4q-26 -4 -28 -66z', '#0c0c10'),
    path('M116 140q2 -26 20 -28l-2 68q-18 -6 -18 -40z', lit('#ff5a5a', '#6a0f14')),
    path('M186 212l20 0q12 22 4 42l-14 -2z', accent),
    many(4, (n) => stroke(`M${232 + n * 2} ${252 + n * 18}h40`, fade('#000000', 0.25), 4)),
    path('M180 104L300 100q30 2 40 22z', fade('#ffffff', 0.18)),
    text(250, 152, 17, look.brand.toUpperCase(), tone.ink, { fit: 130 }),
    stroke('M250 338q-20 20 -70 8', '#1a1b1f', 6),
  ].join('');
};

export const drawer: Drawing = (look) =>
  [
    shadow(206, 318, 180, 15),
    block(40, 216, 270, 84, 120, look.tone, 6),
    path('M62 208l58 -36h222l-50 36z', fade('#000000', 0.12)),
    rect(52, 230, 246, 58, lit(look.tone.base, look.tone.deep), 4),
    circle(175, 260, 13, STEEL),
    rect(172.5, 254, 5, 12, '#2b2d33', 2),
    rect(70, 276, 70, 4, '#08080b', 2),
    mark(252, 278, look, 11, look.tone.ink, 80),
    group(
      'translate(140 96)',
      many(3, (n) =>
        rect(
          n * 34,
          54 - n * 8,
          60,
          30,
          lit(['#a8d08d', '#f2b6c8', '#9cc8e6'][n] ?? '#ffffff', '#eef3e8'),
          2,
          { transform: `rotate(${-14 + n * 12} ${n * 34 + 30} 70)` },
        ),
      ),
    ),
  ].join('');

export const software: Drawing = (look) => {
  const { accent } = look;
  const cover = rect(
    112,
    66,
    176,
    262,
    lit(mix(accent, '#ffffff', 0.2), accent, mix(accent, '#14121c', 0.5)),
    4,
  );
  return [
    shadow(206, 338, 120, 14),
    path('M288 66l24 -14v262l-24 14z', mix(accent, '#14121c', 0.65)),
    path('M112 66l24 -14h176l-24 14z', mix(accent, '#ffffff', 0.55)),
    cover,
    inside(
      cover,
      circle(250, 150, 90, fade('#ffffff', 0.14)),
      circle(270, 120, 60, fade('#ffffff', 0.12)),
      path('M112 328V240L288 180V328z', fade('#000000', 0.2)),
    ),
    text(128, 112, 22, look.brand, '#ffffff', { anchor: 'start', fit: 144 }),
    path('M200 152l40 16v30c0 28 -20 44 -40 52c-20 -8 -40 -24 -40 -52v-30z', fade('#ffffff', 0.92)),
    stroke('M182 200l13 14l24 -28', accent, 8),
    text(200, 286, 12, look.label || 'LICENCIA', '#ffffff', { fit: 140, spacing: 1 }),
    text(200, 306, 9, 'Descarga digital', fade('#ffffff', 0.8), { weight: 400 }),
    gloss(112, 66, 176, 262, 0.18),
  ].join('');
};

export const bag: Drawing = (look) => {
  const { tone, accent, words } = look;
  if (/funda|sleeve|maletin|portafolio/.test(words))
    return [
      shadow(204, 326, 160, 14),
      /maletin|portafolio/.test(words)
        ? stroke('M156 130V92q0 -14 14 -14h60q14 0 14 14v38', tone.deep, 13)
        : '',
      rect(50, 126, 304, 194, tone.deep, 18),
      rect(46, 120, 304, 194, lit(tone.light, tone.base, tone.dark), 18),
      stroke('M60 150H336', tone.deep, 5),
      stroke('M60 150H336', fade('#ffffff', 0.35), 1.4, { 'stroke-dasharray': '4 4' }),
      rect(66, 190, 264, 108, fade('#000000', 0.12), 12),
      rect(310, 146, 24, 8, accent, 3),
      text(198, 250, 20, look.brand, fade(tone.ink, 0.7), { fit: 140 }),
    ].join('');
  return [
    shadow(204, 346, 110, 14),
    stroke('M176 70q0 -34 24 -34t24 34', tone.deep, 10),
    path(
      'M130 120q6 -66 70 -66t70 66l10 190q0 30 -28 32H148q-28 -2 -28 -32z',
      lit(tone.light, tone.base, tone.deep),
    ),
    path('M112 180q-14 60 -4 130l16 10V176zM288 180q14 60 4 130l-16 10V176z', tone.deep),
    stroke('M140 116q8 -48 60 -48t60 48V190', tone.deep, 4),
    rect(140, 206, 120, 116, lit(tone.base, tone.deep), 22),
    stroke('M148 236H252', accent, 4),
    rect(246, 232, 8, 22, accent, 3),
    rect(172, 140, 56, 24, tone.deep, 6),
    text(200, 156, 11, look.brand, tone.ink, { fit: 50 }),
    path('M140 90q14 -28 50 -30q-34 20 -42 90z', fade('#ffffff', 0.13)),
  ].join('');
};
