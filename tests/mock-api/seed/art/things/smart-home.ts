import { fade, mix, toneOf } from '../colours';
import type { Drawing } from '../look';
import { across, ball, glow, lit } from '../paint';
import { block, cameraEye, mark, mesh, STEEL } from '../parts';
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
import { socket } from './power';

export const smartHome: Drawing = (look) => {
  const { words, lights, tone, accent } = look;
  if (/enchufe|plug|contacto|apagador|interruptor|switch/.test(words))
    return [
      shadow(204, 326, 110, 14),
      block(112, 120, 150, 186, 80, toneOf('#f0eeea'), 26),
      socket(187, 200),
      group('translate(187 262)', circle(0, 0, 11, '#ffffff'), ring(0, 0, 8, lights[2], 3)),
      text(187, 156, 11, look.brand, '#8b8e94', { fit: 90 }),
    ].join('');
  if (/bocina|echo|nest|altavoz|homepod|alexa/.test(words) && !/foco/.test(words))
    return [
      shadow(204, 318, 130, 15),
      ellipse(200, 210, 120, 110, ball(tone.pale, tone.base, tone.deep)),
      inside(
        ellipse(200, 210, 120, 110, '#000000'),
        mesh(80, 100, 240, 220, 7, fade('#000000', 0.22)),
        ellipse(200, 308, 130, 26, lights[2], { opacity: 0.7 }),
      ),
      ellipse(200, 132, 62, 24, fade('#ffffff', 0.14)),
      text(200, 250, 14, look.brand, fade(tone.ink, 0.7), { fit: 90 }),
    ].join('');
  if (/tira|strip/.test(words))
    return [
      shadow(204, 320, 140, 13),
      ring(200, 205, 96, '#f0eeea', 34),
      many(26, (n) =>
        group(`rotate(${n * 13.8} 200 205)`, rect(193, 100, 14, 16, lights[n % 3] ?? '#ffffff', 3)),
      ),
      ring(200, 205, 96, fade(lights[1], 0.18), 60),
      ring(200, 205, 62, '#faf9f7', 18),
      mark(200, 210, look, 12, '#55595f', 90),
    ].join('');
  if (/chromecast|fire tv|roku|streaming|stick|tv box|google tv|apple tv/.test(words))
    return [
      shadow(206, 322, 130, 13),
      group(
        'rotate(-16 180 200)',
        rect(96, 130, 74, 190, tone.deep, 14),
        rect(92, 124, 74, 190, lit(tone.light, tone.base, tone.deep), 14),
        rect(110, 96, 38, 30, STEEL, 2),
        text(129, 230, 14, look.brand, fade(tone.ink, 0.8), { fit: 62 }),
      ),
      group(
        'rotate(14 260 210)',
        rect(226, 80, 62, 240, lit('#33353b', '#0e0e11'), 30),
        ring(257, 130, 20, '#5c6068', 6),
        circle(257, 130, 9, '#17181b'),
        many(6, (n) => circle(244 + (n % 2) * 26, 182 + Math.floor(n / 2) * 22, 7, '#2f3138')),
        rect(238, 262, 38, 13, accent, 4),
      ),
    ].join('');
  return [
    ellipse(
      200,
      160,
      190,
      150,
      glow(fade(lights[0], 0.4), fade(lights[1], 0.14), fade(lights[1], 0)),
    ),
    shadow(204, 344, 70, 10),
    path(
      'M200 54C262 54 298 98 298 150C298 204 248 216 244 262H156C152 216 102 204 102 150C102 98 138 54 200 54z',
      ball('#ffffff', mix(lights[0], '#ffffff', 0.6), lights[1]),
    ),
    path('M156 258h88l-4 24h-80z', lit('#ffffff', '#cfd3d9')),
    many(4, (n) => rect(164 + n, 284 + n * 11, 72 - n * 2, 9, STEEL, 4)),
    path('M180 328h40l-8 12h-24z', '#3a3c42'),
    ellipse(158, 116, 20, 34, fade('#ffffff', 0.6), { transform: 'rotate(24 158 116)' }),
    text(200, 277, 11, look.brand, '#666b74', { fit: 70 }),
  ].join('');
};

export const camera: Drawing = (look) => {
  const tone = /negro/.test(look.words) ? look.tone : toneOf('#f0efec');
  const glass = look.lights[2];
  const form = /domo|dome|turret|eyeball/.test(look.words)
    ? 'dome'
    : /bala|bullet|exterior|tubo/.test(look.words)
      ? 'bullet'
      : /interior|tapo c2|pan|360|mini|baby|giratori/.test(look.words)
        ? 'indoor'
        : (['dome', 'bullet', 'indoor'] as const)[look.seed % 3];
  if (form === 'dome')
    return [
      shadow(204, 300, 140, 15),
      ellipse(200, 136, 142, 34, lit(tone.light, tone.dark)),
      path(
        'M58 136v34q4 26 142 28q138 -2 142 -28v-34q-20 30 -142 32q-122 -2 -142 -32z',
        lit(tone.light, tone.base, tone.deep),
      ),
      path(
        'M92 186a108 104 0 0 0 216 0q-30 16 -108 16t-108 -16z',
        ball('#5c6068', '#17181d', '#050507'),
      ),
      cameraEye(200, 240, 32, glass),
      path('M118 208q10 50 50 70q-34 -34 -38 -66z', fade('#ffffff', 0.25)),
      mark(200, 184, look, 10, tone.ink, 90),
    ].join('');
  if (form === 'bullet')
    return [
      shadow(214, 330, 110, 13),
      stroke('M262 214L300 290', tone.dark, 20),
      ellipse(304, 304, 46, 18, lit(tone.light, tone.deep)),
      group(
        'rotate(-12 200 160)',
        path('M88 108h236q24 4 24 52t-24 52H88z', lit(tone.light, tone.base, tone.deep)),
        path('M70 96h200q10 0 10 12H60q0 -10 10 -12z', lit(tone.pale, tone.dark)),
        ellipse(90, 160, 34, 54, '#17181d'),
        cameraEye(88, 160, 27, glass),
        many(6, (n) =>
          circle(88 + Math.cos(n * 1.05) * 25, 160 + Math.sin(n * 1.05) * 42, 3.6, '#6a1f28'),
        ),
        text(220, 168, 18, look.brand, fade(tone.ink, 0.75), { fit: 130 }),
      ),
    ].join('');
  return [
    shadow(204, 340, 90, 14),
    path('M130 300q70 -22 140 0l10 30q-80 22 -160 0z', lit(tone.light, tone.base, tone.deep)),
    path('M122 204H278l-10 104q-68 18 -136 0z', across(tone.light, tone.base, tone.dark)),
    circle(200, 156, 98, ball('#ffffff', tone.base, tone.dark)),
    path('M116 130q84 -50 168 0v56q-84 50 -168 0z', lit('#2b2d35', '#0a0a0d')),
    cameraEye(200, 158, 39, glass),
    circle(254, 158, 3.4, '#4ade80'),
    text(200, 284, 14, look.brand, fade(tone.ink, 0.7), { fit: 90 }),
  ].join('');
};
