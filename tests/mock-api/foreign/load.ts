import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { ArtHints, Draft, Kind } from '../catalogue/types';
import { fold } from '../core/text';
import { number, parts, readRows, word } from '../seed/load';
import { isKitPart, kitsOf, type Part } from './kits';
import { priceOf } from './prices';
import { Row, tidy } from './row';
import { sheetsOf } from './sheets';

interface Shelf {
  kind: Kind;
  /** Slug of a leaf category. */
  category: string;
  warrantyDays: number;
}

/** A foreign category and patterns on names (none: the rest), and what an article of it is here. */
const ROWS = readRows(
  'foreign/shelves.csv',
  z.strictObject({
    foreign: word,
    names: parts,
    kind: word,
    category: word,
    warrantyDays: number,
  }),
).map(({ names, kind, ...row }) => ({
  ...row,
  kind: kind as Kind,
  pattern: new RegExp(names.join('|'), 'i'),
}));

/** Kinds whose place depends on more than the name. */
function special(row: Row): Pick<Shelf, 'kind' | 'category' | 'warrantyDays'> | null {
  switch (row.category) {
    case 'CPUCooler':
      return row.flag('water_cooled') || row.number('radiator_size') > 0
        ? { kind: 'aio', category: 'enfriamiento-liquido', warrantyDays: 1825 }
        : { kind: 'cooler', category: 'disipadores', warrantyDays: 730 };
    case 'Storage': {
      const disk =
        /HDD|SSHD/.test(row.text('storage_type') || row.text('type')) || /RPM|HDD/.test(row.name);
      if (disk) return { kind: 'hdd', category: 'discos-duros', warrantyDays: 1095 };
      const m2 = /M\.2/.test(row.text('form_factor'));
      return { kind: m2 ? 'm2' : 'ssd', category: 'ssd', warrantyDays: 1825 };
    }
    case 'Monitor': {
      const gamer = row.number('refresh_rate') >= 120;
      return {
        kind: 'monitor',
        category: gamer ? 'monitores-gamer' : 'monitores',
        warrantyDays: 1095,
      };
    }
    default:
      return null;
  }
}

/** Where an article of a foreign category stands, or null when the category is not known. */
function shelfOf(row: Row): Shelf | null {
  const own = special(row);
  if (own) return own;
  const found = ROWS.find(
    ({ foreign, pattern }) => foreign === row.category && pattern.test(row.name),
  );
  if (!found) return null;
  const { kind, category, warrantyDays } = found;
  return { kind, category, warrantyDays };
}

/** Spellings that no rule brings together. */
const ALIASES: Record<string, string> = {
  creative: 'creativelabs',
  noxxtremeproducts: 'nox',
  dellalienware: 'alienware',
  wd: 'westerndigital',
};

/** What two spellings of one brand share: `G.SKILL` and `G.Skill`, `In Win` and `InWin`. */
export function brandKey(brand: string): string {
  const key = fold(brand).replace(/[^a-z0-9]/g, '');
  // A brand without a Latin letter or digit is its own key.
  return key === '' ? brand : (ALIASES[key] ?? key);
}

/** Gives every spelling of a brand the commonest of them, so that they also share a slug. */
export function spellingOf(brands: readonly string[]): (brand: string) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const brand of brands) {
    const key = brandKey(brand);
    const spellings = counts.get(key) ?? new Map<string, number>();
    spellings.set(brand, (spellings.get(brand) ?? 0) + 1);
    counts.set(key, spellings);
  }
  const best = new Map(
    [...counts].map(([key, spellings]) => [
      key,
      [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0],
    ]),
  );
  return (brand) => best.get(brandKey(brand)) ?? brand;
}

const FIRST_ID = 1001;
const NEWLINE = 10;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;

const COLORS: Record<string, string> = {
  BLACK: 'Negro',
  WHITE: 'Blanco',
  GREY: 'Gris',
  BLUE: 'Azul',
  PINK: 'Rosa',
  BROWN: 'Café',
  RED: 'Rojo',
  ORANGE: 'Naranja',
  GREEN: 'Verde',
  YELLOW: 'Amarillo',
  GOLD: 'Dorado',
  PURPLE: 'Morado',
};

