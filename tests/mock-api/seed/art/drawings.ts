import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kind } from '../../catalogue/types';
import { hash } from '../../core/random';
import { mix, type Tone, toneOf } from './colours';
import type { Look } from './look';
import { fitted, printable, shadow, text } from './shapes';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'things');

type Draw = (look: Look) => string;

/** The text of each `<symbol>` of the templates, by its id. README.md says what may stand in braces. */
const SOURCES = new Map(
  readdirSync(FOLDER).flatMap((file) =>
    [
      ...readFileSync(join(FOLDER, file), 'utf8').matchAll(
        /<symbol id="([^"]+)">(.*?)<\/symbol>/gs,
      ),
    ].map(([, id = '', source = '']) => [id, source.replaceAll('\n', '')] as const),
  ),
);

const numberIn = (pattern: RegExp, look: Look) => pattern.exec(look.words)?.[1];

/** What templates may name besides colours. */
const WORDS: Readonly<Record<string, Draw>> = {
  brand: (look) => look.brand,
  label: (look) => look.label,
  model: (look) => look.model,
  form: (look) => look.form,
  words: (look) => look.words,
  rgb: (look) => (look.rgb ? 'rgb' : ''),
  view: (look) => String(look.view),
  count: (look) => String(look.count ?? ''),
  base: (look) => look.tone.base,
  ports: (look) => String(look.count ?? Number(numberIn(/(\d+) ?puertos/, look) ?? 8)),
  watts: (look) => /(\d+) ?w\b/.exec(look.words)?.[0].toUpperCase() ?? 'USB-C',
  capacity: (look) => /(\d[\d,]*) ?mah/.exec(look.words)?.[0] ?? '10000 mAh',
  degrees: (look) => `${28 + (look.seed % 20)}°`,
  charge: (look) => `${60 + (look.seed % 41)}%`,
  volts: (look) => `${118 + (look.seed % 9)} V`,
  clock: (look) => `${9 + (look.seed % 3)}:${10 + (look.seed % 49)}`,
  serial: (look) => `X${(look.seed % 900000) + 100000} MX`,
};

const LIGHTS: Readonly<Record<string, 0 | 1 | 2>> = { glow1: 0, glow2: 1, glow3: 2 };

function colour(look: Look, name: string): string {
  const light = LIGHTS[name];
  if (light !== undefined) return look.lights[light];
  return name === 'accent' ? look.accent : look.tone[name as keyof Tone];
}

/** One of `count` shapes: `seed` chooses for each article, any other word for each model. */
const choice = (look: Look, of: string, count: number): number =>
  (of === 'seed' ? look.seed : hash(`${of} ${look.design}`) >>> 5) % count;

function worth(look: Look, name: string): string {
  const [of = '', divisor] = name.split('%');
  if (divisor) return String(choice(look, of, Number(divisor)));
  const word = WORDS[of];
  if (!word) throw new Error(`A drawing of ${look.kind} names ${name}`);
  return word(look);
}

/** `brand`, `brand^` in capitals, `brand.2^` its first two, `label|SSD` with something to say instead of nothing. */
function say(rule: string): Draw {
  const [, name = '', length, capitals, instead = ''] =
    /^(\w+)(?:\.(\d+))?(\^?)(?:\|(.*))?$/.exec(rule) ?? [];
  return (look) => {
    const said = worth(look, name).slice(0, length ? Number(length) : undefined);
    if (said === '') return instead.startsWith('@') ? worth(look, instead.slice(1)) : instead;
    return capitals ? said.toUpperCase() : said;
  };
}

/** `rgb` is said, `form=tkl,mini` is one of them, `words~hub|dock` has one of them. */
function condition(rule: string): (look: Look) => boolean {
  const [, name = '', how, rest = ''] = /^([\w%]+)(?:([=~])(.*))?$/.exec(rule) ?? [];
  if (how === '~') {
    const pattern = new RegExp(rest);
    return (look) => pattern.test(worth(look, name));
  }
  if (!how) return (look) => worth(look, name) !== '';
  const wanted = new Set(rest.split(','));
  return (look) => wanted.has(worth(look, name));
}

const OVERRIDES: Readonly<Record<string, (value: string) => Partial<Look>>> = {
  view: (value) => ({ view: Number(value) }),
  count: (value) => ({ count: Number(value) }),
  form: (form) => ({ form }),
  brand: (brand) => ({ brand }),
  label: (label) => ({ label }),
  words: (words) => ({ words }),
  rgb: (value) => ({ rgb: value === 'true' }),
  tone: (value) => ({ tone: toneOf(value) }),
};

