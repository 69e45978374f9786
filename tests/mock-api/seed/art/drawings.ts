import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Kind } from '../../catalogue/types';
import { hash } from '../../core/random';
import { readRows, word } from '../load';
import { mix, type Tone, toneOf } from './colours';
import type { Look } from './look';
import { fitted, glow, printable, text } from './svg';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'things');
const SYMBOL = /<symbol id="([^"]+)">(.*?)<\/symbol>/gs;

/** The parts of each `<symbol>` of the templates, by its id. README.md says what may stand in braces. */
const SYMBOLS = new Map(
  readdirSync(FOLDER).flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(SYMBOL)].map(
      ([, id = '', source = '']) =>
        [id, source.replaceAll('\n', '').split(/(\{[^{}]*\})/)] as const,
    ),
  ),
);

/** What templates may name besides what a look has. */
const WORDS: Readonly<Record<string, (look: Look) => string>> = {
  rgb: ({ rgb }) => (rgb ? 'rgb' : ''),
  count: ({ count }) => String(count ?? ''),
  base: ({ tone }) => tone.base,
  ports: ({ count, words }) => String(count ?? Number(/(\d+) ?puertos/.exec(words)?.[1] ?? 8)),
  watts: ({ words }) => /(\d+) ?w\b/.exec(words)?.[0].toUpperCase() ?? 'USB-C',
  capacity: ({ words }) => /(\d[\d,]*) ?mah/.exec(words)?.[0] ?? '10000 mAh',
  degrees: ({ seed }) => `${28 + (seed % 20)}°`,
  charge: ({ seed }) => `${60 + (seed % 41)}%`,
  volts: ({ seed }) => `${118 + (seed % 9)} V`,
  clock: ({ seed }) => `${9 + (seed % 3)}:${10 + (seed % 49)}`,
  serial: ({ seed }) => `X${(seed % 900000) + 100000} MX`,
};

/** One of `count` shapes: `seed` chooses for each article, any other word for each model. */
const choice = (look: Look, of: string, count: number): number =>
  (of === 'seed' ? look.seed : hash(`${of} ${look.design}`) >>> 5) % count;

function worth(look: Look, name: string): string {
  const [of = '', divisor] = name.split('%');
  if (divisor) return String(choice(look, of, Number(divisor)));
  const said = WORDS[of]?.(look) ?? look[of as keyof Look];
  if (said === undefined) throw new Error(`A drawing of ${look.kind} names ${name}`);
  return String(said);
}

function colour(look: Look, name: string): string {
  const [, light] = /^glow([123])$/.exec(name) ?? [];
  if (light) return look.lights[Number(light) - 1] ?? '';
  if (name[0] === '#') return name;
  return name === 'accent' ? look.accent : look.tone[name as keyof Tone];
}

/** `brand`, `brand^` in capitals, `brand.2^` its first two, `label|SSD` with something to say instead of nothing. */
function say(look: Look, rule: string): string {
  const [, name = '', length, capitals, instead = ''] =
    /^(\w+)(?:\.(\d+))?(\^?)(?:\|(.*))?$/.exec(rule) ?? [];
  const said = worth(look, name).slice(0, length ? Number(length) : undefined);
  if (said === '') return instead.startsWith('@') ? worth(look, instead.slice(1)) : instead;
  return capitals ? said.toUpperCase() : said;
}

/** `rgb` is said, `form=tkl,mini` is one of them, `words~hub|dock` has one of them. */
function holds(look: Look, rule: string): boolean {
  const [, name = '', how, rest = ''] = /^([\w%]+)(?:([=~])(.*))?$/.exec(rule) ?? [];
  const said = worth(look, name);
  if (how === '~') return new RegExp(rest).test(said);
  return how ? rest.split(',').includes(said) : said !== '';
}

/** `view=1 words=inalambrico`: what a drawing within another one has of its own. */
function replaced(pairs: readonly string[]): Partial<Look> {
  const own = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    if (name === 'tone') return [name, toneOf(value)];
    if (name === 'rgb') return [name, value === 'true'];
    return [name, name === 'view' || name === 'count' ? Number(value) : value];
  });
  return Object.fromEntries(own);
}

