import { fade } from '../colours';
import type { Drawing } from '../look';
import { across, ball, glow, lit } from '../paint';
import { framedFan, gloss, mark, STEEL } from '../parts';
import { circle, ellipse, group, many, path, rect, shadow, stroke, text } from '../shapes';

export const cooler: Drawing = (look) => {
  const low = look.form === 'low';
  const top = low ? 180 : 82;
  const fins = (x: number, w: number) =>
    many((300 - top) / 9, (n) => rect(x, top + 8 + n * 9, w, 4.6, lit('#f4f5f7', '#a4a9b1'), 1));
  return [
    shadow(206, 342, 130, 15),
    many(
      3,
      (n) =>
        stroke(`M${128 + n * 26} ${top - 2}V316`, '#c98a54', 8) +
        circle(128 + n * 26, top - 2, 5, ball('#f3c79a', '#a4622c')),
    ),
    fins(104, 120),
    look.form === 'double' ? fins(284, 60) : '',
    rect(100, top + 2, 128, 8, lit(look.tone.light, look.tone.dark), 2),
    path('M118 308h150l14 26H104z', STEEL),
    rect(140, 328, 106, 9, '#c98a54', 1),
    group(
      `translate(0 ${low ? 26 : 0})`,
      framedFan(low ? 150 : 138, low ? 150 : 92, low ? 150 : 198, look),
    ),
    mark(164, top + 1, look, 9, '#3a3733', 110),
  ].join('');
};

export const aio: Drawing = (look) => {
  const { tone, lights, rgb, seed } = look;
  const fans = Math.min(3, Math.max(1, look.count ?? 2));
  const side = fans === 3 ? 92 : fans === 2 ? 118 : 136;
  const h = side * fans + 28;
  const y = 196 - h / 2;
  const px = 286;
  return [
    shadow(150, y + h + 10, 100, 12),
    shadow(px, 334, 76, 11),
    stroke(`M146 ${y + 16}C200 ${y - 34} 330 ${y + 10} 318 250`, '#141518', 13),
    stroke(`M146 ${y + 30}C190 ${y} 276 ${y + 60} 280 250`, '#1f2024', 13),
    rect(62, y - 6, side + 34, h + 12, lit('#33353b', '#131417'), 6),
    many(fans, (n) => framedFan(70, y + 14 + n * side, side, look)),
    path(
      `M${px - 56} 262a56 20 0 0 1 112 0v50a56 20 0 0 1 -112 0z`,
      across(tone.light, tone.base, tone.deep),
    ),
    ellipse(px, 262, 56, 21, lit('#2b2c33', '#0a0a0d')),
    ellipse(px, 262, 48, 17, rgb ? lit(...lights) : '#1a1b20'),
    ellipse(px, 262, 40, 14, '#0d0d12'),
    text(px, 266, 10, look.brand || `${28 + (seed % 20)}°`, '#ffffff', { fit: 60 }),
  ].join('');
};

export const paste: Drawing = (look) =>
  group(
    'translate(200 210) rotate(-32)',
    ellipse(0, 66, 150, 16, glow('#1c141866', '#1c141800')),
    rect(118, -7, 34, 14, '#dcdfe3', 3) + path('M150 -5l22 3v4l-22 3z', '#b9bec6'),
    rect(-110, -28, 230, 56, lit('#ffffff', '#e3e6ea', '#c3c8cf'), 12),
    rect(-40, -22, 154, 44, lit('#b6bac1', '#868b94'), 8),
    rect(-96, -28, 118, 56, look.accent),
    text(-37, -2, 17, look.brand.toUpperCase(), '#ffffff', { fit: 104 }),
    text(-37, 16, 9, look.label || 'THERMAL PASTE', fade('#ffffff', 0.85), { fit: 104 }),
    rect(-124, -44, 16, 88, STEEL, 4) +
      rect(-178, -10, 60, 20, '#cfd3d9', 3) +
      rect(-190, -30, 14, 60, STEEL, 4),
    gloss(-110, -28, 230, 20, 0.5),
  );
