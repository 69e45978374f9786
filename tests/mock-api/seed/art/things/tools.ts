import { fade, mix, toneOf } from '../colours';
import type { Drawing } from '../look';
import { across, lit } from '../paint';
import { block, gloss, mark, STEEL } from '../parts';
import { circle, ellipse, group, many, path, rect, shadow, stroke, text } from '../shapes';

export const tool: Drawing = (look) => {
  const { accent, words } = look;
  if (/aire|limpia|espuma|alcohol|spray|removedor|liquido|desengra/.test(words))
    return [
      shadow(204, 342, 76, 12),
      rect(180, 66, 40, 30, lit('#ffffff', '#c3c7cd'), 4),
      rect(160, 74, 24, 9, '#e5484d', 2),
      stroke('M162 78L86 62', '#e5484d', 4),
      path('M152 116q0 -22 48 -22t48 22z', STEEL),
      rect(
        146,
        114,
        108,
        222,
        across(
          mix(accent, '#14121c', 0.25),
          mix(accent, '#ffffff', 0.3),
          accent,
          mix(accent, '#14121c', 0.45),
        ),
        8,
      ),
      rect(146, 160, 108, 90, '#ffffff'),
      text(200, 196, 19, look.brand, accent, { fit: 94 }),
      text(200, 222, 9, /aire/.test(words) ? 'AIRE COMPRIMIDO' : 'LIMPIADOR', '#55595f', {
        fit: 92,
      }),
      circle(200, 290, 18, fade('#ffffff', 0.3)),
      gloss(150, 118, 60, 214, 0.3),
    ].join('');
  if (/toallit|pano|microfibra/.test(words))
    return [
      shadow(204, 336, 100, 13),
      rect(
        120,
        130,
        160,
        200,
        across(
          mix(accent, '#14121c', 0.25),
          mix(accent, '#ffffff', 0.55),
          mix(accent, '#14121c', 0.1),
        ),
        20,
      ),
      ellipse(200, 130, 80, 22, lit('#ffffff', '#c3c7cd')),
      path('M180 128q-6 -50 24 -66q6 24 26 22q-20 20 -14 46z', '#ffffff', {
        stroke: '#d8d4ce',
        'stroke-width': 2,
      }),
      rect(120, 190, 160, 84, accent),
      text(200, 226, 22, look.brand, '#ffffff', { fit: 140 }),
      text(200, 252, 10, 'TOALLITAS', fade('#ffffff', 0.85)),
    ].join('');
  const driver = (x: number, angle: number, color: string) =>
    group(
      `translate(${x} 214) rotate(${angle})`,
      rect(
        -11,
        10,
        22,
        92,
        across(mix(color, '#ffffff', 0.4), color, mix(color, '#14121c', 0.4)),
        9,
      ),
      many(3, (n) => rect(-7 + n * 5.6, 20, 3, 70, fade('#000000', 0.22), 1.5)),
      rect(-4, -96, 8, 108, across('#f4f5f7', '#868b94'), 2),
      path('M-4 -96l4 -14l4 14z', '#5c6068'),
    );
  return [
    shadow(204, 342, 150, 14),
    path(
      'M60 190q0 -14 16 -14H324q16 0 16 14V320q0 16 -16 16H76q-16 0 -16 -16z',
      lit('#3a3c42', '#17181b'),
    ),
    rect(70, 184, 260, 140, fade(accent, 0.9), 10),
    rect(78, 192, 244, 124, '#1e1f24', 8),
    driver(122, 0, accent),
    driver(170, 0, '#e0a21b'),
    driver(216, 0, '#2f8f3f'),
    group(
      'translate(276 200)',
      path(
        'M-14 -96q-22 40 6 76l-6 110h14l8 -96l8 96h14l-6 -110q28 -36 6 -76l-6 34q4 24 -10 36q-14 -12 -10 -36z',
        STEEL,
      ),
      rect(-16, 20, 16, 78, accent, 7),
      rect(14, 20, 16, 78, accent, 7),
    ),
    mark(200, 330, look, 9, '#e9e6e1', 120),
  ].join('');
};

export const carton: Drawing = (look) => {
  const kraft = toneOf('#cfa876');
  return [
    shadow(208, 334, 160, 16),
    block(72, 142, 206, 184, 104, kraft, 3),
    path('M156 142l66 -36h40l-66 36z', '#e9d4ae'),
    rect(156, 142, 40, 60, '#e0c493'),
    rect(90, 236, 108, 62, '#ffffff', 2),
    rect(90, 236, 108, 17, look.accent),
    text(144, 280, 20, look.brand || 'NODO', '#22252b', { fit: 92 }),
    path('M236 294v-30l-8 8m8 -8l8 8M258 294v-30l-8 8m8 -8l8 8', 'none', {
      stroke: '#7a5a30',
      'stroke-width': 4,
    }),
  ].join('');
};
