import * as z from 'zod/mini';
import { validGtin } from '@/lib/domain/product/gtin';
import { ApiError, requireEntity } from './errors';
import { isRecord } from './json';
import { isResource, type JsonApiDocument, type JsonApiModel } from './json-api';
import { mediaUrl, safeUrl } from './media-url';

/** What a field has on the wire, in its plainest form. `lib/contract` names it, checks it and describes it by this. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'count'
  | 'flag'
  | 'url'
  | 'file'
  | 'dateTime'
  | 'texts'
  | 'map'
  | 'object'
  | 'list';

/** A schema field that never fails: it converts known values and uses the fallback for all others. */
export function field<T>(kind: FieldKind, convert: (value: unknown) => T | undefined, fallback: T) {
  return Object.assign(
    z.transform((value): T => convert(value) ?? fallback),
    { kind },
  );
}

export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? String(value) : undefined;
}

/** `1,299.50` and `1.299,50`: groups of three before the decimals. */
const GROUPED = /^([+-]?\d{1,3})((?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+,\d+)$/;
/** Two groups at least, which no decimals are. */
const TWO_GROUPS = /^[+-]?\d{1,3}(,\d{3}){2,}$/;
/** Decimals after a comma. With three of them it could be a group: that says nothing. */
const DECIMAL_COMMA = /^[+-]?(\d+,(\d{1,2}|\d{4,})|0,\d+)$/;

/** The number in a text, also with a comma for the point, or with both. NaN for any other text. */
function parseNumber(text: string): number {
  if (!text.includes(',')) return text === '' ? Number.NaN : Number(text);
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (!TWO_GROUPS.test(text) && !(GROUPED.test(text) && text.includes('.'))) return Number.NaN;
  const isPointLast = text.lastIndexOf('.') > text.lastIndexOf(',') || !text.includes('.');
  return Number(
    isPointLast ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'),
  );
}

export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? parseNumber(value.trim()) : value;
  // Adding 0 turns -0 into 0, because -0 would be shown as "-0".
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : undefined;
}

export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  // PHP sends a column of decimals as "0.00".
  const number = toNumber(value);
  if (number === 1 || value === 'true') return true;
  return number === 0 || value === 'false' ? false : undefined;
}

/** A host as people write it, `www.asus.com` or `asus.com/soporte`, and no name of a file. */
const BARE_HOST =
  /^(www\.[a-z\d-]+(\.[a-z\d-]+)+([/?#].*)?|[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}\/.*)$/i;

function toUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return safeUrl(BARE_HOST.test(address) ? `https://${address}` : address) ?? undefined;
}

/** A list. In PHP one that has lost an entry becomes an object whose names are numbers. */
export function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const isNumbered = isRecord(value) && Object.keys(value).every((name) => /^\d+$/.test(name));
  return isNumbered ? Object.values(value) : undefined;
}

/** Longest text that is read as lines, in characters, and how many of its lines are. */
const [MAX_TEXT_LENGTH, MAX_LINES] = [100_000, 500];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const unescapeHtml = (line: string): string =>
  line.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The lines of a text or of HTML, without tags and bullets. Two cells beside each other make one line. */
export const toLines = (html: string): string[] =>
  html
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/<\/(td|th|dt)>\s*<(td|th|dd)\b[^<>]*>/gi, ': ')
    .replace(/<\/?(a|b|em|font|i|small|span|strong|u)\b[^<>]*>/gi, '')
    .split(/<[^<>]*>|[\r\n]+/)
    .map((line) =>
      unescapeHtml(line)
        .trim()
        .replace(/^[•·▪*–-]\s+/, ''),
    )
    .filter(Boolean)
    .slice(0, MAX_LINES);

/** The texts in a list, the lines of a text, or the entries of a map, `Lunes: 9 a 18`. Anything else is left out. */
function toTextList(value: unknown): string[] | undefined {
  if (typeof value === 'string') return toLines(value);
  const list = toList(value);
  if (!list && isRecord(value)) {
    return Object.entries(value).flatMap(([name, entry]) => {
      const said = toText(entry);
      return said ? [`${name}: ${said}`] : [];
    });
  }
  return list
    ?.map((one) => toText(isRecord(one) ? (one.text ?? one.name ?? one.value) : one) ?? '')
    .filter(Boolean);
}

/** A text of digits that begins with 0 where the number that was sent has lost it. */
const digits = (length: number, least: number) =>
  field(
    'text',
    (value) => {
      const said = toText(value);
      const isShort = said !== undefined && /^\d+$/.test(said) && said.length >= least;
      return isShort ? said.padStart(length, '0') : said;
    },
    '',
  );

export const text = field('text', toText, '');
export const optionalText = field<string | null>('text', (value) => toText(value) || null, null);
export const number = field('number', toNumber, 0);
/** A required amount of money, also a balance. @throws ApiError when it is missing, because 0 would be shown as true. */
export const amount = field('number', (value) => requireEntity(toNumber(value)), 0);
export const optionalNumber = field<number | null>('number', toNumber, null);
export const optionalWhole = field<number | null>('count', toNumber, null);
export const count = field(
  'count',
  (value) => {
    const found = toNumber(value);
    return found === undefined ? undefined : Math.max(0, Math.trunc(found));
  },
  0,
);
export const flag = field('flag', toFlag, false);
export const optionalFlag = field<boolean | null>('flag', toFlag, null);
export const trueUnlessDenied = field('flag', toFlag, true);
export const url = field<string | null>('url', toUrl, null);
export const dateTime = field<string | null>(
  'dateTime',
  (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined),
  null,
);
export const textList = field('texts', toTextList, []);
/** Five digits: in the north of Mexico City they begin with 0. */
export const zipCode = digits(5, 4);
export const lastFour = digits(4, 1);
/** A bar code. Those of 12 and 13 digits may begin with 0, and their check digit stays right without it. */
export const barCode = field<string | null>(
  'text',
  (value) => {
    const said = toText(value) || null;
    const isShort = said !== null && /^\d{9,11}$/.test(said);
    return (isShort && validGtin(said.padStart(12, '0'))) || said;
  },
  null,
);

