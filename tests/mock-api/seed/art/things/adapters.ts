import { fade } from '../colours';
import type { Drawing, Look } from '../look';
import { ball, lit } from '../paint';
import { block, GOLD, gloss, mark, mesh, STEEL } from '../parts';
import { circle, group, many, path, rect, ring, shadow, text } from '../shapes';
import { antenna } from './network';

export const dongle: Drawing = (look) => {
  if (/pci|tarjeta/.test(look.words)) return wifiCard(look);
  const big = /antena|alta ganancia|ac1300|archer t[3-9]/.test(look.words);
  return [
    shadow(206, 316, 120, 13),
    big ? antenna(276, 210, 24, look.tone) : '',
    group(
      'rotate(-24 200 210)',
      rect(70, 184, 70, 50, STEEL, 3),
      rect(84, 194, 11, 10, '#4c5058'),
      rect(84, 214, 11, 10, '#4c5058'),
      rect(136, 172, 170, 74, look.tone.deep, 16),
      rect(136, 168, 170, 74, lit(look.tone.pale, look.tone.base, look.tone.deep), 16),
      text(222, 210, 20, look.brand, look.tone.ink, { fit: 120 }),
      circle(158, 186, 3.5, '#4ade80'),
      gloss(136, 168, 170, 36, 0.2),
    ),
  ].join('');
};

const wifiCard = (look: Look) =>
  [
    shadow(206, 312, 140),
    many(2, (n) => antenna(96 + n * 210, 190, n ? 14 : -14, look.tone)),
    rect(96, 160, 224, 118, lit('#1f6b4e', '#0f3b2b'), 4),
    rect(84, 140, 14, 158, STEEL, 2),
    path('M150 172h140v76H166l-16 -16z', lit('#4a4c52', '#17181b')),
    many(8, (n) => rect(176 + n * 13, 180, 6, 60, '#5c6068', 1)),
    rect(140, 276, 80, 14, '#12402f'),
    many(14, (n) => rect(143 + n * 5.4, 276, 3, 14, GOLD)),
    mark(220, 268, look, 10, '#ffffff'),
  ].join('');

export const recorder: Drawing = (look) =>
  [
    shadow(206, 300, 180, 14),
    block(36, 206, 280, 80, 110, look.tone, 5),
    mesh(96, 178, 190, 20, 7, fade('#000000', 0.3)),
    rect(50, 222, 120, 44, '#0c0d12', 4),
    many(4, (n) => circle(64 + n * 14, 244, 3.6, n === 1 ? '#f5a524' : '#4ade80')),
    rect(130, 236, 30, 14, '#17181b', 2),
    ring(282, 246, 17, '#8b8e94', 3),
    circle(282, 246, 9, ball('#c9ccd1', '#4c5058')),
    mark(214, 250, look, 15, look.tone.ink, 84),
    text(214, 270, 9, look.label || 'NVR', fade(look.tone.ink, 0.6)),
  ].join('');
