import type { ArtHints, Article, Kind } from '../../catalogue/types';
import { hash } from '../../core/random';
import { fold } from '../../core/text';
import { colourOf, type Tone, toneOf } from './colours';

/** All that a drawing may depend on. */
export interface Look {
  kind: Kind;
  seed: number;
  brand: string;
  /** Short text printed on the thing, such as `RTX 4060`; may be empty. */
  label: string;
  /** What variants share, such as `Vivobook Go 15`; printed on some things. */
  model: string;
  /** Chooses the shape of the model: the same for all its colours and capacities. */
  design: number;
  /** The name without accents and in lower case, to tell variants apart. */
  words: string;
  form: string;
  count: number | undefined;
  rgb: boolean;
  tone: Tone;
  /** Colour of the brand: stripes, boxes, lights. */
  accent: string;
  /** Three colours of the lights. */
  lights: readonly [string, string, string];
  /** 1 front, 2 other side. */
  view: number;
}

const ACCENTS = [
  '#d00071',
  '#0f8f88',
  '#2563c9',
  '#e06a1b',
  '#7a3fc0',
  '#c8202f',
  '#2f8f3f',
  '#0a86b8',
  '#c99a17',
] as const;

const LIGHTS = [
  ['#ff2e93', '#7a5cff', '#24d3ff'],
  ['#22e3c1', '#2aa8ff', '#8a5cff'],
  ['#ff7a2e', '#ff2e7e', '#a44dff'],
  ['#5cff9a', '#22d3ee', '#4d7dff'],
  ['#ffcf3a', '#ff4d8d', '#7a5cff'],
] as const;

const pick = <T>(items: readonly T[], first: T, seed: number): T =>
  items[seed % items.length] ?? first;

export const accentOf = (brand: string): string =>
  pick(ACCENTS, ACCENTS[0], hash(`accent ${brand}`) >>> 3);

type Source = Pick<Article, 'kind' | 'name' | 'brand' | 'seed' | 'color'> & { art?: ArtHints };

/** How an article looks, from its hints, its colour and its name. */
export function lookOf(article: Source): Look {
  const { kind, name, seed, art = {} } = article;
  const brand = article.brand ?? '';
  const named = article.color ? colourOf(article.color) : undefined;
  return {
    kind,
    seed,
    brand,
    label: art.label ?? '',
    model: art.model ?? '',
    design: hash(`${brand} ${art.model ?? name}`),
    words: fold(name),
    form: art.form ?? '',
    count: art.count,
    rgb: art.rgb ?? /\brgb\b/i.test(name),
    tone: toneOf(named ?? colourOf(name) ?? '#2b2c31'),
    accent: accentOf(brand),
    lights: pick<Look['lights']>(LIGHTS, LIGHTS[0], seed >>> 4),
    view: 1,
  };
}