/** Start and end of each line that is not empty. Only a line feed ends one: names hold other separators. */
function* linesOf(bytes: Buffer): Generator<readonly [start: number, end: number]> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found === -1 ? bytes.length : found;
    if (end > start + 1) yield [start, end];
    start = end + 1;
  }
}

/** Part numbers of a row; some makers wrote a whole list in one, separated by runs of spaces. */
function codesOf(row: Row): string[] {
  const value = row.value('metadata.part_numbers');
  const texts = Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : [];
  const codes = texts.flatMap((text) => text.split(/\s{3,}|\n/)).map(tidy);
  return [...new Set(codes)].filter(
    (code) => code.length > 2 && code.length <= 60 && !UUID.test(code),
  );
}

function artOf(row: Row): ArtHints {
  const fans = Number(/(\d) Fans?/.exec(row.text('cooling'))?.[1] ?? 0);
  const light = `${row.list('lighting').join()} ${row.text('led')} ${row.text('backlighting')} ${row.name}`;
  const size = row.number('screen_size');
  const shape =
    size > 0
      ? /Curved/i.test(row.name)
        ? 'curved'
        : row.text('aspect_ratio') === '21:9'
          ? 'wide'
          : 'flat'
      : '';
  const label =
    row.text('chipset').replace(/GeForce |Radeon |Intel |AMD /, '') || row.text('ram_type');
  const count =
    fans ||
    size ||
    row.number('modules.quantity') ||
    row.number('quantity') ||
    Math.floor(row.number('radiator_size') / 120);
  return {
    rgb: /RGB/.test(light) || row.flag('rgb'),
    ...(count > 0 && { count }),
    ...(shape !== '' && { form: shape }),
    ...(label !== '' && { label }),
  };
}

function draftOf(row: Row, shelf: Shelf, brand: string | null, specs: Draft['specs']): Draft {
  const [code, ...otherCodes] = codesOf(row);
  const link = row.text('general_product_information.manufacturer_url');
  const color = COLORS[row.list('color')[0] ?? ''];
  const pieces =
    row.number('modules.quantity') || (row.category === 'CaseFan' ? row.number('quantity') : 0);
  return {
    ...shelf,
    brand,
    name: row.name,
    price: priceOf(row),
    specs,
    art: artOf(row),
    ...(code && { partNumber: code }),
    ...(otherCodes.length > 0 && { otherCodes }),
    ...(color && { color }),
    ...(pieces > 1 && { pieces }),
    ...(/^https:\/\/\S+$/.test(link) && URL.canParse(link) && { manufacturerLink: link }),
  };
}

function parse(bytes: Buffer, start: number, end: number, number: number): Row {
  try {
    return Row.parse(bytes.toString('utf8', start, end));
  } catch (error) {
    throw new Error(`Line ${number} of the catalogue cannot be read: ${String(error)}`);
  }
}

/**
 * Reads a catalogue of parts (`.jsonl` or `.jsonl.gz`, one JSON object a line) and adds kits made of them. Only
 * the bytes stay in memory: the technical sheet of an article is read from its line when it is asked for.
 */
export function loadForeignDrafts(file: string): Draft[] {
  const packed = readFileSync(file);
  const bytes = file.endsWith('.gz') ? gunzipSync(packed) : packed;
  const lines = [...linesOf(bytes)];
  const rows = lines.map(([start, end], i) => parse(bytes, start, end, i + 1));
  const spelling = spellingOf(rows.flatMap(({ brand }) => (brand === '' ? [] : [brand])));
  const parts: Part[] = [];
  const drafts = rows.map((row, i) => {
    const shelf = shelfOf(row);
    if (!shelf)
      throw new Error(`Line ${i + 1} of the catalogue has the unknown category "${row.category}"`);
    if (row.name.trim() === '')
      throw new Error(`Line ${i + 1} of the catalogue has no metadata.name`);
    const [start, end] = lines[i] ?? [0, 0];
    const brand = row.brand === '' ? null : spelling(row.brand);
    const draft = draftOf(row, shelf, brand, () => sheetsOf(parse(bytes, start, end, i + 1)));
    if (isKitPart(row)) parts.push({ draft, row, id: String(FIRST_ID + i) });
    return draft;
  });
  return [...drafts, ...kitsOf(parts)];
}
