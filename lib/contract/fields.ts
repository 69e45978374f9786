import * as wire from '@/lib/api/client/wire';

/**
 * How much depends on something of the backend. `must`: a flow cannot go on without it. `should`: the shopper misses
 * something that the specification promises. `may`: an addition.
 */
export type Level = 'must' | 'should' | 'may';

const ORDER: readonly Level[] = ['may', 'should', 'must'];

export const weakerLevel = (one: Level, other: Level): Level =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;

/** In a shape: a map, whose names are the backend's own. */
export const map = {};

const SCHEMAS = {
  text: [wire.text, wire.optionalText, wire.zipCode, wire.lastFour, wire.barCode],
  number: [wire.number, wire.optionalNumber, wire.amount],
  count: [wire.count],
  flag: [wire.flag, wire.optionalFlag, wire.trueUnlessDenied],
  url: [wire.url],
  file: [wire.fileUrl],
  dateTime: [wire.dateTime],
  texts: [wire.textList],
  map: [map],
} as const;

/** How the readers understand a value. For the forms that each kind accepts see `kinds.ts`. */
export type FieldKind = keyof typeof SCHEMAS | 'object' | 'list';

const KINDS: ReadonlyMap<object, FieldKind> = new Map(
  Object.entries(SCHEMAS).flatMap(([kind, schemas]) =>
    schemas.map((schema) => [schema, kind as FieldKind] as const),
  ),
);

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
  /** Fields beside it that can stand in for it. */
  or: readonly string[];
  /** Only sent where it applies, so its absence says nothing. */
  isExtra: boolean;
  /** Of an object that may be a bare value: the field that this stands for. */
  bare?: string;
}

/** What the contract adds to fields that a reader of `lib/api` has. */
type Note = Omit<Field, 'kind'> & Partial<Pick<Field, 'kind'>>;

/** Some fields of one level. Each method says more of all of them. */
export interface Row<Name extends string = string> {
  notes: Readonly<Record<Name, Note>>;
  /** What the shop takes without them. */
  takes: (fallback: string) => Row<Name>;
  or: (...names: string[]) => Row<Name>;
  /** Their kind, where the reader takes more forms than the shop asks for. */
  as: (kind: FieldKind) => Row<Name>;
  /** An object with these fields. */
  object: Holding<Name>;
  /** The field that a bare value in place of the object stands for. */
  bare: (name: string) => Row<Name>;
  /** A list of such objects. */
  list: Holding<Name>;
}

type Holding<Name extends string> = <Of extends Shape, const Rows extends readonly Row[]>(
  shape: Of,
  rows: Rows & Complete<Of, Rows>,
) => Row<Name>;

function rowOf<Name extends string>(notes: Readonly<Record<Name, Note>>): Row<Name> {
  const add = (more: Partial<Note>) => {
    const all = Object.entries<Note>(notes).map(([name, note]) => [name, { ...note, ...more }]);
    return rowOf<Name>(Object.fromEntries(all));
  };
  return {
    notes,
    takes: (fallback) => add({ fallback }),
    or: (...or) => add({ or }),
    as: (kind) => add({ kind }),
    object: (shape, rows) => add({ kind: 'object', fields: readRows(shape, rows) }),
    bare: (bare) => add({ bare }),
    list: (shape, rows) => add({ kind: 'list', fields: readRows(shape, rows) }),
  };
}

/** What the shop reads of a resource. Each also needs its `type` and, for most, its `id`. */
export interface ResourceContract {
  type: string;
  /** Of this description: a type has several where screens read different fields. */
  name: string;
  fields: FieldSet;
  relations: Readonly<Record<string, Relation>>;
  /** What is lost of a resource without an id. Null when the shop can do without. */
  withoutId: string | null;
}

export interface Relation {
  /** A function, because resources refer to each other in circles. */
  resource: () => ResourceContract;
  isMany: boolean;
  level: Level;
  loss: string;
  /** Relations beside it that can stand in for it. */
  or: readonly string[];
}

interface RelationRow {
  relations: Readonly<Record<string, Relation>>;
}