function filled(look: Look, code: string): string {
  const [name = '', ...args] = code.split(' ');
  const [first = 0, second = 0, third = 0, fit = 0] = args.map(Number);
  const rest = (from: number) => args.slice(from).join(' ');
  switch (name) {
    // What the caller has drawn.
    case 'drawing':
      return look.drawing;
    case 'draw':
      return drawn(args[0] ?? '', { ...look, ...replaced(args.slice(1)) });
    case 'pick': {
      const items = rest(1).split('|');
      const item = items[choice(look, args[0] ?? '', items.length)] ?? '';
      return item.replace(/@(\w+)/g, (_, paint: string) => colour(look, paint));
    }
    case 'mix':
      return mix(colour(look, args[0] ?? ''), `#${args[1]}`, third);
    // Letters around, after or before a point: x, y, size, width at most, colour, what they say.
    case 'text':
    case 'textleft':
    case 'textright': {
      const anchor = name === 'text' ? 'middle' : name === 'textleft' ? 'start' : 'end';
      const paint = colour(look, args[4] ?? '');
      return text(first, second, third, say(look, rest(5)), paint, { anchor, fit });
    }
    // Soft contact shadow on the ground.
    case 'shade':
      return `<ellipse cx="${first}" cy="${second}" rx="${third}" ry="${fit}" fill="${glow('#1c14188c', '#1c14183d', '#1c14180f', '#1c141800')}"/>`;
    case 'say':
      return printable(say(look, rest(0)));
    case 'size':
      return fitted(first, say(look, rest(3)), second, third).toFixed(2);
    // A measure between two, by the model: `{span width 0.9 1.1}`.
    case 'span':
      return (second + ((third - second) * choice(look, args[0] ?? '', 101)) / 100).toFixed(3);
    // The sun of the picture on a screen.
    case 'sun':
      return String(first + second * (0.3 + (look.seed % 40) / 100));
    default:
      return colour(look, name);
  }
}

/** Fills in a symbol. Of a section `{?condition}…{:}otherwise…{/}` one half is drawn. */
function drawn(id: string, look: Look): string {
  const sections: ('drawn' | 'next' | 'over')[] = ['drawn'];
  let out = '';
  for (const part of SYMBOLS.get(id) ?? []) {
    const now = sections.at(-1);
    if (part === '{/}') sections.pop();
    else if (part === '{:}') sections[sections.length - 1] = now === 'next' ? 'drawn' : 'over';
    else if (part.startsWith('{?') && now !== 'drawn') sections.push('over');
    else if (part.startsWith('{?'))
      sections.push(holds(look, part.slice(2, -1)) ? 'drawn' : 'next');
    else if (now === 'drawn') out += part.startsWith('{') ? filled(look, part.slice(1, -1)) : part;
  }
  return out;
}

export const isDrawn = (kind: string): kind is Kind => SYMBOLS.has(kind);

/** A thing on its own, without background; a carton where there is no picture of it. */
export const thing = (look: Look, id: string = look.kind): string =>
  drawn(isDrawn(id) ? id : 'box', look)
    .replace(/url\(#[vhdbr]-[^)]*\)/g, (paint) => `url(#${paint.slice(5).replaceAll('#', '')}`)
    .replace(/<clipPath id="">(.*?)<\/clipPath><g clip-path="url\(#\)">/g, (_, shape: string) => {
      const id = `c${hash(shape).toString(36)}`;
      return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">`;
    });

const Icon = z.strictObject({ icon: word, kind: z.string().refine(isDrawn) });
const ICONS = new Map(readRows('art/icons.csv', Icon).map(({ icon, kind }) => [icon, kind]));

/** The kind that stands for a pictogram or for the art of a banner; a carton where there is none. */
export const kindOfIcon = (icon: string): Kind =>
  isDrawn(icon) ? icon : (ICONS.get(icon) ?? 'box');
