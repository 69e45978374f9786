import { type FieldKind, findKind } from './kinds';

/**
 * How much depends on something of the backend. `must`: a flow cannot go on without it. `should`: the shopper misses
 * something that the specification promises. `may`: an addition.
 */
export type Level = 'must' | 'should' | 'may';

const ORDER: readonly Level[] = ['may', 'should', 'must'];

export const weakerLevel = (one: Level, other: Level): Level =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;

/** The schemas with which a reader of `lib/api` reads fields, by their names. */
type Shape = Readonly<Record<string, object>>;
/** A schema of an object or of a list of objects. */
interface Holder<Inner = Shape> {
  shape: Inner;
  isList: boolean;
}

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
interface Note extends Omit<Field, 'kind' | 'fields'> {
  /** Of the object or list that holds it: `facets.brands`. Empty for what stands in no other field. */
  path: string;
  name: string;
  kind: FieldKind | undefined;
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
 * | `timeline must status: …`                | `status` of the object or list `timeline`            |                              |
 * | `must total or subtotal, sum: …`         | fields beside `total` that can stand in for it       |                              |
 * | `may qty as count: …`                    | a kind of which the reader takes more forms, or none |                              |
 * | `extra show coupon by code`              | an object; a bare value in its place is its `code`   |                              |
 * | `should is_default: … = false`           | what the shop takes without the field                |                              |
 */
type Word = Level | 'extra';

function cut(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function readNotes(said: string): Note[] {
  const [, path = '', word, told = ''] = SENTENCE.exec(said) ?? [];
  const [sentence, fallback = null] = cut(told, ' = ');
  const [subject, loss = 'the ~ is not shown'] = cut(sentence, ': ');
  const [named, bare] = cut(subject, ' by ');
  const [fields, kind] = cut(named, ' as ');
  const [names, or] = cut(fields, ' or ');
  const isExtra = word === 'extra';
  const note = {
    ...{ path, isExtra, fallback, kind: kind as FieldKind | undefined, ...(bare && { bare }) },
    level: isExtra ? 'may' : (word as Level),
    or: or?.split(', ') ?? [],
  };
  return names.split(', ').map((one) => {
    const [name = '', noun = name.replaceAll('_', ' ')] = one.split(/ \(|\)/);
    const isPlural = /[^s]s$/.test(noun.split(/ (?:of|on|in) /)[0] ?? '');
    const missed = isPlural ? loss.replace('~ is', '~ are') : loss;
    return { ...note, name, loss: missed.replaceAll('~', noun) };
  });
}
const SENTENCE = /^(?:([\w.]+) )?(must|should|may|extra) (?:show )?(.*)$/;

type Before<Said, Mark extends string> = Said extends `${infer Head}${Mark}${string}` ? Head : Said;
type Listed<List> = List extends `${infer One}, ${infer More}`
  ? Before<One, ' ('> | Listed<More>
  : Before<List, ' ('>;
type Subject<Said> = Before<
  Before<Before<Before<Before<Said, ': '>, ' = '>, ' or '>, ' as '>,
  ' by '
>;
type Named<Said> = Listed<Subject<Said extends `show ${infer Shown}` ? Shown : Said>>;
/** The fields that a sentence tells: `name`, `facets.brands.slug`. */
type Told<Said> = Said extends `${Word} ${infer Rest}`
  ? Named<Rest>
  : Said extends `${infer Path} ${Word} ${infer Rest}`
    ? `${Path}.${Named<Rest>}`
    : never;

/** Sentences about what lies in a field. */
export const inside = <const Path extends string, const Said extends string>(
  path: Path,
  said: readonly Said[],
) =>
  said.map((one) => `${path}${/^(must|should|may|extra) /.test(one) ? ' ' : '.'}${one}`) as Inside<
    Path,
    Said
  >[];
type Inside<Path extends string, Said extends string> = Said extends `${Word} ${string}`
  ? `${Path} ${Said}`
  : `${Path}.${Said}`;

type Relations = Readonly<Record<string, Relation>>;
type Rows = readonly (string | Relations)[];

const relating =
  (isMany: boolean) =>
  (said: string, resource: Relation['resource']): Relations =>
    Object.fromEntries(
      readNotes(said).map(({ name, level, loss, or }) => [
        name,
        { resource, isMany, level, loss, or },
      ]),
    );
/** A relation: `toOne('should brand: the brand is not shown', () => brand)`. */
export const toOne = relating(false);
export const toMany = relating(true);

type Fields<Of> = {
  [Name in keyof Of & string]:
    | Name
    | (Of[Name] extends Holder<infer Inner> ? `${Name}.${Fields<Inner>}` : never);
}[keyof Of & string];
type Untold<Of, All extends Rows> = Exclude<Fields<Of>, Told<All[number]> | 'id' | `${string}.id`>;
type Unread<Of, All extends Rows> = Exclude<Told<All[number]>, Fields<Of>>;
/** Anything when the rows tell just the fields of the reader, otherwise what is untold or unread. */
type Complete<Of, All extends Rows> = [Untold<Of, All> | Unread<Of, All>] extends [never]
  ? unknown
  : { untold: Untold<Of, All>; unread: Unread<Of, All> };

/** Each field in the order of its reader, with the kind that the reader has. */
function describeFields(shape: Shape, notes: readonly Note[], inPath = ''): FieldSet {
  const here = new Map(notes.filter(({ path }) => path === inPath).map((one) => [one.name, one]));
  const names = [...new Set([...Object.keys(shape), ...here.keys()])].filter((one) =>
    here.has(one),
  );
  return Object.fromEntries(
    names.map((name) => {
      const { path, name: _, kind: said, ...note } = here.get(name) as Note;
      const { shape: inner, isList } = (shape[name] ?? {}) as Partial<Holder>;
      const kind = said ?? (inner ? (isList ? 'list' : 'object') : findKind(shape[name] ?? note));
      if (!kind) throw new Error(`The kind of \`${name}\` is not known from its reader`);
      const within = path ? `${path}.${name}` : name;
      return [
        name,
        { ...note, kind, ...(inner && { fields: describeFields(inner, notes, within) }) },
      ];
    }),
  );
}

/**
 * The fields of a reader with what the contract adds to each: its level, and what the shopper misses without it.
 * @param shape the schema with which `lib/api` reads them: it names each field, and says of what kind it is
 */
export const fields = <Of extends Shape, const All extends Rows>(
  shape: Of,
  rows: All & Complete<Of, All>,
): FieldSet =>
  describeFields(
    shape,
    rows.flatMap((row) => (typeof row === 'string' ? readNotes(row) : [])),
  );

/**
 * A resource by the reader's fields, with rows on these and on the relations.
 * @param head its type; its name, where a type has several descriptions; and what is lost without an id: "it is left out"
 * by default, "nothing" when the shop can do without. `cart-items as cart-items of a build: nothing`
 */
export function resource<Of extends Shape, const All extends Rows>(
  head: string,
  shape: Of,
  rows: All & Complete<Of, All>,
): ResourceContract {
  const [named = '', lost = 'it is left out'] = head.split(': ');
  const [type = '', name = type] = named.split(' as ');
  const withoutId = lost === 'nothing' ? null : lost;
  return extend({ type, name, withoutId, fields: {}, relations: {} }, name, shape, rows);
}

/** Another description of a type, which adds fields and relations to one. */
export const extend = <Of extends Shape, const All extends Rows>(
  from: ResourceContract,
  name: string,
  shape: Of,
  rows: All & Complete<Of, All>,
): ResourceContract => ({
  ...from,
  name,
  fields: { ...from.fields, ...fields(shape, rows) },
  relations: Object.assign({ ...from.relations }, ...rows.filter((row) => typeof row === 'object')),
});