function rowsOf(level: Level, isExtra = false) {
  const noteOf = (loss: string): Note => ({ level, loss, fallback: null, or: [], isExtra });
  const without = <Name extends string>(loss: string, ...names: Name[]): Row<Name> =>
    rowOf(Object.fromEntries(names.map((name) => [name, noteOf(loss)])) as Record<Name, Note>);
  /** Fields that are only shown, each with its noun: "the hours are not shown". */
  const shown = <Name extends string>(nouns: Readonly<Record<Name, string>>): Row<Name> => {
    const all = Object.entries<string>(nouns).map(([name, noun]) => {
      const verb = /[^s]s$/.test(noun.split(/ (?:of|on) /)[0] ?? '') ? 'are' : 'is';
      return [name, noteOf(`the ${noun} ${verb} not shown`)];
    });
    return rowOf(Object.fromEntries(all) as Record<Name, Note>);
  };
  const relate =
    (isMany: boolean) =>
    (loss: string, name: string, resource: Relation['resource'], ...or: string[]): RelationRow => ({
      relations: { [name]: { resource, isMany, level, loss, or } },
    });
  return Object.assign(without, { shown, one: relate(false), many: relate(true) });
}

/**
 * What is lost without some fields, `must('the store is left out', 'name', 'slug')`, or without a relation,
 * `should.one('the brand is not shown', 'brand', () => brands)`.
 */
export const must = rowsOf('must');
export const should = rowsOf('should');
export const may = rowsOf('may');
/** Fields that are only sent where they apply, such as the reason of a refusal. */
export const extra = rowsOf('may', true);

type Shape = Readonly<Record<string, object>>;

type NamesOf<One> = One extends Row<infer Name> ? Name : never;
/** Anything when the rows tell just the fields of the reader, otherwise what is untold or unread. */
type Complete<Of extends Shape, Rows extends readonly unknown[]> = [
  Exclude<keyof Of, NamesOf<Rows[number]> | 'id'> | Exclude<NamesOf<Rows[number]>, keyof Of>,
] extends [never]
  ? unknown
  : {
      untold: Exclude<keyof Of, NamesOf<Rows[number]> | 'id'>;
      unread: Exclude<NamesOf<Rows[number]>, keyof Of>;
    };

/** Each field in the order of its reader, with the kind that the reader has. */
function readRows(shape: Shape, rows: readonly (Row | RelationRow)[]): FieldSet {
  const notes: Readonly<Record<string, Note>> = Object.assign(
    {},
    ...rows.map((row) => 'notes' in row && row.notes),
  );
  const told = Object.keys({ ...shape, ...notes }).flatMap((name) => {
    const note = notes[name];
    if (!note) return [];
    const kind = note.kind ?? KINDS.get(shape[name] ?? note);
    if (!kind) throw new Error(`The kind of \`${name}\` is not known from its reader`);
    return [[name, { ...note, kind }]];
  });
  return Object.fromEntries(told);
}

/**
 * The fields of a reader with what the contract adds to each: its level, and what the shopper misses without it.
 * @param shape the schema with which `lib/api` reads them: it names each field, and says of what kind it is
 */
export const fields = <Of extends Shape, const Rows extends readonly Row[]>(
  shape: Of,
  rows: Rows & Complete<Of, Rows>,
): FieldSet => readRows(shape, rows);

interface ResourceHead {
  type: string;
  /** The type by default. */
  name?: string;
  /** "It is left out" by default. */
  withoutId?: string | null;
  /** Another description of the type, whose fields and relations it has too. */
  from?: ResourceContract;
}

/** A resource by the reader's fields, with rows on these and on the relations. */
export function resource<Of extends Shape, const Rows extends readonly (Row | RelationRow)[]>(
  head: string | ResourceHead,
  shape: Of,
  rows: Rows & Complete<Of, Rows>,
): ResourceContract {
  const {
    type,
    name = type,
    from,
    ...rest
  }: ResourceHead = typeof head === 'string' ? { type: head } : head;
  const { withoutId = from ? from.withoutId : 'it is left out' } = rest;
  const relations = rows.map((row) => 'relations' in row && row.relations);
  return {
    type,
    name,
    withoutId,
    fields: { ...from?.fields, ...readRows(shape, rows) },
    relations: Object.assign({ ...from?.relations }, ...relations),
  };
}

/** A shape of names of which an entry has one, because the specification does not say which. */
export const anyOf = <Name extends string>(names: readonly Name[], schema: object) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, object>;
