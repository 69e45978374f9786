import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, ball, down, lit } from '../paint';
import { ellipse, group, inside, many, path, rect, shadow, stroke, text } from '../shapes';

/** Rows of keys. `rows` holds the widths of the keys of each row, in key units. */
function keyGrid(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: readonly (readonly number[])[],
  look: Look,
): string {
  const rowHeight = h / rows.length;
  const gap = Math.min(rowHeight * 0.14, 3);
  const [a, b, c] = look.lights;
  return rows
    .map((row, line) => {
      const unit = w / row.reduce((sum, width) => sum + width, 0);
      let left = x;
      return row
        .map((width, index) => {
          const keyX = left + gap / 2;
          left += width * unit;
          if (width < 0.5) return '';
          const fill = look.rgb
            ? down(look.tone.light, look.tone.base)
            : down(look.tone.pale, look.tone.light);
          const light = [a, b, c][Math.floor((index / row.length) * 3)] ?? a;
          const keyY = y + line * rowHeight + gap / 2;
          const keyW = width * unit - gap;
          const keyH = rowHeight - gap;
          return (
            rect(keyX, keyY, keyW, keyH, fill, Math.min(2.5, keyH * 0.2)) +
            rect(
              keyX + keyW * 0.3,
              keyY + keyH * 0.28,
              Math.min(keyW * 0.4, 5),
              1.6,
              look.rgb ? light : fade(look.tone.ink, 0.6),
              0.8,
            )
          );
        })
        .join('');
    })
    .join('');
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

const MAIN = [
  [1, 0.4, ...ones(4), 0.3, ...ones(4), 0.3, ...ones(4)],
  [...ones(13), 2],
  [1.5, ...ones(12), 1.5],
  [1.75, ...ones(11), 2.25],
  [2.25, ...ones(10), 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

function board(look: Look, x: number, y: number, w: number): string {
  const full = look.form !== 'tkl';
  const h = w * (full ? 0.36 : 0.4);
  const pad = w * 0.025;
  const mainW = (w - pad * 2) * (full ? 0.66 : 1);
  const blockX = x + pad + mainW + w * 0.02;
  const blockW = (w - pad * 2) * 0.125;
  const innerH = h - pad * 2;
  return [
    rect(x, y + 8, w, h, look.tone.deep, 9),
    rect(x, y, w, h, lit(look.tone.light, look.tone.base, look.tone.dark), 9),
    look.rgb
      ? rect(x + pad * 0.6, y + pad * 0.6, w - pad * 1.2, h - pad * 1.2, lit(...look.lights), 5, {
          opacity: 0.32,
        })
      : rect(x + pad * 0.6, y + pad * 0.6, w - pad * 1.2, h - pad * 1.2, fade('#000000', 0.2), 5),
    keyGrid(x + pad, y + pad, mainW, innerH, MAIN, look),
    full
      ? keyGrid(
          blockX,
          y + pad,
          blockW,
          innerH,
          [ones(3), ones(3), ones(3), [0.4, 0.4, 0.4], [0.4, 1, 0.4], ones(3)],
          look,
        ) +
        keyGrid(
          blockX + blockW + w * 0.02,
          y + pad,
          blockW * 1.3,
          innerH,
          [[0.4, 0.4, 0.4, 0.4], ones(4), ones(4), ones(4), ones(4), [2, 1, 1]],
          look,
        )
      : '',
  ].join('');
}

export const keyboard: Drawing = (look) => {
  const small = look.form === 'tkl';
  const w = small ? 300 : 350;
  const turn =
    look.view === 2
      ? 'translate(200 205) matrix(.9 -.26 .3 .84 0 0) translate(-200 -205)'
      : 'translate(200 205) rotate(-7) translate(-200 -205)';
  return (
    shadow(205, 292, 180, 14) +
    group(
      turn,
      look.view === 2 ? '' : stroke(`M200 140q10 -40 60 -56`, '#1a1b1f', 5),
      board(look, 200 - w / 2, small ? 142 : 138, w),
      text(
        200 + w / 2 - 12,
        small ? 268 : 270.5,
        6,
        look.brand.toUpperCase(),
        fade(look.tone.ink, 0.6),
        { anchor: 'end' },
      ),
    )
  );
};

export const mouse: Drawing = (look) => {
  const { tone, rgb, lights, form, accent, view } = look;
  const wireless = /inalambric|bluetooth|wireless|lightspeed|2\.4/.test(look.words);
  const shell =
    form === 'vertical'
      ? 'M150 110C190 70 262 84 276 150S290 316 230 330S126 310 116 250S124 140 150 110z'
      : 'M200 74C262 74 284 120 284 190S268 336 200 336S116 262 116 190S138 74 200 74z';
  return [
    shadow(204, 332, 110, 17),
    group(
      `translate(200 205) rotate(${view === 2 ? 24 : -14}) scale(.9) translate(-200 -205)`,
      wireless ? '' : stroke('M200 80C200 20 130 40 120 0', '#1a1b1f', 7),
      group('translate(6 10)', path(shell, tone.deep)),
      path(shell, ball(tone.pale, tone.base, tone.dark)),
      inside(
        path(shell, '#000000'),
        path('M110 190C150 214 250 214 290 190V352H110z', lit(tone.base, tone.deep), {
          opacity: 0.55,
        }),
        stroke('M200 60V186', tone.deep, 3),
        stroke(
          'M112 186C150 210 250 210 288 186',
          rgb ? across(...lights) : tone.deep,
          rgb ? 6 : 3,
        ),
        ellipse(166, 120, 34, 52, fade('#ffffff', 0.16)),
      ),
      rect(189, 104, 22, 56, '#0b0b0e', 11) +
        rect(193, 112, 14, 40, rgb ? down(...lights) : accent, 7) +
        many(6, (n) => rect(193, 115 + n * 6, 14, 2, fade('#000000', 0.5))),
      rect(196, 168, 8, 14, tone.deep, 3),
      path('M119 170c-6 10 -6 30 -2 44l8 -2c-4 -14 -4 -28 0 -40z', tone.deep),
      text(200, 290, 15, look.brand, rgb ? lights[2] : fade(tone.ink, 0.75), { fit: 84 }),
    ),
  ].join('');
};

export const combo: Drawing = (look) =>
  group('translate(-16 -34)', keyboard({ ...look, view: 1, form: 'full' })) +
  group('translate(206 150) scale(.5)', mouse({ ...look, view: 1, words: 'inalambrico' }));

export const mousepad: Drawing = (look) => {
  const plate = 'M40 262L96 150q4 -8 14 -8H350q12 0 10 10L336 270q-2 10 -12 10H50q-14 0 -10 -18z';
  return [
    shadow(200, 290, 180, 14),
    group('translate(0 7)', path(plate, look.rgb ? lit(...look.lights) : '#0b0b0e')),
    path(plate, lit(look.tone.light, look.tone.base, look.tone.deep)),
    inside(
      path(plate, '#000000'),
      path('M40 280L200 140h70L110 290z', fade(look.accent, 0.75)),
      path('M150 290L300 140h20L176 290z', fade(look.accent, 0.4)),
      many(7, (n) => stroke(`M${220 + n * 20} 285L${280 + n * 18} 140`, fade('#ffffff', 0.06), 3)),
    ),
    group(
      'translate(332 260) skewX(-14)',
      text(0, 0, 17, look.brand.toUpperCase(), look.tone.ink, { fit: 100, anchor: 'end' }),
    ),
    group(
      'translate(112 84) scale(.42)',
      mouse({ ...look, tone: toneOf('#2b2c31'), words: 'inalambrico', view: 1 }),
    ),
  ].join('');
};
