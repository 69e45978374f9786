import { fade, mix, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { ball, lit } from '../paint';
import { block, GOLD, gloss, mark, STEEL } from '../parts';
import { circle, group, many, path, rect, ring, shadow, stroke, text, tilt } from '../shapes';

const sticker = ({ accent, brand, label }: Look) =>
  [
    rect(66, 162, 252, 72, mix(accent, '#14121a', 0.55), 3),
    path('M66 162H158L130 234H66Z', accent),
    text(80, 196, 19, brand.toUpperCase(), '#ffffff', { anchor: 'start', fit: 128 }),
    text(80, 218, 10, 'NVMe SSD M.2', fade('#ffffff', 0.8), { anchor: 'start', weight: 500 }),
    text(306, 210, 25, label, '#ffffff', { anchor: 'end', fit: 92 }),
  ].join('');

export const m2: Drawing = (look) => {
  const { label } = look;
  const sink = /disipador|heatsink/.test(look.words);
  return (
    shadow(204, 292, 170, 13) +
    tilt(
      -14,
      rect(44, 162, 318, 84, '#0c2c22', 4),
      rect(40, 156, 318, 84, lit('#2b2d34', '#15161a'), 4),
      rect(40, 162, 14, 22, GOLD) +
        rect(40, 190, 14, 44, GOLD) +
        many(9, (n) => rect(40, 164 + n * 8, 14, 1.6, '#6f5317')),
      circle(357, 198, 9, '#6b665e') + ring(357, 198, 11, '#c9a64e', 3),
      sink
        ? rect(66, 152, 272, 92, lit(look.tone.pale, look.tone.base, look.tone.deep), 5) +
            many(7, (n) => rect(150 + n * 26, 156, 9, 84, fade('#000000', 0.35), 2)) +
            text(106, 206, 16, look.brand.toUpperCase(), look.tone.ink, { fit: 76 })
        : [
            rect(72, 166, 48, 64, lit('#4c4f57', '#22242a'), 3),
            many(2, (n) => rect(226 + n * 56, 166, 48, 64, lit('#4c4f57', '#1c1d22'), 3)),
            look.brand || label
              ? sticker(look)
              : rect(140, 168, 64, 60, lit('#5c6068', '#24262c'), 3),
          ].join(''),
      gloss(66, 160, 260, 74, 0.16),
    )
  );
};

export const ssd: Drawing = (look) => {
  if (look.form === 'm2' || /\bm\.?2\b|nvme/.test(look.words)) return m2(look);
  const tone = toneOf(look.seed % 3 === 0 ? '#c9ccd1' : '#2b2c31');
  return (
    shadow(206, 326, 140, 15) +
    tilt(
      -8,
      rect(104, 90, 206, 236, tone.deep, 10),
      rect(98, 82, 206, 236, lit(tone.light, tone.base, tone.dark), 10),
      path('M98 92a10 10 0 0 1 10 -10h120l-80 236h-40a10 10 0 0 1 -10 -10z', look.accent),
      text(114, 130, 26, look.brand.toUpperCase(), '#ffffff', { anchor: 'start', fit: 150 }),
      text(114, 152, 12, 'Solid State Drive', fade('#ffffff', 0.85), {
        anchor: 'start',
        weight: 500,
      }),
      text(290, 284, 34, look.label || 'SSD', tone.ink, { anchor: 'end', fit: 130 }),
      text(290, 304, 11, 'SATA III 2.5"', fade(tone.ink, 0.7), { anchor: 'end', weight: 500 }),
      many(4, (n) => circle(108 + (n % 2) * 186, 92 + Math.floor(n / 2) * 216, 3.5, tone.deep)),
      gloss(98, 82, 206, 236, 0.2),
    )
  );
};

export const hdd: Drawing = (look) => {
  const { accent } = look;
  return (
    shadow(206, 338, 130, 15) +
    tilt(
      -6,
      rect(106, 70, 196, 262, '#3c4047', 6),
      rect(98, 62, 196, 262, STEEL, 6),
      path('M108 74h176v150l-40 88H108z', lit('#fbfcfd', '#d3d7dc', '#a9aeb6'), {
        stroke: '#989da6',
        'stroke-width': 1.5,
      }),
      ring(196, 152, 66, fade('#7b808a', 0.35), 2),
      rect(116, 130, 160, 126, '#ffffff', 2),
      rect(116, 130, 160, 36, accent),
      text(126, 154, 18, look.brand.toUpperCase(), '#ffffff', { anchor: 'start', fit: 140 }),
      text(126, 200, 30, look.label || 'HDD', '#22252b', { anchor: 'start', fit: 140 }),
      text(126, 222, 9.5, look.form === 'ssd' ? 'Solid State' : 'Hard Disk Drive', '#666b74', {
        anchor: 'start',
        weight: 500,
      }),
      many(24, (n) =>
        rect(126 + n * 4, 232, (look.seed >> (n % 16)) & 1 ? 2.4 : 1.2, 16, '#333333'),
      ),
      many(6, (n) =>
        circle(114 + (n % 2) * 164, 76 + Math.floor(n / 2) * 116, 4, ball('#ffffff', '#7b808a')),
      ),
    )
  );
};

export const externalDrive: Drawing = (look) => {
  const { tone, accent, label } = look;
  const flash = look.form === 'ssd' || /ssd/.test(look.words);
  return [
    shadow(206, 330, 130, 15),
    stroke('M196 90C196 30 320 40 330 96S366 190 350 230', '#1c1d21', 7),
    group(
      'translate(200 210) rotate(-7) translate(-200 -210)',
      rect(flash ? 134 : 112, 88, flash ? 148 : 188, 240, tone.deep, 22),
      rect(flash ? 128 : 104, 80, flash ? 148 : 188, 240, lit(tone.pale, tone.base, tone.dark), 20),
      many(flash ? 0 : 11, (n) => stroke(`M120 ${186 + n * 11}H276`, fade('#000000', 0.16), 3)),
      rect(flash ? 128 : 104, 130, 10, 60, accent, 2),
      text(202, 124, 19, look.brand, tone.ink, { fit: 110 }),
      rect(186, 82, 30, 7, '#08080b', 2),
      circle(flash ? 256 : 272, 100, 3, '#7ad7ff'),
      text(202, 304, 16, label, fade(tone.ink, 0.8), { fit: 100 }),
      gloss(flash ? 128 : 104, 84, flash ? 148 : 188, 232, 0.16),
    ),
  ].join('');
};

export const enclosure: Drawing = (look) =>
  [
    shadow(206, 326, 150, 15),
    block(86, 226, 200, 90, 92, look.tone, 8),
    path('M120 226l24 -20h120l-14 20z', '#08080b'),
    path('M140 214V108l8 -6h112v104l-12 12z', lit('#e9ebee', '#a9aeb6')),
    rect(152, 122, 90, 66, '#ffffff', 2) + rect(152, 122, 90, 20, look.accent),
    text(197, 170, 15, 'SSD', '#33363c'),
    circle(264, 288, 5, '#60a5fa') + rect(104, 282, 40, 12, '#08080b', 3),
    mark(188, 272, look, 14, look.tone.ink, 130),
  ].join('');
