import { fade, toneOf } from '../colours';
import type { Drawing } from '../look';
import { across, ball, down, lit } from '../paint';
import { mark, mesh } from '../parts';
import { circle, ellipse, group, inside, many, path, rect, shadow, stroke, text } from '../shapes';

export const chair: Drawing = (look) => {
  const { tone, accent, words } = look;
  const gamer = /gamer|gaming/.test(words);
  const back = gamer
    ? 'M150 42q50 -16 100 0l16 34l-8 46l14 74q0 26 -24 28H152q-24 -2 -24 -28l14 -74l-8 -46z'
    : 'M140 60q60 -20 120 0q14 70 4 150q-60 16 -128 0q-10 -80 4 -150z';
  const legs = many(5, (n) => {
    const x = 200 + Math.cos(0.3 + n * 1.257) * 84;
    const y = 330 + Math.sin(0.3 + n * 1.257) * 17;
    return (
      stroke(`M200 312L${x.toFixed(0)} ${y.toFixed(0)}`, '#24262b', 9) +
      circle(x, y + 7, 8, ball('#5c6068', '#0c0c0f'))
    );
  });
  if (look.view === 2)
    return group(
      'translate(200 200) matrix(.86 -.04 .08 1 0 0) translate(-200 -200)',
      chair({ ...look, view: 1 }),
    );
  return [
    shadow(202, 350, 110, 13),
    legs,
    rect(192, 262, 16, 56, across('#8b8e94', '#2b2d33'), 4),
    rect(186, 288, 28, 26, '#17181b', 6),
    path(back, lit(tone.light, tone.base, tone.deep)),
    inside(
      path(back, '#000000'),
      gamer
        ? path('M120 60l36 20l-8 150h-40zM280 60l-36 20l8 150h40z', accent) +
            stroke('M160 60L156 220M240 60L244 220', fade('#ffffff', 0.18), 2)
        : mesh(130, 50, 140, 170, 6, fade('#000000', 0.4)),
    ),
    gamer
      ? rect(168, 62, 64, 26, tone.deep, 10) +
        text(200, 79, 10, look.brand.toUpperCase(), accent, { fit: 54 }) +
        rect(160, 176, 80, 34, lit('#33353b', '#0e0e11'), 12)
      : mark(200, 78, look, 8, tone.ink, 70),
    rect(94, 192, 40, 13, '#17181b', 6) +
      rect(266, 192, 40, 13, '#17181b', 6) +
      rect(108, 200, 9, 52, '#2b2d33', 3) +
      rect(283, 200, 9, 52, '#2b2d33', 3),
    path(
      'M126 222h148q22 4 26 28q0 20 -26 22H126q-26 -2 -26 -22q4 -24 26 -28z',
      lit(tone.light, tone.base, tone.deep),
    ),
    gamer
      ? path(
          'M126 222h24l-10 50h-14q-26 -2 -26 -22q4 -24 26 -28zM274 222h-24l10 50h14q26 -2 26 -22q-4 -24 -26 -28z',
          accent,
        )
      : '',
  ].join('');
};

export const desk: Drawing = (look) => {
  const wood = toneOf(
    /blanc/.test(look.words)
      ? '#ebe9e5'
      : /nogal|cafe|madera/.test(look.words)
        ? '#7a5236'
        : look.tone.base,
  );
  return [
    shadow(204, 338, 180, 13),
    path('M62 190h14l-10 140H50zM324 190h14l12 140h-16z', across('#4a4c52', '#17181b')),
    path('M92 180h10l-6 110h-10zM298 180h10l8 110h-10z', '#24262b'),
    path('M30 186L88 142H312l58 44z', lit(wood.pale, wood.light, wood.base)),
    rect(30, 186, 340, 13, down(wood.base, wood.deep), 2),
    look.rgb
      ? rect(36, 198, 328, 3, across(...look.lights), 1.5)
      : rect(36, 198, 328, 2, wood.deep),
    group(
      'translate(130 62) scale(.36)',
      rect(50, 80, 300, 180, '#17181b', 8),
      rect(58, 88, 284, 164, lit(...look.lights), 4),
      rect(184, 256, 32, 50, '#2b2d33'),
      rect(130, 304, 140, 12, '#2b2d33', 6),
    ),
    ellipse(276, 168, 11, 5, '#17181b'),
    rect(166, 172, 80, 8, '#17181b', 3),
  ].join('');
};
