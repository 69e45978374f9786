import { z } from 'zod';
import type { ArtHints, Article } from '../../catalogue/types';
import { hash } from '../../core/random';
import { fold } from '../../core/text';
import { columns, readRows, word } from '../load';
import { colourOf, toneOf } from './colours';

const ACCENTS = readRows('art/accents.csv', z.strictObject({ colour: word }));
const LIGHTS = readRows('art/lights.csv', z.strictObject(columns('first second third', word)));

const pick = <T>(items: readonly T[], seed: number): T => items[seed % items.length] as T;

export const accentOf = (brand: string): string =>
  pick(ACCENTS, hash(`accent ${brand}`) >>> 3).colour;

type Source = Pick<Article, 'kind' | 'name' | 'brand' | 'seed' | 'color'> & { art?: ArtHints };

/** How an article looks, from its hints, its colour and its name. */
export function lookOf({ kind, name, seed, color = '', art = {}, ...article }: Source) {
  const brand = article.brand ?? '';
  return {
    kind,
    seed,
    brand,
    count: art.count,
    form: art.form ?? '',
    /** Short text printed on the thing, such as `RTX 4060`; may be empty. */
    label: art.label ?? '',
    /** What variants share, such as `Vivobook Go 15`; printed on some things. */
    model: art.model ?? '',
    /** Chooses the shape of the model: the same for all its colours and capacities. */
    design: hash(`${brand} ${art.model ?? name}`),
    /** The name without accents and in lower case, to tell variants apart. */
    words: fold(name),
    rgb: art.rgb ?? /\brgb\b/i.test(name),
    tone: toneOf(colourOf(color) ?? colourOf(name) ?? '#2b2c31'),
    /** Colour of the brand: stripes, boxes, lights. */
    accent: accentOf(brand),
    /** Three colours of the lights. */
    lights: Object.values(pick(LIGHTS, seed >>> 4)),
    /** 1 front, 2 other side. */
    view: 1,
    /** What a drawing shows of another one, such as the carton of a thing. */
    drawing: '',
  };
}

export type Look = ReturnType<typeof lookOf>;
