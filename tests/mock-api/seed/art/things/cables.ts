import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, lit } from '../paint';
import { block, GOLD, mark, STEEL } from '../parts';
import { circle, group, many, path, rect, shadow, stroke, text } from '../shapes';
import { jack } from './network';

type End = (x: number, y: number) => string;

const plug =
  (w: number, h: number, tip: string) =>
  (look: Look): End =>
  (x, y) =>
    rect(x - w / 2, y, w, h, lit(look.tone.light, look.tone.base, look.tone.deep), 7) +
    many(3, (n) => rect(x - w / 2 + 6, y + h - 10 - n * 7, w - 12, 3, fade('#000000', 0.3), 1.5)) +
    group(`translate(${x} ${y})`, tip);

const HDMI = plug(
  64,
  64,
  path('M-22 -30h44v22l-8 8v0h-28l-8 -8z', STEEL) + rect(-15, -24, 30, 5, '#17181b'),
);

const TYPE_C = plug(
  38,
  62,
  rect(-13, -26, 26, 28, STEEL, 9) + rect(-8, -23, 16, 5, '#17181b', 2.5),
);

const TYPE_A = plug(
  46,
  62,
  rect(-17, -34, 34, 36, STEEL, 2) +
    rect(-10, -26, 7, 7, '#4c5058') +
    rect(3, -26, 7, 7, '#4c5058'),
);

const RJ45 = plug(
  40,
  44,
  rect(-18, -40, 36, 42, lit('#f4f8fb', '#b9c8d4'), 3) +
    many(8, (n) => rect(-14 + n * 3.6, -38, 2, 14, GOLD)),
);

const LIGHTNING = plug(
  30,
  58,
  rect(-9, -22, 18, 24, '#f4f5f7', 5) + many(5, (n) => rect(-6 + n * 2.6, -18, 1.4, 10, GOLD)),
);

export const cable: Drawing = (look) => {
  const { words, tone } = look;
  const net = /red|utp|cat ?\d|rj-?45|ethernet|patch/.test(words);
  const [left, right] = net
    ? [RJ45, RJ45]
    : /hdmi|displayport|dvi|vga|video/.test(words)
      ? [HDMI, /usb-?c|tipo c/.test(words) ? TYPE_C : HDMI]
      : [
          /usb-?c a usb-?c|c a c/.test(words) ? TYPE_C : TYPE_A,
          /lightning/.test(words) ? LIGHTNING : TYPE_C,
        ];
  const color = net && tone.base === '#2b2c31' ? '#2f5fa8' : tone.base;
  const shown = { ...look, tone: net ? toneOf(color) : tone };
  const line = `M118 210C110 330 96 300 150 316S330 320 316 250S160 190 120 236S170 330 240 300S290 260 282 210`;
  return (
    shadow(206, 328, 150, 12) +
    stroke(line, toneOf(color).deep, 13) +
    stroke(line, color, 10) +
    stroke(line, fade('#ffffff', 0.22), 2.4) +
    left(shown)(118, 150) +
    right(shown)(282, 150)
  );
};

export const adapter: Drawing = (look) => {
  const { tone, words } = look;
  if (/hub|dock|estacion|multipuerto/.test(words)) {
    return [
      shadow(206, 300, 170, 14),
      stroke('M70 220C20 200 40 110 110 120', '#3a3c42', 9),
      TYPE_C({ ...look, tone: toneOf('#4c5058') })(132, 78),
      block(66, 196, 246, 72, 72, tone, 12),
      many(
        3,
        (n) =>
          rect(84 + n * 46, 222, 34, 16, n === 0 ? '#1d4ed8' : '#08080b', 2) +
          rect(88 + n * 46, 226, 26, 4, '#d9dce0'),
      ),
      rect(224, 222, 24, 16, '#08080b', 8),
      path('M258 220h40v14l-8 8h-24l-8 -8z', '#08080b'),
      group('translate(206 184) skewX(-56)', mark(0, 0, look, 16, tone.ink, 150)),
      circle(300, 256, 3, '#60a5fa'),
    ].join('');
  }
  if (/captur/.test(words))
    return [
      shadow(206, 310, 130, 14),
      block(100, 160, 180, 140, 90, tone, 12),
      rect(122, 186, 136, 4, look.rgb ? across(...look.lights) : look.accent, 2),
      text(190, 240, 24, look.brand.toUpperCase(), tone.ink, { fit: 150 }),
      text(190, 266, 13, /4k/.test(words) ? '4K60' : '1080p60', fade(tone.ink, 0.7)),
    ].join('');
  const line = 'M142 196C160 260 240 180 262 228';
  return (
    shadow(206, 300, 140, 13) +
    stroke(line, tone.deep, 15) +
    stroke(line, tone.base, 12) +
    group(
      'rotate(-14 140 150)',
      (/usb-?c|tipo c/.test(words) ? TYPE_C : /displayport|hdmi/.test(words) ? HDMI : TYPE_A)(look)(
        138,
        130,
      ),
    ) +
    group(
      'rotate(12 280 250)',
      rect(216, 220, 116, 68, lit(tone.light, tone.base, tone.deep), 10),
      /red|rj45|ethernet/.test(words)
        ? jack(256, 236, 1.6)
        : path('M240 240h68v22l-12 12h-44l-12 -12z', '#08080b') + rect(250, 246, 48, 5, '#5c6068'),
      text(274, 282, 8, look.brand, tone.ink, { fit: 80 }),
    )
  );
};
