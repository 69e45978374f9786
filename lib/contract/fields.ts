import type { FieldKind } from '@/lib/api/client/wire';

/** What each means stands in the README. */
export type Level = 'must' | 'should' | 'may';

const ORDER: readonly Level[] = ['may', 'should', 'must'];

export const weakerLevel = (one: Level, other: Level): Level =>
  ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other;

interface Reader<Shape> {
  readonly shape: Shape;
}
/** An object and a list of objects have the fields that are read inside, too. */
type Shape = Readonly<Record<string, { kind: FieldKind; shape?: object }>>;

export type FieldSet = Readonly<Record<string, Field>>;

export interface Field {
  kind: FieldKind;
  fields?: FieldSet;
  level: Level;
  /** What the shopper misses without it: "the brand is left out". */
  loss: string;
  /** What the shop takes when it is missing. */
  fallback: string | null;
  or: readonly string[];
  /** Only sent where it applies, so its absence says nothing. */
  isExtra: boolean;
  /** Of an object that may be a bare value: the field that this stands for. */
  bare?: string;
}

/** `path` is the object or list that holds it, `facets.brands`; empty for what stands in no other field. */
interface Note extends Omit<Field, 'kind' | 'fields'> {
  path: string;
  name: string;
}

/** What the shop reads of a resource. Each also needs its `type` and, for most, its `id`. */
export interface ResourceContract {
  type: string;
  /** Of this description: a type has several where screens read different fields. */
  name: string;
  fields: FieldSet;
  relations: Relations;
  /** What is lost of a resource without an id. Null when the shop can do without. */
  withoutId: string | null;
}

/** `or` names relations beside it that can stand in for it. */
export interface Relation extends Pick<Field, 'level' | 'loss' | 'or'> {
  /** A function, because resources refer to each other in circles. */
  resource: () => ResourceContract;
  isMany: boolean;
}
type Relations = Readonly<Record<string, Relation>>;

/*
 * What the contract adds to the fields of a reader: sentences of a level, fields, and what is missed without each.
 *
 * | sentence                              | what it says                                                |
 * | ------------------------------------- | ----------------------------------------------------------- |
 * | `must name, slug`                     | without one of them what holds it is left out               |
 * | `may phone (telephone), hours`        | "the telephone is not shown", "the hours are not shown"     |
 * | `should qty = 1, to = `from``         | "the shop takes 1", "the shop takes `from`"                 |
 * | `extra icon, map: the store has no ~` | sent where it applies, as a reason; `~` stands for the noun |
 * | `timeline must status; extra note`    | two fields of the object or list `timeline`                 |
 * | `must total or subtotal: …`           | fields beside `total` that can stand in for it              |
 * | `extra coupon by code`                | an object; a bare value in its place is its `code`          |
 */
type Word = Level | 'extra';
type Rows = readonly (string | Relations)[];

