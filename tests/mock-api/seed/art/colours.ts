import { z } from 'zod';
import { fold } from '../../core/text';
import { readRows, word } from '../load';

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Colour between `a` and `b`, both `#rrggbb`: 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  const mixed = channels(a).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` with an opacity from 0 to 1. */
export const fade = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}

/** A material in five lights, and the colour of what is printed on it. */
export function toneOf(base: string) {
  const bright = isLight(base);
  return {
    base,
    light: mix(base, '#ffffff', bright ? 0.55 : 0.18),
    pale: mix(base, '#ffffff', bright ? 0.85 : 0.38),
    dark: mix(base, '#14121c', bright ? 0.16 : 0.4),
    deep: mix(base, '#14121c', bright ? 0.36 : 0.72),
    ink: bright ? '#3a3733' : '#e9e6e1',
  };
}
export type Tone = ReturnType<typeof toneOf>;

const Named = z.strictObject({ name: word.transform((name) => new RegExp(name)), colour: word });
const NAMED = readRows('art/colours.jsonl', Named);

export function colourOf(words: string): string | undefined {
  const text = fold(words);
  return NAMED.find(({ name }) => name.test(text))?.colour;
}
