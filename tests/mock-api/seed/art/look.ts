import { z } from 'zod';
import type { ArtHints, Article, Kind } from '../../catalogue/types';
import { hash } from '../../core/random';
import { fold } from '../../core/text';
import { readRows, word } from '../load';
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
  lights: readonly string[];
  /** 1 front, 2 other side. */
  view: number;
  /** What a drawing shows of another one, such as the carton of a thing. */
  drawing?: string;
}

const ACCENTS = readRows('art/accents.csv', z.strictObject({ colour: word }));
const LIGHTS = readRows(
  'art/lights.csv',
  z.strictObject({ first: word, second: word, third: word }),
);

const pick = <T>(items: readonly T[], seed: number): T => items[seed % items.length] as T;

export const accentOf = (brand: string): string =>
  pick(ACCENTS, hash(`accent ${brand}`) >>> 3).colour;

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
    lights: Object.values(pick(LIGHTS, seed >>> 4)),
    view: 1,
  };
}