function cut(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

const PLURAL = /[^su]s$/;

/** "the store" of `pickup-stores`, "the category" of `categories`. */
const singularOf = (names: string): string =>
  (names.split(/[-_.]/).at(-1) ?? '')
    .replace(/ies$/, 'y')
    .replace(PLURAL, (end) => end.slice(0, 1));

/** A field's own name in words. */
const nounOf = (name: string): string =>
  name.replace(/^mwi_|_with_tax$|_utc$|_text$/g, '').replaceAll('_', ' ');

/** A field that others can stand in for is told when these are missing, too. */
function commonLoss({ level, fallback, or, path }: Omit<Note, 'loss' | 'name'>, type: string) {
  if (fallback !== null && or.length === 0) return `the shop takes ${fallback}`;
  return level === 'must' ? `the ${singularOf(path || type)} is left out` : 'the ~ is not shown';
}

/** @param type of the resource that the fields are of */
function readNotes(said: string, type = ''): Note[] {
  const [path = ''] = /^[\w.]+(?= (must|should|may|extra) )/.exec(said) ?? [];
  const sentences = said.slice(path.length).trimStart().split('; ');
  return sentences.flatMap((sentence) => readSentence(sentence, path, type));
}

function readSentence(sentence: string, path: string, type: string): Note[] {
  const [word, told = ''] = cut(sentence, ' ');
  const isExtra = word === 'extra';
  const level = isExtra ? 'may' : (word as Level);
  const [list, ownLoss] = cut(told, ': ');
  return list.split(', ').map((one) => {
    const [subject, fallback = null] = cut(one, ' = ');
    const [fields, bare] = cut(subject, ' by ');
    const [named = '', ...or] = fields.split(' or ');
    const [name = '', noun = nounOf(name)] = named.split(/ \(|\)/);
    const note = { path, level, isExtra, fallback, or, ...(bare && { bare }) };
    const loss = ownLoss ?? commonLoss(note, type);
    const isPlural = PLURAL.test(noun.split(/ (?:of|on|in) /)[0] ?? '');
    const missed = (isPlural ? loss.replace('~ is', '~ are') : loss).replaceAll('~', noun);
    return { ...note, name, loss: missed };
  });
}

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

const relating =
  (isMany: boolean) =>
  (said: string, resource: Relation['resource']): Relations =>
    Object.fromEntries(
      readNotes(said).map(({ name, level, loss, or }) => [
        name,
        { resource, isMany, level, loss, or },
      ]),
    );
/** A relation: `toOne('should brand', () => brand)`. */
export const toOne = relating(false);
export const toMany = relating(true);

type Before<Said, Mark extends string> = Said extends `${infer Head}${Mark}${string}` ? Head : Said;
type Subject<One> = Before<Before<Before<Before<One, ' = '>, ' by '>, ' or '>, ' ('>;
type Listed<List> = List extends `${infer One}, ${infer More}`
  ? Subject<One> | Listed<More>
  : Subject<List>;
type Named<Said> = Listed<Before<Said, ': '>>;
type Sentences<Said> = Said extends `${infer One}; ${infer More}`
  ? Sentences<One> | Sentences<More>
  : Said extends `${Word} ${infer Rest}`
    ? Named<Rest>
    : never;
type Told<Said> = Said extends `${Word} ${string}`
  ? Sentences<Said>
  : Said extends `${infer Path} ${infer Rest}`
    ? `${Path}.${Sentences<Rest>}`
    : never;

type Fields<Of> = {
  [Name in keyof Of & string]:
    | Name
    | (Of[Name] extends Reader<infer Inner> ? `${Name}.${Fields<Inner>}` : never);
}[keyof Of & string];
type Untold<Of, All extends Rows> = Exclude<Fields<Of>, Told<All[number]> | 'id' | `${string}.id`>;
type Unread<Of, All extends Rows> = Exclude<Told<All[number]>, Fields<Of>>;
/** Anything when the rows tell just the fields of the reader, otherwise what is untold or unread. */
type Complete<Of, All extends Rows> = [Untold<Of, All> | Unread<Of, All>] extends [never]
  ? unknown
  : { untold: Untold<Of, All>; unread: Unread<Of, All> };

function describeFields(shape: Shape, notes: readonly Note[], holder = ''): FieldSet {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, { kind, shape: inner }]) => {
      const note = notes.find((one) => one.path === holder && one.name === name);
      if (!note) return [];
      const { path, name: _, ...told } = note;
      const within = path ? `${path}.${name}` : name;
      const fields = inner && { fields: describeFields(inner as Shape, notes, within) };
      return [[name, { ...told, kind, ...fields }]];
    }),
  );
}

/** The fields of a reader with what the contract adds to each: its level, and what the shopper misses without it. */
export const fields = <Of extends Shape, const All extends Rows>(
  { shape }: Reader<Of>,
  rows: All & Complete<Of, All>,
  type?: string,
): FieldSet =>
  describeFields(
    shape,
    rows.flatMap((row) => (typeof row === 'string' ? readNotes(row, type) : [])),
  );

export const both = <One, Other>(one: Reader<One>, other: Reader<Other>) => ({
  shape: { ...one.shape, ...other.shape },
});

/** @param head its type; its name, where a type has several; what is lost without an id: `cart-items as cart-items of a build: nothing` */
export function resource<Of extends Shape, const All extends Rows>(
  head: string,
  reader: Reader<Of>,
  rows: All & Complete<Of, All>,
): ResourceContract {
  const [named, lost = 'it is left out'] = cut(head, ': ');
  const [type, name = type] = cut(named, ' as ');
  const withoutId = lost === 'nothing' ? null : lost;
  return extend({ type, name, withoutId, fields: {}, relations: {} }, name, reader, rows);
}

export const extend = <Of extends Shape, const All extends Rows>(
  from: ResourceContract,
  name: string,
  reader: Reader<Of>,
  rows: All & Complete<Of, All>,
): ResourceContract => ({
  ...from,
  name,
  fields: { ...from.fields, ...fields(reader, rows, from.type) },
  relations: Object.assign({ ...from.relations }, ...rows.filter((row) => typeof row === 'object')),
});

/** Of a description that adds relations only, and of a resource of which only the id is read. */
export const NO_FIELDS = { shape: {} };
