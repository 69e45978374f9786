import { hash } from '../../core/random';
import { mix } from './colours';
import { accentOf } from './look';
import { svg } from './scene';
import { circle, rect, text } from './shapes';

const INK = '#1b1715';

/** A wordmark of our own for a brand: set in bold, with one coloured detail. 2:1, `width` pixels wide. */
export function brandPicture(name: string, width: number): string {
  const seed = hash(`mark ${name}`);
  const accent = accentOf(name);
  const style = seed % 4;
  const spacing = style === 0 ? 4 : style === 1 ? 0 : 2;
  const words = style === 2 || name.length > 14 ? name : name.toUpperCase();
  const ink = style === 3 ? mix(accent, INK, 0.35) : INK;
  const details = [
    rect(172, 142, 56, 7, accent, 3.5),
    rect(150, 52, 46, 6, accent, 3) + rect(204, 52, 46, 6, mix(accent, '#ffffff', 0.55), 3),
    [0, 1, 2].map((n) => circle(180 + n * 20, 146, 4.5, mix(accent, '#ffffff', n * 0.3))).join(''),
    rect(120, 142, 160, 3, accent, 1.5),
  ];
  const mark = text(200, 118, 54, words, ink, { weight: 800, spacing, fit: 300 });
  return svg(
    width,
    width / 2,
    [0, 0, 400, 200],
    rect(0, 0, 400, 200, '#ffffff') + mark + (details[style] ?? ''),
  );
}
