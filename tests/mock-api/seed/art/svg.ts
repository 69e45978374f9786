import { escapeHtml } from '../derive/texts';

/** Gradients are named by their form and colours, so a drawing only refers to them and each is written once. */
const paint =
  (form: string) =>
  (...colors: string[]) =>
    `url(#${form}-${colors.map((color) => color.replace('#', '')).join('-')})`;

export const across = paint('h');
export const lit = paint('d');
export const glow = paint('r');

const FORMS: Readonly<Record<string, string>> = {
  v: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  h: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  d: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
  b: 'radialGradient cx=".34" cy=".28" r=".8"',
  r: 'radialGradient cx=".5" cy=".5" r=".5"',
};

function gradient(name: string): string {
  const [form = 'v', ...colors] = name.split('-');
  const stops = colors.map((color, index) => {
    const offset = index / Math.max(1, colors.length - 1);
    return `<stop offset="${offset.toFixed(3)}" stop-color="#${color}"/>`;
  });
  const tag = FORMS[form] ?? '';
  return `<${tag} id="${name}">${stops.join('')}</${tag.split(' ')[0]}>`;
}

/** A whole document with the gradients that it refers to. Width and height are pixels; `box` is the part that is shown. */
export function svg(
  width: number,
  height: number,
  box: readonly number[],
  ...parts: string[]
): string {
  const content = parts.join('');
  const names = [...content.matchAll(/url\(#([vhdbr]-[0-9a-f-]+)\)/g)].map(([, name = '']) => name);
  const gradients = [...new Set(names)].map(gradient).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}"><defs>${gradients}</defs>${content}</svg>`;
}

/** Letters that XML refuses; names of a foreign catalogue may have them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}]/gu;

export const printable = (words: string) => escapeHtml(words.replace(UNPRINTABLE, ''));

/** Size of letters that are not wider than `fit`: DejaVu's bold capitals are about 0.72 em wide. */
export function fitted(size: number, words: string, spacing: number, fit: number): number {
  const wide = words.length * (size * 0.7 + spacing);
  return wide > fit ? (size * fit) / wide : size;
}

/** Letters at a point, not wider than `fit`. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill: string,
  { weight = 700, anchor = 'middle', spacing = 0, fit = Number.POSITIVE_INFINITY } = {},
): string {
  const scaled = fitted(size, words, spacing, fit).toFixed(2);
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans, Arial, sans-serif" font-size="${scaled}" font-weight="${weight}" text-anchor="${anchor}" letter-spacing="${spacing}" fill="${fill}">${printable(words)}</text>`;
}
