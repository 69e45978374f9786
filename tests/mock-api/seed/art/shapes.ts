import { hash } from '../../core/random';
import { escapeHtml } from '../derive/texts';

const hex = (color: string) => color.replace('#', '');

/** Gradients are named by their colours, so a drawing only refers to them and `definitions` writes each one once. */
const paint =
  (form: string) =>
  (...colors: string[]) =>
    `url(#${form}-${colors.map(hex).join('-')})`;

/** Left to right. */
export const across = paint('h');
/** From the light at the top left to the bottom right. */
export const lit = paint('d');
/** From the centre outwards. */
export const glow = paint('r');

const FORMS: Record<string, string> = {
  v: 'linearGradient x1="0" y1="0" x2="0" y2="1"',
  h: 'linearGradient x1="0" y1="0" x2="1" y2="0"',
  d: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
  b: 'radialGradient cx=".34" cy=".28" r=".8"',
  r: 'radialGradient cx=".5" cy=".5" r=".5"',
};

function stop(color: string, offset: number): string {
  const opacity = color.length === 8 ? Number.parseInt(color.slice(6), 16) / 255 : 1;
  const solid = color.length === 8 ? color.slice(0, 6) : color;
  return `<stop offset="${offset.toFixed(3)}" stop-color="#${solid}" stop-opacity="${opacity.toFixed(3)}"/>`;
}

/** The `<defs>` with every gradient that the drawing refers to. */
export function definitions(drawing: string): string {
  const names = new Set(
    [...drawing.matchAll(/url\(#([vhdbr]-[0-9a-f-]+)\)/g)].map((match) => match[1] ?? ''),
  );
  const gradients = [...names].map((name) => {
    const [form = 'v', ...colors] = name.split('-');
    const stops = colors.map((color, index) => stop(color, index / Math.max(1, colors.length - 1)));
    const tag = FORMS[form] ?? '';
    return `<${tag} id="${name}">${stops.join('')}</${tag.split(' ')[0]}>`;
  });
  return `<defs>${gradients.join('')}</defs>`;
}

type More = Record<string, string | number>;

const attributes = (more: More) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  more: More = {},
) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${attributes(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: More = {}) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: More = {},
) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

export const path = (d: string, fill: string, more: More = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const stroke = (d: string, color: string, width: number, more: More = {}) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${transform}">${content.join('')}</g>`;

export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

/** Shows `content` only inside `shape`. */
export function inside(shape: string, ...content: string[]): string {
  const id = `c${hash(shape).toString(36)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

interface Lettering {
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  /** Widest that it may become, in units. */
  fit?: number;
}

/** Letters that XML refuses; names of a foreign catalogue may have them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Cn}]/gu;

/** Size of letters that are not wider than `fit`: DejaVu's bold capitals are about 0.72 em wide. */
export function fitted(size: number, words: string, spacing: number, fit: number): number {
  const wide = words.length * (size * 0.7 + spacing);
  return wide > fit ? (size * fit) / wide : size;
}

export const printable = (words: string) => escapeHtml(words.replace(UNPRINTABLE, ''));

export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  fill: string,
  how: Lettering = {},
): string {
  const { weight = 700, anchor = 'middle', spacing = 0, fit = Number.POSITIVE_INFINITY } = how;
  const scaled = fitted(size, words, spacing, fit);
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans, Arial, sans-serif" font-size="${scaled.toFixed(2)}" font-weight="${weight}" text-anchor="${anchor}" letter-spacing="${spacing}" fill="${fill}">${printable(words)}</text>`;
}

/** Soft contact shadow on the ground. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx * 0.12) =>
  ellipse(cx, cy, rx, ry, glow('#1c14188c', '#1c14183d', '#1c14180f', '#1c141800'));
