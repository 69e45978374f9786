import {
  amount,
  barCode,
  count,
  dateTime,
  fileUrl,
  flag,
  lastFour,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  textList,
  trueUnlessDenied,
  url,
  zipCode,
} from '@/lib/api/client/wire';
/**
 * How much depends on something of the backend. `must`: a flow cannot go on without it. `should`: the shopper misses
 * something that the specification promises. `may`: an addition.
 */
export type Level = 'must' | 'should' | 'may';

const ORDER: readonly Level[] = ['may', 'should', 'must'];

export const weakerLevel = (one: Level, other: Level): Level =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;

/** How the readers understand a value. For the forms that each kind accepts see `kinds.ts`. */
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

export type FieldSet = Readonly<Record<string, Field>>;

/** A field of a resource or of `meta`. */
export interface Field {
  kind: FieldKind;
  /** Of an object, or of each entry of a list. */
  fields?: FieldSet;
  level: Level;
  /** What the shopper misses without it: "the brand is left out". */
  loss: string;
  /** What the shop takes when it is missing. */
  fallback: string | null;
  /** FieldSet beside it that can stand in for it. */
  or: readonly string[];
  /** Only sent where it applies, so its absence says nothing. */
  isExtra: boolean;
  /** Of an object that may be a bare value: the field that this stands for. */
  bare?: string;
  example?: unknown;
}

/** What the contract adds to a field that a reader of `lib/api` has. */
type FieldNote = Omit<Field, 'kind'> & Partial<Pick<Field, 'kind'>>;

interface FieldOptions {
  fallback?: string;
  or?: readonly string[];
  bare?: string;
  example?: unknown;
}

const SCHEMAS: Readonly<Record<Exclude<FieldKind, 'map' | 'object' | 'list'>, readonly object[]>> =
  {
    text: [text, optionalText, zipCode, lastFour, barCode],
    number: [number, optionalNumber, amount],
    count: [count],
    flag: [flag, optionalFlag, trueUnlessDenied],
    url: [url],
    file: [fileUrl],
    dateTime: [dateTime],
    texts: [textList],
  };

type Shape = Readonly<Record<string, object>>;
type NotesOf<Of extends Shape> = Readonly<Record<Exclude<keyof Of & string, 'id'>, FieldNote>> & {
  id?: FieldNote;
};

const KINDS = new Map(
  Object.entries(SCHEMAS).flatMap(([kind, schemas]) =>
    schemas.map((schema) => [schema, kind as FieldKind] as const),
  ),
);

/** A field with the kind of its reader. A note tells the kind where the reader takes more forms than the shop asks for. */
function withKind(name: string, { kind, ...note }: FieldNote, schema: object | undefined) {
  const known = kind ?? KINDS.get(schema ?? note);
  if (known === undefined) throw new Error(`The kind of \`${name}\` is not known from its reader`);
  return [name, { ...note, kind: known }] as const;
}

/**
 * The fields of a reader with what the contract adds to each: its level, and what the shopper misses without it.
 * @param shape the schema with which `lib/api` reads them: it names each field, and says of what kind it is
 */
export const describeFields = <Of extends Shape>(shape: Of, notes: NotesOf<Of>): FieldSet =>
  Object.fromEntries(
    Object.entries<FieldNote | undefined>(notes).flatMap(([name, note]) =>
      note ? [withKind(name, note, shape[name])] : [],
    ),
  );

function fieldOf(level: Level, isExtra: boolean) {
  const note = (loss: string, { fallback, or = [], ...rest }: FieldOptions = {}): FieldNote => ({
    level,
    loss,
    fallback: fallback ?? null,
    or,
    isExtra,
    ...rest,
  });
  function create(kind: FieldKind, loss: string, options?: FieldOptions): Field;
  function create(loss: string, options?: FieldOptions): FieldNote;
  function create(first: string, ...rest: [(string | FieldOptions)?, FieldOptions?]): FieldNote {
    const [second, options] = rest;
    if (typeof second !== 'string') return note(first, second);
    return { ...note(second, options), kind: first as FieldKind };
  }
  const holding =
    (kind: 'object' | 'list') =>
    (loss: string, fields: FieldSet, options?: FieldOptions): Field => ({
      ...note(loss, options),
      kind,
      fields,
    });
  const describedAs =
    (kind: 'object' | 'list') =>
    <Of extends Shape>(shape: Of, loss: string, notes: NotesOf<Of>, options?: FieldOptions) =>
      holding(kind)(loss, describeFields(shape, notes), options);
  return Object.assign(create, {
    object: holding('object'),
    /** A list of objects with these fields. */
    list: holding('list'),
    /** The same of a reader's shape, with a note on each of its fields. */
    objectOf: describedAs('object'),
    listOf: describedAs('list'),
  });
}

/** Each with the kind of the field and what is lost without it; in `describeFields` the kind is the reader's. */
export const must = fieldOf('must', false);
export const should = fieldOf('should', false);
export const may = fieldOf('may', false);
/** A field that is only sent where it applies, such as the reason of a refusal. */
export const extra = fieldOf('may', true);

/** Names of a field of which an entry has one, because the specification does not say which. */
export const anyOf = (names: readonly string[], kind: FieldKind, loss: string): FieldSet =>
  Object.fromEntries(names.map((name) => [name, extra(kind, loss)]));
