import { fade, toneOf } from '../colours';
import type { Drawing, Look } from '../look';
import { across, lit } from '../paint';
import { bracket, contacts, fan, framedFan, gloss, mark, STEEL } from '../parts';
import { circle, group, many, path, rect, ring, shadow, text } from '../shapes';

function backplate(look: Look): string {
  const { tone, accent } = look;
  const cut = many(9, (n) => path(`M${268 + n * 8} 160l-14 76h4l14 -76z`, '#0a0a0d'));
  return [
    shadow(206, 306, 165),
    contacts(96, 280, 120, 16),
    bracket(48),
    path('M62 122H352l8 14V276l-10 10H62Z', lit(tone.light, tone.base, tone.deep)),
    path('M200 122h30l-70 164h-30z', fade(accent, 0.85)),
    path('M244 122h8l-70 164h-8z', fade(tone.pale, 0.5)),
    cut,
    text(126, 176, 22, look.brand.toUpperCase(), tone.ink, { fit: 100 }),
    text(80, 262, 10, look.label, fade(tone.ink, 0.8), { anchor: 'start', fit: 70 }),
    gloss(62, 122, 296, 164, 0.1),
  ].join('');
}

export const gpu: Drawing = (look) => {
  if (look.view === 2) return backplate(look);
  const { tone, rgb, lights, accent } = look;
  const fans = Math.min(3, Math.max(1, look.count ?? 2));
  const right = [0, 250, 318, 362][fans] ?? 362;
  const width = right - 62;
  const r = Math.min(58, width / fans / 2 - 8);
  const body = path(
    `M66 126l14 -12H${right - 18}l16 14V268l-14 16H${right - 90}l-10 8H66Z`,
    lit(tone.light, tone.base, tone.deep),
  );
  return group(
    `translate(${(362 - right) / 2} 0)`,
    shadow(66 + width / 2, 312, width * 0.56),
    contacts(100, 284, 104, 18),
    rect(66, 100, width - 30, 26, lit(tone.dark, tone.deep), 3),
    text(66 + width * 0.56, 113, 9, look.brand.toUpperCase(), fade('#ffffff', 0.75), {
      spacing: 2,
      weight: 600,
      fit: 90,
    }),
    rect(80, 100, width * 0.28, 4, rgb ? across(...lights) : accent, 2),
    bracket(50),
    body,
    many(fans, (n) => {
      const cx = 66 + (width / fans) * (n + 0.5) - 1;
      return (
        circle(cx, 202, r + 4, tone.deep) +
        fan(cx, 202, r, { ...look, rgb: false }, 11) +
        (rgb ? ring(cx, 202, r + 2, lit(...lights), 3) : '')
      );
    }),
    many(fans - 1, (n) => {
      const x = 66 + (width / fans) * (n + 1);
      return (
        path(`M${x - 10} 122h20l-6 26h-8z`, accent) +
        path(`M${x - 8} 282h16l-5 -24h-6z`, fade(accent, 0.7))
      );
    }),
    mark(66 + width - 56, 278, look, 9, tone.ink, 80),
    text(88, 278, 9, look.label, fade(tone.ink, 0.9), {
      anchor: 'start',
      fit: fans === 3 ? 62 : 76,
    }),
  );
};

export const expansion: Drawing = (look) => {
  const hot = toneOf('#1d5a45');
  return [
    shadow(210, 306, 150),
    contacts(130, 272, 96, 18),
    rect(84, 150, 256, 126, lit(hot.light, hot.base, hot.dark), 4),
    bracket(68),
    /wi-?fi|wireless/.test(look.words)
      ? many(2, (n) => path(`M66 ${160 + n * 70}h-30l-6 -90h10z`, '#202126'))
      : rect(60, 176, 22, 60, STEEL, 2),
    path('M190 166h126v74H206l-16 -16z', lit('#3a3d44', '#16171b')),
    many(9, (n) => rect(212 + n * 11, 176, 5, 56, '#4c5058', 1)),
    rect(110, 176, 56, 40, lit('#33363c', '#111215'), 2),
    mark(138, 200, look, 8, '#e9e6e1', 50),
    many(7, (n) => rect(104 + n * 11, 240, 7, 12, '#c9b07a', 1)),
    text(252, 262, 9, look.label, fade('#ffffff', 0.8), { fit: 80 }),
  ].join('');
};

export const chassisFan: Drawing = (look) => {
  const fans = Math.min(3, Math.max(1, look.count ?? 1));
  if (fans === 1)
    return (
      shadow(205, 334, 140) +
      rect(78, 82, 256, 250, look.tone.deep, 22) +
      framedFan(70, 76, 252, look)
    );
  return (
    shadow(205, 322, 175) +
    many(fans, (n) =>
      framedFan(112 - (fans - 2) * 46 + n * (fans === 2 ? 96 : 88) - 66, 88 + n * 26, 168, look),
    )
  );
};
