import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, ball, glow, lit } from '../paint';
import { block, mark, mesh } from '../parts';
import { circle, ellipse, group, many, path, rect, shadow, stroke, text } from '../shapes';

export const jack = (x: number, y: number, s = 1) =>
  rect(x, y, 22 * s, 18 * s, '#08080b', 2) +
  many(6, (n) => rect(x + (4 + n * 2.5) * s, y + 2 * s, 1.2 * s, 5 * s, '#d9b65c')) +
  rect(x + 1, y + 19 * s, 5 * s, 2.4 * s, '#4ade80') +
  rect(x + 16 * s, y + 19 * s, 5 * s, 2.4 * s, '#f5a524');

export const antenna = (x: number, y: number, angle: number, tone: Look['tone']) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    rect(-7, -146, 14, 140, across(tone.light, tone.base, tone.deep), 6),
    rect(-5, -14, 10, 20, tone.deep, 3),
  );

export const router: Drawing = (look) => {
  const { tone, rgb, lights, accent } = look;
  const count = Math.min(6, Math.max(2, look.count ?? 4));
  const antennas = many(count, (n) =>
    antenna(96 + (208 / (count - 1)) * n, 218, -16 + (32 / (count - 1)) * n, tone),
  );
  if (look.view === 2)
    return [
      shadow(204, 308, 160, 14),
      antennas,
      rect(50, 206, 300, 88, lit(tone.light, tone.base, tone.deep), 12),
      many(4, (n) => jack(150 + n * 32, 238)),
      rect(100, 236, 26, 22, '#1d4ed8', 2),
      circle(316, 250, 9, '#08080b'),
      rect(284, 240, 16, 20, '#17181b', 3),
      text(80, 256, 9, 'WAN', tone.ink),
    ].join('');
  return [
    shadow(204, 318, 175, 15),
    antennas,
    path('M70 214h260l36 70q4 22 -18 24H52q-22 -2 -18 -24z', lit(tone.pale, tone.base, tone.dark)),
    path('M96 222h208l18 52H78z', lit(tone.dark, tone.deep)),
    many(7, (n) =>
      stroke(`M${112 + n * 8} ${230 + n * 5}H${288 - n * 8}`, fade('#ffffff', 0.08), 2),
    ),
    path('M36 286h328q2 20 -16 22H52q-18 -2 -16 -22z', tone.deep),
    rgb ? rect(60, 284, 280, 3, across(...lights), 1.5) : rect(160, 284, 80, 3, accent, 1.5),
    many(6, (n) => circle(158 + n * 17, 297, 2.6, n === 4 ? '#f5a524' : '#4ade80')),
    mark(200, 256, look, 16, '#e9e6e1', 120),
  ].join('');
};

export const meshNodes: Drawing = (look) => {
  const white =
    look.tone.base === '#2b2c31' && !/negro/.test(look.words) ? toneOf('#f0efec') : look.tone;
  const nodes = Math.min(3, Math.max(1, look.count ?? 2));
  const node = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      ellipse(0, 6, 66, 12, glow('#1c141877', '#1c141800')),
      path(
        'M-50 -150a50 17 0 0 1 100 0V-10a50 17 0 0 1 -100 0z',
        across(white.light, white.base, white.dark),
      ),
      ellipse(0, -150, 50, 17, lit(white.pale, white.light)),
      stroke('M-30 -152q30 12 60 0', fade('#000000', 0.12), 4),
      circle(0, -34, 4, look.lights[2]),
      text(0, -80, 10, look.brand, fade(white.ink, 0.7), { fit: 60 }),
    );
  return nodes === 1
    ? node(200, 326, 1.5)
    : many(nodes, (n) =>
        node(
          nodes === 3 ? 92 + n * 106 : 136 + n * 136,
          310 + (n === 1 ? 18 : 0),
          nodes === 3 ? 1.05 : 1.25,
        ),
      );
};

export const networkSwitch: Drawing = (look) => {
  const ports = look.count ?? Number(/(\d+) ?puertos/.exec(look.words)?.[1] ?? 8);
  const columns = ports > 16 ? 12 : Math.min(8, ports);
  const rows = ports > 8 ? 2 : 1;
  const s = columns > 8 ? 0.82 : 1;
  const metal = look.tone;
  return [
    shadow(206, 296, 180, 14),
    block(30, 204, 290, 84, 104, metal, 5),
    mesh(120, 176, 200, 20, 6, fade('#000000', 0.25)),
    mark(66, 226, look, 10, metal.ink, 62),
    many(4, (n) => circle(44 + n * 9, 268, 2.4, n % 3 ? '#4ade80' : '#f5a524')),
    many(columns * rows, (n) =>
      jack(
        columns > 8 ? 88 + (n % columns) * 19 : 104 + (n % columns) * 26,
        rows === 2 ? 218 + Math.floor(n / columns) * 34 : 238,
        s * 0.95,
      ),
    ),
  ].join('');
};

export const accessPoint: Drawing = (look) => {
  const white = toneOf('#f3f2ef');
  return [
    shadow(204, 318, 140, 15),
    many(3, (n) =>
      stroke(
        `M${142 - n * 20} ${96 - n * 18}Q200 ${60 - n * 26} ${258 + n * 20} ${96 - n * 18}`,
        fade(look.accent, 0.4 - n * 0.1),
        6,
      ),
    ),
    ellipse(200, 222, 140, 100, white.deep),
    ellipse(200, 212, 140, 100, ball('#ffffff', white.base, white.dark)),
    ellipse(200, 206, 104, 72, fade('#ffffff', 0.6)),
    ellipse(200, 206, 104, 72, 'none', { stroke: fade('#000000', 0.06), 'stroke-width': 3 }),
    ellipse(200, 206, 40, 28, 'none', { stroke: look.lights[2], 'stroke-width': 4 }),
    text(200, 262, 15, look.brand, '#8b8e94', { fit: 100 }),
  ].join('');
};
