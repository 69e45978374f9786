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

/** What the contract adds to a field that a reader of `lib/api` has. */
type Note = Omit<Field, 'kind'> & { kind: FieldKind | undefined };
type Notes<Name extends string = string> = Readonly<Record<Name, Note>>;

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

/** `or` names relations beside it that can stand in for it. */
export interface Relation extends Pick<Field, 'level' | 'loss' | 'or'> {
  /** A function, because resources refer to each other in circles. */
  resource: () => ResourceContract;
  isMany: boolean;
}

/*
 * What the contract adds to the fields of a reader, in sentences. What follows the names may be joined, in this order.
 *
 * | sentence                                 | field, level                                         | what the shopper misses      |
 * | ---------------------------------------- | ---------------------------------------------------- | ---------------------------- |
 * | `must name, slug: the store is left out` | two fields, `must`                                   | of each: "the store is …"    |
 * | `may show phone (telephone)`             | `phone`, whose noun is "telephone", `may`            | "the telephone is not shown" |
 * | `extra icon: the category has no ~`      | `may`, and only sent where it applies, as a reason   | `~` stands for the noun      |
 * | `must total or subtotal, sum: …`         | fields beside `total` that can stand in for it       |                              |
 * | `may qty as count: …`                    | a kind of which the reader takes more forms, or none |                              |
 * | `extra show coupon by code`              | an object; a bare value in its place is its `code`   |                              |
 * | `should is_default: … = false`           | what the shop takes without the field                |                              |
 */
function cut(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function readNotes(said: string): Notes {
  const [sentence, fallback = null] = cut(said, ' = ');
  const [subject, loss = 'the ~ is not shown'] = cut(sentence, ': ');
  const [named, bare] = cut(subject, ' by ');
  const [fields, kind] = cut(named, ' as ');
  const [first, or] = cut(fields, ' or ');
  const [word, names = ''] = cut(first.replace(' show ', ' '), ' ');
  const isExtra = word === 'extra';
  const note = {
    level: isExtra ? 'may' : (word as Level),
    isExtra,
    fallback,
    or: or?.split(', ') ?? [],
    kind: kind as FieldKind | undefined,
    ...(bare && { bare }),
  };
  const read = names.split(', ').map((one) => {
    const [name = '', noun = name.replaceAll('_', ' ')] = one.split(/ \(|\)/);
    const isPlural = /[^s]s$/.test(noun.split(/ (?:of|on|in) /)[0] ?? '');
    const missed = isPlural ? loss.replace('~ is', '~ are') : loss;
    return [name, { ...note, loss: missed.replaceAll('~', noun) }];
  });
  return Object.fromEntries(read);
}

/** What a sentence tells of each field, with what stands beside it. */
const mapNotes = <To>(said: string, add: (note: Note) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(readNotes(said)).map(([name, note]) => [name, add(note)]));

type Before<Said, Mark extends string> = Said extends `${infer Head}${Mark}${string}` ? Head : Said;
type Subject<Said> = Before<Before<Before<Before<Said, ' = '>, ' or '>, ' as '>, ' by '>;
type Listed<List> = List extends `${infer One}, ${infer More}`
  ? Before<One, ' ('> | Listed<More>
  : Before<List, ' ('>;
/** The names of the fields that a sentence tells. */
type NamesIn<Said> = Said extends `${Level | 'extra'} show ${infer List}`
  ? Listed<Subject<List>>
  : Said extends `${Level | 'extra'} ${infer List}: ${string}`
    ? Listed<Subject<List>>
    : never;

type Shape = Readonly<Record<string, object>>;
/** Fields of which a sentence does not tell everything. */
interface Row<Name extends string = string> {
  notes: Notes<Name>;
}
interface RelationRow {
  relations: Readonly<Record<string, Relation>>;
}
type Rows = readonly (string | Row | RelationRow)[];

const holding =
  (kind: 'object' | 'list') =>
  <const Said extends string, Of extends Shape, const Inside extends Rows>(
    said: Said,
    shape: Of,
    rows: Inside & Complete<Of, Inside>,
  ): Row<NamesIn<Said>> => {
    const more = { kind, fields: readRows(shape, rows) };
    return { notes: mapNotes(said, (note) => ({ ...note, ...more })) };
  };
/** A field that is an object with these fields. */
export const object = holding('object');
/** A field that is a list of such objects. */
export const list = holding('list');

/** Fields of which an entry has one, because the specification does not say which. */
export const anyOf = <const Name extends string>(names: readonly Name[], loss: string) =>
  ({ notes: readNotes(`extra ${names.join(', ')}: ${loss}`) }) as Row<Name>;

/** A shape of such fields. */
export const each = <const Name extends string>(names: readonly Name[], schema: object) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, object>;

const relating =
  (isMany: boolean) =>
  (said: string, resource: Relation['resource']): RelationRow => ({
    relations: mapNotes(said, ({ level, loss, or }) => ({ resource, isMany, level, loss, or })),
  });
/** A relation: `toOne('should brand: the brand is not shown', () => brand)`. */
export const toOne = relating(false);
export const toMany = relating(true);

type NamesOf<One> = One extends string ? NamesIn<One> : One extends Row<infer Name> ? Name : never;
type Untold<Of, Told extends Rows> = Exclude<keyof Of, NamesOf<Told[number]> | 'id'>;
type Unread<Of, Told extends Rows> = Exclude<NamesOf<Told[number]>, keyof Of>;
/** Anything when the rows tell just the fields of the reader, otherwise what is untold or unread. */
type Complete<Of, Told extends Rows> = [Untold<Of, Told> | Unread<Of, Told>] extends [never]
  ? unknown
  : { untold: Untold<Of, Told>; unread: Unread<Of, Told> };

/** Each field in the order of its reader, with the kind that the reader has. */
function readRows(shape: Shape, rows: Rows): FieldSet {
  const notes: Notes = Object.assign(
    {},
    ...rows.map((row) => (typeof row === 'string' ? readNotes(row) : 'notes' in row && row.notes)),
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
export const fields = <Of extends Shape, const Told extends Rows>(
  shape: Of,
  rows: Told & Complete<Of, Told>,
): FieldSet => readRows(shape, rows);

/**
 * A resource by the reader's fields, with rows on these and on the relations.
 * @param head its type; its name, where a type has several descriptions; and what is lost without an id: "it is left out"
 * by default, "nothing" when the shop can do without. `cart-items as cart-items of a build: nothing`
 */
export function resource<Of extends Shape, const Told extends Rows>(
  head: string,
  shape: Of,
  rows: Told & Complete<Of, Told>,
): ResourceContract {
  const [named = '', lost = 'it is left out'] = head.split(': ');
  const [type = '', name = type] = named.split(' as ');
  const withoutId = lost === 'nothing' ? null : lost;
  return extend({ type, name, withoutId, fields: {}, relations: {} }, name, shape, rows);
}

/** Another description of a type, which adds fields and relations to one. */
export const extend = <Of extends Shape, const Told extends Rows>(
  from: ResourceContract,
  name: string,
  shape: Of,
  rows: Told & Complete<Of, Told>,
): ResourceContract => ({
  ...from,
  name,
  fields: { ...from.fields, ...readRows(shape, rows) },
  relations: Object.assign(
    { ...from.relations },
    ...rows.map((row) => typeof row === 'object' && 'relations' in row && row.relations),
  ),
});