export type FieldReader<Shape, Read> = ((value: unknown) => Read) & { readonly shape: Shape };

/** A schema with the fields that are read inside its value: the contract takes them from there. */
export const withShape = <Schema extends object, Shape>(
  schema: Schema,
  { shape }: { readonly shape: Shape },
) => Object.assign(schema, { shape });

const readRecord =
  <Read, T>(read: (value: unknown) => Read, to: (found: NonNullable<Read>) => T | null) =>
  (value: unknown): T | null => {
    const found = isRecord(value) ? read(value) : null;
    return found ? to(found) : null;
  };

/** An object that may be missing: then it is null. `to` makes of its fields what is wanted. */
export const objectOf = <Shape, Read, T = NonNullable<Read>>(
  read: FieldReader<Shape, Read>,
  to: (found: NonNullable<Read>) => T | null = (found) => found as unknown as T,
) => withShape(field('object', readRecord(read, to), null), read);

/** A list of objects. `to` makes of the fields of each what is wanted. Those for which it returns null are left out. */
export const listOf = <Shape, Read, T = NonNullable<Read>>(
  read: FieldReader<Shape, Read>,
  to: (entry: NonNullable<Read>) => T | null = (entry) => entry as unknown as T,
) => {
  const readEntry = readRecord(read, to);
  const schema = field<T[]>(
    'list',
    (value) =>
      toList(value)
        ?.map(readEntry)
        .filter((one) => one !== null),
    [],
  );
  return withShape(schema, read);
};

export const isModel = (value: unknown): value is JsonApiModel =>
  isRecord(value) && typeof value.type === 'string' && typeof value.id === 'string';

/** A to-one relation, or null. Its resource may be missing: then only its id is known. */
export function relation(model: JsonApiModel, name: string): JsonApiModel | null {
  const value = model[name];
  return isModel(value) ? value : null;
}

/** The resources of a to-many relation that the answer has. A single one counts as a list of one. */
export function relations(model: JsonApiModel, name: string): JsonApiModel[] {
  return models(model[name]).filter(isResource);
}

export function models(data: unknown): JsonApiModel[] {
  return (Array.isArray(data) ? data : [data]).filter(isModel);
}

/** Reads each model. @returns the entities in the same order, without duplicate ids */
export function entities<T extends { id: string }>(
  found: readonly JsonApiModel[],
  read: (model: JsonApiModel) => T | null,
): T[] {
  return withoutDuplicates([...new Set(found)].map(read).filter((one) => one !== null));
}

export function withoutDuplicates<T extends { id: string }>(all: readonly T[]): T[] {
  const byId = new Map<string, T>();
  for (const entity of all) if (!byId.has(entity.id)) byId.set(entity.id, entity);
  return [...byId.values()];
}

/** Reads a model of a list whose others are shown when this one lacks a required amount: then it is left out. */
const readIfComplete =
  <T>(read: (model: JsonApiModel) => T | null) =>
  (model: JsonApiModel): T | null => {
    try {
      return read(model);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'parse') return null;
      throw error;
    }
  };

/** Like `entities`, without those that lack a required amount. */
export const readableEntities = <T extends { id: string }>(
  found: readonly JsonApiModel[],
  read: (model: JsonApiModel) => T | null,
): T[] => entities(found, readIfComplete(read));

/** @throws ApiError when the answer has no list, or when nothing in it can be read, which is not an empty list */
export function readList<T>(
  { data }: Pick<JsonApiDocument, 'data'>,
  read: (model: JsonApiModel) => T | null,
): T[] {
  const found = models(requireEntity(data));
  const all = found.map(readIfComplete(read)).filter((one) => one !== null);
  if (found.length > 0) requireEntity(all[0]);
  return all;
}

export const listEntities = <T extends { id: string }>(
  document: Pick<JsonApiDocument, 'data'>,
  read: (model: JsonApiModel) => T | null,
): T[] => withoutDuplicates(readList(document, read));

/** The first resource of an answer. Null for an empty list. @throws ApiError when the answer is neither */
export const firstModel = ({ data }: Pick<JsonApiDocument, 'data'>): JsonApiModel | null =>
  models(requireEntity(data))[0] ?? null;

/** Null without an answer, or with an empty list. @throws ApiError when it is something else, or lacks a required amount */
export function firstEntity<T extends { id: string }>(
  document: JsonApiDocument | null,
  read: (model: JsonApiModel) => T | null,
): T | null {
  const model = document && firstModel(document);
  return model && requireEntity(read(model));
}

/** The first of these fields that says something, for entries of which the specification names no field. Null without one. */
export const firstOf = <T>(
  entry: Record<string, unknown>,
  shape: Readonly<Record<string, { parse: (value: unknown) => T }>>,
): T | null =>
  Object.entries(shape)
    .map(([name, schema]) => schema.parse(entry[name]))
    .find(Boolean) ?? null;

export const fileUrl = field<string | null>(
  'file',
  (value) => (typeof value === 'string' ? (mediaUrl(value) ?? undefined) : undefined),
  null,
);