/** Another drawing within this one, with some of its look replaced: `{draw mouse view=1 words=inalambrico}`. */
function nested([id = '', ...pairs]: string[]): Draw {
  const replaced = Object.assign(
    {},
    ...pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return OVERRIDES[name]?.(value);
    }),
  );
  return (look) => compiled(id)({ ...look, ...replaced });
}

function placeholder(code: string): Draw {
  const [name = '', ...args] = code.split(' ');
  const [first = 0, second = 0, third = 0] = args.map(Number);
  if (name === 'draw') return nested(args);
  if (name === 'pick') {
    const [of = '', ...rest] = args;
    const items = rest.join(' ').split('|');
    return (look) =>
      (items[choice(look, of, items.length)] ?? '').replace(/@(\w+)/g, (_, paint: string) =>
        colour(look, paint),
      );
  }
  if (name === 'mix') return (look) => mix(colour(look, args[0] ?? ''), `#${args[1]}`, third);
  // Letters around or after a point: x, y, size, width at most, colour, what they say.
  if (name === 'text' || name === 'textleft') {
    const words = say(args.slice(5).join(' '));
    const paint = args[4] ?? '';
    const anchor = name === 'text' ? 'middle' : 'start';
    return (look) =>
      text(first, second, third, words(look), paint[0] === '#' ? paint : colour(look, paint), {
        anchor,
        fit: Number(args[3]),
      });
  }
  if (name === 'shade') return () => shadow(first, second, third, Number(args[3]));
  if (name === 'say') {
    const words = say(args.join(' '));
    return (look) => printable(words(look));
  }
  if (name === 'size') {
    const words = say(args.slice(3).join(' '));
    return (look) => fitted(first, words(look), second, third).toFixed(2);
  }
  // A measure between two, by the model: `{span width 0.9 1.1}`.
  if (name === 'span')
    return (look) =>
      (second + ((third - second) * choice(look, args[0] ?? '', 101)) / 100).toFixed(3);
  // The sun of the picture on a screen.
  if (name === 'sun') return (look) => String(first + second * (0.3 + (look.seed % 40) / 100));
  return (look) => colour(look, name);
}

/** Reads up to the end of a section: `{?condition}…{:}otherwise…{/}`. */
function sequence(tokens: string[]): Draw {
  const pieces: Draw[] = [];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const plain = token;
    if (token === '{:}' || token === '{/}') {
      tokens.unshift(token);
      break;
    }
    if (token.startsWith('{?')) {
      const holds = condition(token.slice(2, -1));
      const then = sequence(tokens);
      const otherwise = tokens.shift() === '{:}' ? sequence(tokens) : () => '';
      if (tokens[0] === '{/}') tokens.shift();
      pieces.push((look) => (holds(look) ? then : otherwise)(look));
    } else pieces.push(token.startsWith('{') ? placeholder(token.slice(1, -1)) : () => plain);
  }
  return (look) => pieces.map((piece) => piece(look)).join('');
}

const COMPILED = new Map<string, Draw>();

function compiled(id: string): Draw {
  const known = COMPILED.get(id);
  if (known) return known;
  const draw = sequence(
    (SOURCES.get(id) ?? '').split(/(\{[^{}]*\})/).filter((token) => token !== ''),
  );
  COMPILED.set(id, draw);
  return draw;
}

/** Whether there is a picture of a thing. */
export const isDrawn = (kind: string): kind is Kind => SOURCES.has(kind);

/** A thing on its own, without background; a carton where there is no picture of it. */
export function thing(look: Look): string {
  return compiled(isDrawn(look.kind) ? look.kind : 'box')(look)
    .replace(/url\(#[vhdbr]-[^)]*\)/g, (paint) => `url(#${paint.slice(5).replaceAll('#', '')}`)
    .replace(/<clipPath id="">(.*?)<\/clipPath><g clip-path="url\(#\)">/g, (_, shape: string) => {
      const id = `c${hash(shape).toString(36)}`;
      return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">`;
    });
}

/** Pictograms of categories whose name is not that of a kind. */
const ICONS: Readonly<Record<string, Kind>> = {
  storage: 'ssd',
  network: 'router',
  game: 'controller',
  power: 'ups',
  home: 'bulb',
  office: 'desk',
  tools: 'tool',
  smartphone: 'phone',
};

/** The kind that stands for a pictogram or for the art of a banner; a carton where there is none. */
export const kindOfIcon = (icon: string): Kind => (isDrawn(icon) ? icon : (ICONS[icon] ?? 'box'));
