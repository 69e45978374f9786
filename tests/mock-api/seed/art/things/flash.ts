import { fade, mix } from '../colours';
import type { Drawing, Look } from '../look';
import { lit } from '../paint';
import { GOLD, gloss, STEEL } from '../parts';
import { circle, group, many, path, rect, ring, shadow, text, tilt } from '../shapes';

export const usbDrive: Drawing = (look) => {
  const { tone, accent, form, label } = look;
  return (
    shadow(210, 300, 150, 13) +
    tilt(
      -28,
      form === 'c'
        ? rect(62, 184, 60, 34, STEEL, 16) + rect(70, 196, 42, 10, '#3a3d44', 5)
        : rect(52, 174, 76, 54, STEEL, 3) +
            rect(70, 186, 12, 10, '#4c5058') +
            rect(70, 206, 12, 10, '#4c5058'),
      path(
        'M124 164h180a38 38 0 0 1 0 74H124a8 8 0 0 1 -8 -8V172a8 8 0 0 1 8 -8z',
        lit(tone.pale, tone.base, tone.deep),
      ),
      ring(312, 201, 17, accent, 7),
      circle(312, 201, 11, '#8f8a82'),
      text(206, 197, 20, look.brand, tone.ink, { fit: 130 }),
      text(206, 220, 14, label, fade(tone.ink, 0.8), { fit: 90 }),
      gloss(118, 166, 190, 34, 0.2),
    )
  );
};

const sdCard = (look: Look, x: number, y: number, k: number) =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    path(
      'M8 0H88l26 26V150a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8V8a8 8 0 0 1 8 -8z',
      lit('#3a3d44', '#15161a'),
    ),
    path('M10 34H104V146H10z', look.accent),
    path('M10 34H104V70L10 104z', mix(look.accent, '#ffffff', 0.2)),
    text(57, 64, 17, look.brand, '#ffffff', { fit: 84 }),
    text(57, 132, 24, look.label, '#ffffff', { fit: 84 }),
    many(7, (n) => rect(14 + n * 10, 4, 6, 16, GOLD, 1)),
  );

export const card: Drawing = (look) =>
  shadow(206, 318, 130, 14) +
  (look.form === 'micro'
    ? sdCard(look, 92, 122, 1.22) +
      group(
        'translate(246 176) scale(.92)',
        path(
          'M6 0H66l14 22v26l10 10V140a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6V6a6 6 0 0 1 6 -6z',
          lit('#2b2d33', '#0d0d10'),
        ),
        rect(8, 40, 66, 60, look.accent, 2),
        text(41, 64, 11, look.brand, '#ffffff', { fit: 60 }),
        text(41, 86, 16, look.label, '#ffffff', { fit: 60 }),
        text(45, 128, 13, 'micro', '#ffffff', { weight: 500 }),
      )
    : sdCard(look, 112, 70, 1.56));
