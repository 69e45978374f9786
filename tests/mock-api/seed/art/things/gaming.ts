import { fade, mix } from '../colours';
import type { Drawing } from '../look';
import { across, ball, down, glow, lit } from '../paint';
import { screen } from '../parts';
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

/** Offset of the button `n` of four in a cross: axis 0 is x, 1 is y. */
const around = (n: number, r: number, axis: 0 | 1) => [0, r, 0, -r][(n + axis * 3) % 4] ?? 0;

export const gameConsole: Drawing = (look) => {
  const { tone, words } = look;
  if (/switch|portatil|ally|legion go|claw|steam deck/.test(words)) {
    const grip = (x: number, color: string, flip: number) =>
      group(
        `translate(${x} 0) scale(${flip} 1)`,
        path(
          'M0 120V288H-36q-34 0 -34 -34V154q0 -34 34 -34z',
          lit(mix(color, '#ffffff', 0.25), color, mix(color, '#14121c', 0.35)),
        ),
        circle(-34, 166, 15, ball('#5c6068', '#0c0c0f')),
        many(4, (n) => circle(-34 + around(n, 13, 0), 222 + around(n, 13, 1), 6, '#17181b')),
      );
    return (
      shadow(200, 306, 180, 14) +
      rect(92, 116, 216, 176, '#101115', 10) +
      screen(102, 128, 196, 150, look, 4) +
      grip(94, look.seed % 2 ? '#2aa5d8' : '#3a3c42', 1) +
      grip(306, look.seed % 2 ? '#e8443a' : '#3a3c42', -1)
    );
  }
  const white = /playstation|ps5|xbox series s|blanc/.test(words);
  const shell = white
    ? { base: '#f2f1ee', light: '#ffffff', dark: '#cfcdc9' }
    : { base: tone.base, light: tone.light, dark: tone.deep };
  return [
    shadow(190, 344, 120, 14),
    path('M140 60C112 130 112 250 132 336h30V66z', lit(shell.light, shell.base, shell.dark)),
    rect(158, 70, 54, 266, across('#24262b', '#08080b')),
    path('M208 66v270h26C256 250 254 130 226 54z', lit(shell.light, shell.base, shell.dark)),
    rect(161, 76, 3, 250, down('#7ad7ff', '#3b6bff')),
    rect(206, 76, 3, 250, down('#7ad7ff', '#3b6bff')),
    rect(182, 100, 5, 60, '#3a3c42', 2),
    rect(178, 196, 14, 6, '#5c6068', 2),
    text(130, 322, 8, look.brand.slice(0, 10), fade('#5c6068', 0.8), { fit: 22 }),
    group(
      'translate(196 208) scale(.46)',
      controller({
        ...look,
        tone: white
          ? {
              ...tone,
              base: '#f2f1ee',
              pale: '#ffffff',
              light: '#ffffff',
              dark: '#cfcdc9',
              deep: '#9c9a96',
              ink: '#3a3733',
            }
          : tone,
        view: 1,
      }),
    ),
  ].join('');
};

export const controller: Drawing = (look) => {
  const { tone, accent, rgb, lights, words } = look;
  if (/volante|wheel/.test(words))
    return [
      shadow(204, 332, 130, 14),
      path('M150 240h100l26 84H124z', lit(tone.light, tone.deep)),
      ring(200, 180, 108, lit(tone.light, tone.deep), 30),
      ring(200, 180, 108, fade('#ffffff', 0.08), 8),
      path('M100 166H300l-18 36h-46l-14 74h-44l-14 -74h-46z', lit('#4a4c52', '#17181b')),
      circle(200, 192, 25, ball(tone.pale, tone.deep)),
      text(200, 196, 10, look.brand.toUpperCase(), tone.ink, { fit: 44 }),
      rect(190, 66, 20, 14, accent, 2),
      many(4, (n) =>
        circle(138 + (n % 2) * 124, 178 + (n > 1 ? 16 : 0), 6, [accent, ...lights][n] ?? accent),
      ),
    ].join('');
  const body =
    'M116 120C150 104 168 122 200 122S250 104 284 120C330 140 366 290 330 312C300 328 282 262 252 250H148C118 262 100 328 70 312C34 290 70 140 116 120z';
  return [
    shadow(200, 318, 155, 14),
    path('M108 122q20 -24 60 -12l-4 12zM292 122q-20 -24 -60 -12l4 12z', tone.deep),
    group('translate(3 8)', path(body, tone.deep)),
    path(body, ball(tone.pale, tone.base, tone.dark)),
    inside(
      path(body, '#000000'),
      path('M30 200L110 110h20L70 330H30z', fade(accent, 0.75)),
      path('M370 200L290 110h-20L330 330h40z', fade(accent, 0.75)),
      ellipse(150, 140, 90, 26, fade('#ffffff', 0.14)),
    ),
    rect(164, 132, 72, 40, '#16171b', 8),
    circle(200, 196, 12, rgb ? lit(...lights) : '#e9e6e1') + circle(200, 196, 8, tone.deep),
    path('M104 152h16v16h16v16h-16v16h-16v-16h-16v-16h16z', '#17181b'),
    many(4, (n) =>
      circle(
        288 + around(n, 20, 0),
        176 + around(n, 20, 1),
        9,
        ['#e9c13a', '#d8403a', '#4fae5a', '#3b78d8'][n] ?? '#ffffff',
        { stroke: '#17181b', 'stroke-width': 3 },
      ),
    ),
    [
      [152, 224],
      [248, 224],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 25, '#0c0c0f') +
          circle(x, y, 18, ball('#5c6068', '#1a1b1f', '#050507')) +
          ring(x, y, 13, fade('#ffffff', 0.15), 2),
      )
      .join(''),
    text(200, 156, 9, look.brand.toUpperCase(), '#ffffff', { fit: 60 }),
  ].join('');
};

export const headsetVr: Drawing = (look) =>
  [
    shadow(204, 310, 150, 14),
    stroke('M92 200C60 96 340 96 308 200', look.tone.deep, 26),
    stroke('M92 196C66 100 334 100 308 196', look.tone.light, 12),
    path(
      'M76 176q6 -24 40 -24H284q34 0 40 24v66q-4 40 -50 44c-34 4 -48 -30 -74 -30s-40 34 -74 30q-46 -4 -50 -44z',
      lit(look.tone.pale, look.tone.base, look.tone.deep),
    ),
    path(
      'M96 186q2 -14 26 -14H278q24 0 26 14v40q-4 34 -40 34c-26 0 -40 -22 -64 -22s-38 22 -64 22q-36 0 -40 -34z',
      lit('#24262e', '#08080b'),
    ),
    many(4, (n) =>
      circle(
        122 + (n % 2) * 156,
        192 + Math.floor(n / 2) * 40,
        9,
        ball(look.lights[n % 3] ?? '#7a5cff', '#0a0a14'),
      ),
    ),
    text(200, 212, 17, look.brand, '#e9e6e1', { fit: 110 }),
    ellipse(200, 166, 90, 8, glow(fade('#ffffff', 0.4), '#ffffff00')),
  ].join('');
