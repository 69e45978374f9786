import { fold } from '../../core/text';

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

export const isLight = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
};

/** A material in five lights, and the colour of what is printed on it. */
export interface Tone {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
  ink: string;
}

export function toneOf(base: string): Tone {
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

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bnegro|\bblack|midnight|medianoche/, '#2b2c31'],
  [/\bblanc|\bwhite|\bsnow/, '#ebe9e5'],
  [/grafito|graphite|espacial|oscuro|antracita/, '#4a4c52'],
  [/\bgris|\bgray|\bgrey/, '#8b8e94'],
  [/plata|silver|alumini|titani/, '#c9ccd1'],
  [/celeste/, '#9cc8e6'],
  [/\bazul|\bblue|marino/, '#2f5fa8'],
  [/\brosa|\bpink|coral/, '#e9a3bf'],
  [/\brojo|\broja|\bred\b|vino/, '#b3262e'],
  [/verde|green|menta/, '#4f8a6a'],
  [/morado|lila|lavanda|violeta|purple/, '#8367b5'],
  [/amarill|yellow/, '#ecc43c'],
  [/dorad|gold|\boro\b|beige|crema|arena/, '#d8c19a'],
  [/naranja|orange/, '#e0762f'],
  [/cafe|marron|nogal|madera/, '#7a5236'],
];

/** The colour that a Spanish name speaks of, or nothing. */
export function colourOf(words: string): string | undefined {
  const text = fold(words);
  return WORDS.find(([pattern]) => pattern.test(text))?.[1];
}
