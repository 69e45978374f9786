import { fade, mix, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, ball, lit } from '../paint';
import { block, gloss, mark, mesh, STEEL } from '../parts';
import { circle, group, inside, many, path, rect, shadow, text } from '../shapes';

const paper = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, lit('#ffffff', '#eceae6'), 1, { stroke: '#d8d4ce', 'stroke-width': 1 });

const picture = (look: Look, x: number, y: number, w: number, h: number) =>
  inside(
    rect(x, y, w, h, '#ffffff'),
    rect(x, y, w, h, lit(look.lights[0], look.lights[1], look.lights[2])),
    circle(x + w * 0.7, y + h * 0.4, h * 0.22, '#fff1c9'),
    path(
      `M${x} ${y + h}L${x + w * 0.35} ${y + h * 0.4}L${x + w * 0.7} ${y + h}Z`,
      fade('#1a1440', 0.6),
    ),
  );

export const printer: Drawing = (look) => {
  const tone = look.tone;
  const tank = /ecotank|tanque|tank|smart tank|ink/.test(look.words);
  return [
    shadow(206, 330, 175, 15),
    path('M118 150l12 -72h150l12 72z', lit('#ffffff', '#e4e1dc')),
    block(50, 162, 266, 128, 92, tone, 12),
    rect(50, 176, 266, 8, tone.deep),
    path('M68 152l30 -18h204l-30 18z', tone.dark),
    rect(66, 196, 60, 30, '#0d1118', 5) + text(96, 216, 11, 'Wi-Fi', look.lights[2], { fit: 48 }),
    many(3, (n) => circle(142 + n * 17, 211, 5, n === 0 ? '#4ade80' : tone.deep)),
    mark(204, 216, look, 13, tone.ink, 60),
    tank
      ? rect(246, 192, 58, 62, tone.deep, 6) +
        many(
          4,
          (n) =>
            rect(251 + n * 12.5, 198, 10, 50, '#101116', 2) +
            rect(
              252 + n * 12.5,
              214 + (n % 3) * 6,
              8,
              33 - (n % 3) * 6,
              ['#1c1c20', '#18a0d8', '#d81b78', '#f2c21b'][n] ?? '#000000',
              1,
            ),
        )
      : mesh(250, 196, 54, 40, 7, fade('#000000', 0.3)),
    rect(84, 254, 154, 22, '#0c0d10', 4),
    path('M96 268H226l20 58H72z', lit('#ffffff', '#e9e6e1')),
    group('translate(0 272) skewX(-18) translate(88 0)', picture(look, 40, 4, 70, 40)),
    path('M62 322h206l8 10H54z', lit(tone.light, tone.deep)),
  ].join('');
};

export const ink: Drawing = (look) => {
  const { words, brand } = look;
  const color = /cian|cyan|azul/.test(words)
    ? '#18a0d8'
    : /magenta|rosa/.test(words)
      ? '#d81b78'
      : /amarill|yellow/.test(words)
        ? '#f2c21b'
        : '#23242a';
  if (/toner|tambor|drum/.test(words))
    return [
      shadow(206, 300, 170, 14),
      group(
        'rotate(-8 200 220)',
        rect(52, 178, 300, 70, lit('#4a4c52', '#1c1d22', '#0a0a0d'), 12),
        rect(52, 238, 300, 24, across('#2f8a78', '#7fd6c2', '#1d5a4c'), 12),
        rect(92, 166, 120, 20, '#2b2d33', 6),
        rect(224, 186, 104, 40, '#ffffff', 3),
        rect(224, 186, 104, 13, color === '#23242a' ? look.accent : color),
        text(276, 218, 14, brand, '#22252b', { fit: 92 }),
        circle(60, 213, 18, ball('#8b8e94', '#2b2d33')),
        gloss(52, 178, 300, 30, 0.16),
      ),
    ].join('');
  if (/cartucho|hp \d|canon (pg|cl)/.test(words))
    return [
      shadow(206, 316, 110, 13),
      block(120, 120, 120, 180, 90, toneOf('#2b2c31'), 6),
      rect(130, 134, 100, 90, '#ffffff', 2),
      rect(130, 134, 100, 40, color),
      text(180, 160, 17, brand, '#ffffff', { fit: 84 }),
      text(180, 206, 20, look.label || '664', '#22252b', { fit: 84 }),
      rect(140, 292, 80, 12, STEEL, 2),
    ].join('');
  return [
    shadow(204, 340, 90, 13),
    path('M178 90h44v26h-44z', '#d9dce0'),
    rect(184, 62, 32, 34, lit(mix(color, '#ffffff', 0.3), color), 5),
    path(
      'M160 116h80q22 6 22 34V316q0 20 -20 20h-84q-20 0 -20 -20V150q0 -28 22 -34z',
      lit('#ffffff', '#e9ebee', '#c3c7cd'),
    ),
    path('M146 176h108v142q0 12 -14 12h-80q-14 0 -14 -12z', lit(mix(color, '#ffffff', 0.2), color)),
    rect(138, 204, 124, 84, '#ffffff'),
    rect(138, 204, 124, 26, color),
    text(200, 223, 16, brand, '#ffffff', { fit: 110 }),
    text(200, 262, 22, look.label || 'INK', '#22252b', { fit: 104 }),
    gloss(146, 120, 60, 210, 0.4),
  ].join('');
};

export const scanner: Drawing = (look) =>
  [
    shadow(206, 318, 175, 14),
    path('M70 176l70 -100h210l-40 100z', lit(look.tone.light, look.tone.base)),
    path('M84 172l62 -88h190l-36 88z', '#f4f3f0'),
    block(46, 240, 266, 60, 100, look.tone, 9),
    path('M78 232l64 -32h218l-58 32z', lit('#bfe3ec', '#5c8a96')),
    path('M90 228l40 -20h40l-40 20z', fade('#ffffff', 0.5)),
    group('translate(220 224) skewX(-58)', rect(-70, -12, 74, 18, '#ffffff')),
    rect(120, 232, 190, 3, look.lights[2]),
    many(4, (n) => circle(236 + n * 18, 270, 5.5, n === 3 ? '#4ade80' : look.tone.deep)),
    mark(104, 276, look, 13, look.tone.ink, 90),
  ].join('');

export const ticket: Drawing = (look) =>
  [
    shadow(206, 330, 140, 15),
    paper(132, 66, 120, 100),
    text(192, 92, 10, 'TICKET', '#55595f'),
    many(4, (n) => rect(144, 102 + n * 11, n === 3 ? 50 : 96, 3.5, '#b9b4ad', 1)),
    block(86, 164, 200, 156, 92, look.tone, 14),
    rect(112, 154, 180, 12, '#0c0c10', 3),
    rect(104, 186, 164, 60, look.tone.deep, 8),
    text(186, 224, 20, look.brand.toUpperCase(), '#e9e6e1', { fit: 140 }),
    many(3, (n) => circle(116 + n * 18, 286, 5, ['#4ade80', '#f5a524', '#e5484d'][n] ?? '#ffffff')),
    rect(214, 278, 50, 16, look.tone.deep, 8),
  ].join('');
