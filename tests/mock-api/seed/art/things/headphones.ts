import { fade } from '../colours';
import type { Drawing } from '../look';
import { across, ball, lit } from '../paint';
import { mark, STEEL } from '../parts';
import { circle, ellipse, group, path, rect, ring, shadow, stroke, text } from '../shapes';

export const headphones: Drawing = (look) => {
  const { tone, rgb, lights, accent, words } = look;
  const mic = /gamer|gaming|diadema|microfono|headset/.test(words) || rgb;
  const cup = (x: number, flip: number) =>
    group(
      `translate(${x} 226) scale(${flip} 1)`,
      ellipse(20, 0, 32, 66, lit('#3a3c42', '#0c0c0f')),
      path(
        'M-24 -62C8 -70 18 -34 18 0S8 70 -24 62C-48 50 -50 -50 -24 -62z',
        lit(tone.pale, tone.base, tone.deep),
      ),
      ellipse(-18, 0, 21, 44, rgb ? lit(...lights) : lit(tone.light, tone.deep)),
      ellipse(-18, 0, 16, 38, lit(tone.base, tone.deep)),
      flip > 0
        ? text(-18, 4, 9, look.brand.slice(0, 2).toUpperCase(), rgb ? lights[2] : tone.ink)
        : circle(-18, 0, 6, accent),
    );
  return [
    shadow(200, 322, 130, 13),
    stroke('M98 220C70 20 330 20 302 220', tone.deep, 22),
    stroke('M98 216C72 26 328 26 302 216', tone.base, 17),
    stroke('M118 112C150 62 250 62 282 112', tone.light, 12),
    stroke('M136 96C166 66 234 66 264 96', fade('#ffffff', 0.22), 5),
    rect(84, 150, 15, 40, STEEL, 5) + rect(301, 150, 15, 40, STEEL, 5),
    cup(112, 1),
    cup(288, -1),
    mic
      ? stroke('M88 270C92 330 150 334 186 316', '#1a1b1f', 7) +
        rect(176, 306, 34, 18, '#0e0e11', 9) +
        (rgb ? circle(190, 315, 3, lights[0]) : '')
      : '',
    text(200, 72, 9, look.brand.toUpperCase(), fade(tone.ink, 0.85), { spacing: 1, fit: 90 }),
  ].join('');
};

export const earbuds: Drawing = (look) => {
  const { tone, accent } = look;
  if (
    /alambric|3\.5|cable|intrauditiv/.test(look.words) &&
    !/inalambric|bluetooth|true wireless|tws/.test(look.words)
  ) {
    const bud = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        circle(0, 0, 26, ball(tone.pale, tone.base, tone.deep)),
        ellipse(22, -10, 17, 20, '#2b2c31'),
        rect(-8, 18, 14, 36, tone.dark, 6),
        ring(0, 0, 14, accent, 3),
      );
    return (
      shadow(200, 330, 120, 12) +
      stroke('M122 170C120 300 190 250 196 210S230 180 240 230S210 330 280 320', tone.base, 6) +
      stroke('M286 164C284 250 230 240 210 236', tone.base, 6) +
      rect(272, 308, 56, 22, lit(tone.light, tone.deep), 6) +
      rect(326, 313, 26, 12, STEEL, 3) +
      bud(120, 124, -12) +
      group('translate(400 0) scale(-1 1)', bud(118, 116, -6))
    );
  }
  const bud = (x: number, flip: number) =>
    group(
      `translate(${x} 128) scale(${flip} 1) rotate(-8)`,
      rect(-12, 0, 24, 92, across(tone.pale, tone.base, tone.dark), 12),
      circle(-2, -6, 32, ball(tone.pale, tone.base, tone.dark)),
      ellipse(26, -14, 17, 21, '#44464c'),
      ellipse(31, -16, 10, 14, '#17181b'),
      rect(-6, 40, 5, 26, accent, 2.5),
    );
  return [
    shadow(204, 336, 120, 14),
    path(
      'M96 214a104 30 0 0 1 208 0v70a50 50 0 0 1 -50 50H146a50 50 0 0 1 -50 -50z',
      lit(tone.pale, tone.base, tone.dark),
    ),
    ellipse(200, 216, 104, 30, tone.deep),
    ellipse(200, 219, 92, 23, '#0c0c0f'),
    bud(158, -1),
    bud(242, 1),
    path(
      'M96 228a104 30 0 0 0 208 0v56a50 50 0 0 1 -50 50H146a50 50 0 0 1 -50 -50z',
      lit(tone.light, tone.base, tone.dark),
    ),
    circle(200, 284, 4, '#4ade80'),
    mark(200, 310, look, 11, tone.ink, 90),
  ].join('');
};
