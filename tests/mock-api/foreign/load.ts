import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { ArtHints, Draft, Kind } from '../catalogue/types';
import { fold } from '../core/text';
import { columns, number, parts, readRows, word } from '../seed/load';
import { isKitPart, kitsOf, type Part } from './kits';
import { priceOf } from './prices';
import { Row, tidy } from './row';
import { sheetsOf } from './sheets';

/** A foreign category and patterns on what a row says (none: the rest), and what an article of it is here. */
const SHELVES = readRows(
  'foreign/shelves.csv',
  z.strictObject({
    ...columns('foreign of kind category', word),
    names: parts,
    warrantyDays: number,
  }),
).map(({ names, foreign, of, kind, ...shelf }) => ({
  foreign,
  of,
  pattern: new RegExp(names.join('|'), 'i'),
  shelf: { kind: kind as Kind, ...shelf },
}));

/** Where an article of a foreign category stands, or undefined when the category is not known. */
const shelfOf = (row: Row) =>
  SHELVES.find(({ foreign, of, pattern }) => foreign === row.category && pattern.test(row.said(of)))
    ?.shelf;

const ALIASES: Record<string, string> = {
  creative: 'creativelabs',
  noxxtremeproducts: 'nox',
  dellalienware: 'alienware',
  wd: 'westerndigital',
};

/** What two spellings of one brand share: `G.SKILL` and `G.Skill`, `In Win` and `InWin`. */
function brandKey(brand: string): string {
  const key = fold(brand).replace(/[^a-z0-9]/g, '');
  // A brand without a Latin letter or digit is its own key.
  return key === '' ? brand : (ALIASES[key] ?? key);
}

/** Gives every spelling of a brand the commonest of them, so that they also share a slug. */
function spellingOf(brands: readonly string[]): (brand: string) => string {
  const best = new Map(
    [...Map.groupBy(brands, brandKey)].map(([key, spellings]) => {
      const counts = [...Map.groupBy(spellings, String)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      return [key, counts[0]?.[0]];
    }),
  );
  return (brand) => best.get(brandKey(brand)) ?? brand;
}

const FIRST_ID = 1001;
const NEWLINE = 10;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;

const COLOURS = new Map(
  readRows('foreign/colours.csv', z.strictObject(columns('foreign colour', word))).map(
    ({ foreign, colour }) => [foreign, colour],
  ),
);

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
  const texts = [row.value('metadata.part_numbers')]
    .flat()
    .filter((one) => typeof one === 'string');
  const codes = texts.flatMap((text) => text.split(/\s{3,}|\n/)).map(tidy);
  return [...new Set(codes)].filter(
    (code) => code.length > 2 && code.length <= 60 && !UUID.test(code),
  );
}

function shapeOf(row: Row): string {
  if (row.number('screen_size') === 0) return '';
  if (/Curved/i.test(row.name)) return 'curved';
  return row.text('aspect_ratio') === '21:9' ? 'wide' : 'flat';
}

function artOf(row: Row): ArtHints {
  const fans = Number(/(\d) Fans?/.exec(row.text('cooling'))?.[1] ?? 0);
  const light = row.said('lighting led backlighting name rgb');
  const shape = shapeOf(row);
  const chip = row.text('chipset').replace(/GeForce |Radeon |Intel |AMD /, '');
  const label = chip || row.text('ram_type');
  const counted = ['screen_size', 'modules.quantity', 'quantity'].map((path) => row.number(path));
  const count =
    fans || counted.find((number) => number) || Math.floor(row.number('radiator_size') / 120);
  return {
    rgb: /RGB/.test(light) || row.flag('rgb'),
    ...(count > 0 && { count }),
    ...(shape !== '' && { form: shape }),
    ...(label !== '' && { label }),
  };
}

function draftOf(
  row: Row,
  brand: string | null,
  specs: Draft['specs'],
): Omit<Draft, 'kind' | 'category'> {
  const [code, ...otherCodes] = codesOf(row);
  const link = row.text('general_product_information.manufacturer_url');
  const color = COLOURS.get(row.list('color')[0] ?? '');
  const pieces =
    row.number('modules.quantity') || (row.category === 'CaseFan' ? row.number('quantity') : 0);
  return {
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
  const drafts = rows.map((row, i): Draft => {
    const shelf = shelfOf(row);
    const line = `Line ${i + 1} of the catalogue has`;
    if (!shelf) throw new Error(`${line} the unknown category "${row.category}"`);
    if (row.name.trim() === '') throw new Error(`${line} no metadata.name`);
    const [start, end] = lines[i] ?? [0, 0];
    const brand = row.brand === '' ? null : spelling(row.brand);
    const specs = () => sheetsOf(parse(bytes, start, end, i + 1));
    const draft = { ...shelf, ...draftOf(row, brand, specs) };
    if (isKitPart(row)) parts.push({ draft, row, id: String(FIRST_ID + i) });
    return draft;
  });
  return [...drafts, ...kitsOf(parts)];
}
