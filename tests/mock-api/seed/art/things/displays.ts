import { fade, mix, toneOf } from '../colours';
import type { Drawing } from '../look';
import { across, ball, glow, lit } from '../paint';
import { block, gloss, mark, mesh, STEEL, screen } from '../parts';
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

export const monitor: Drawing = (look) => {
  const { tone, form, rgb, lights, accent } = look;
  const wide = form === 'wide';
  const [x, y, w, h] = wide ? [30, 112, 340, 152] : [50, 80, 300, 180];
  const stand = [
    path(`M184 ${y + h - 12}h32l4 ${306 - y - h + 20}h-40z`, across(tone.light, tone.dark)),
    rgb || form === 'gamer'
      ? path('M118 326L188 302h24l70 24l-8 6H126z', lit(tone.light, tone.deep))
      : path('M130 318q70 -14 140 0l8 12H122z', lit(tone.light, tone.deep)),
  ].join('');
  if (look.view === 2) {
    return [
      shadow(200, 334, 120, 12),
      stand,
      rect(x, y, w, h, lit(tone.light, tone.base, tone.deep), 8),
      path(
        `M${x + 60} ${y + 20}h${w - 120}l24 40l-40 ${h - 80}H${x + 76}l-40 ${80 - h}z`,
        lit(tone.base, tone.deep),
      ),
      rgb ? ring(200, y + h * 0.45, 36, lit(...lights), 6) : '',
      text(200, y + h * 0.48, 15, look.brand.toUpperCase(), tone.ink, { fit: 62 }),
      many(9, (n) => rect(x + 70 + n * 9, y + h - 16, 5, 6, '#08080b')),
    ].join('');
  }
  const curve = form === 'curved' || wide;
  const d = `M${x} ${y}Q200 ${y + 16} ${x + w} ${y}V${y + h}Q200 ${y + h - 14} ${x} ${y + h}Z`;
  const frame = curve
    ? path(d, lit(tone.light, tone.deep), {
        stroke: tone.deep,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      })
    : rect(x - 3, y - 3, w + 6, h + 12, lit(tone.light, tone.deep), 6);
  return [
    shadow(200, 334, 130, 13),
    rgb
      ? ellipse(
          200,
          y + h * 0.6,
          w * 0.58,
          h * 0.7,
          glow(fade(lights[1], 0.22), fade(lights[1], 0)),
        )
      : '',
    stand,
    frame,
    curve
      ? inside(path(d, '#000000'), screen(x, y, w, h, look), gloss(x, y, w, h, 0.1))
      : screen(x + 3, y + 3, w - 6, h - 6, look),
    text(200, y + h + (curve ? -1 : 5), 6.5, look.brand.toUpperCase(), fade(tone.ink, 0.9), {
      spacing: 1,
    }),
    circle(x + w - 14, y + h + (curve ? -3 : 3), 1.8, accent),
  ].join('');
};

export const tv: Drawing = (look) => {
  if (look.view === 2)
    return group(
      'translate(200 200) matrix(.8 -.1 0 1 0 0) translate(-200 -200)',
      tv({ ...look, view: 1 }),
    );
  const dark = toneOf('#2b2c31');
  return [
    shadow(200, 316, 165, 12),
    path('M82 286l-22 26h14l26 -26zM318 286l22 26h-14l-26 -26z', lit(dark.light, dark.deep)),
    rect(22, 82, 356, 206, lit('#4a4c52', '#101114'), 4),
    screen(25, 85, 350, 198, look),
    text(200, 286.4, 5, look.brand.toUpperCase(), '#c9ccd1', { spacing: 1 }),
    look.label
      ? text(350, 108, 12, look.label, fade('#ffffff', 0.85), { anchor: 'end', fit: 60 })
      : '',
  ].join('');
};

export const projector: Drawing = (look) => {
  const tone = look.tone.base === '#2b2c31' && look.seed % 2 ? toneOf('#ebe9e5') : look.tone;
  return [
    path('M150 230L24 110V300z', lit(fade(look.lights[2], 0.28), fade('#ffffff', 0))),
    shadow(212, 308, 150, 14),
    block(90, 206, 220, 86, 100, tone, 14),
    circle(152, 246, 38, tone.deep) +
      circle(152, 246, 32, '#101116') +
      circle(152, 246, 25, ball(mix(look.lights[1], '#ffffff', 0.4), look.lights[1], '#0a0a18')) +
      circle(144, 238, 6, fade('#ffffff', 0.8)),
    mesh(212, 226, 84, 44, 7, fade('#000000', 0.45)),
    group(
      'translate(250 194) skewX(-58)',
      mark(0, 0, look, 13, tone.ink, 90),
      circle(70, -4, 8, tone.dark),
    ),
    mark(254, 284, look, 9, tone.ink, 80),
    rect(108, 291, 26, 8, '#17181b', 2) + rect(268, 291, 26, 8, '#17181b', 2),
  ].join('');
};

export const arm: Drawing = (look) => {
  const steel = look.tone;
  const wall = /tv|television/.test(look.words);
  if (wall)
    return [
      shadow(204, 326, 120, 12),
      rect(92, 100, 40, 200, lit(steel.light, steel.deep), 4),
      many(4, (n) => circle(112, 122 + n * 52, 6, '#0a0a0d')),
      stroke('M132 170L220 140L276 180M132 230L220 250L276 216', steel.base, 20),
      circle(220, 140, 13, ball(steel.pale, steel.deep)),
      circle(220, 250, 13, ball(steel.pale, steel.deep)),
      path('M270 110h32v180h-32z', lit(steel.light, steel.deep)),
      rect(252, 120, 68, 16, steel.base, 3),
      rect(252, 262, 68, 16, steel.base, 3),
    ].join('');
  const n = Math.min(2, look.count ?? (/doble|dual/.test(look.words) ? 2 : 1));
  const branch = (flip: number) =>
    group(
      `translate(200 0) scale(${flip} 1)`,
      stroke('M0 190L70 236', steel.dark, 18),
      stroke('M70 236L104 126', steel.base, 17),
      stroke('M73 230L104 130', steel.light, 4),
      circle(70, 236, 13, ball(steel.pale, steel.deep)),
      rect(94, 90, 22, 80, lit(steel.light, steel.deep), 4),
      circle(104, 130, 9, look.accent),
    );
  return [
    shadow(200, 338, 110, 12),
    rect(192, 120, 16, 200, STEEL, 5),
    path('M160 312h80l10 18h-100z', lit(steel.light, steel.deep)),
    rect(150, 330, 22, 12, steel.deep, 2),
    branch(1),
    n > 1 ? branch(-1) : '',
    circle(200, 190, 15, ball(steel.pale, steel.base, steel.deep)),
    mark(200, 326, look, 8, steel.ink, 60),
  ].join('');
};
