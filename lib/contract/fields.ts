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

interface FieldOptions {
  fallback?: string;
  or?: readonly string[];
  bare?: string;
  example?: unknown;
}

function fieldOf(level: Level, isExtra: boolean) {
  const create = (
    kind: FieldKind,
    loss: string,
    { fallback, or = [], ...rest }: FieldOptions & Pick<Field, 'fields'> = {},
  ): Field => ({ kind, level, loss, fallback: fallback ?? null, or, isExtra, ...rest });
  return Object.assign(
    (kind: FieldKind, loss: string, options?: FieldOptions) => create(kind, loss, options),
    {
      object: (loss: string, fields: FieldSet, options?: FieldOptions) =>
        create('object', loss, { ...options, fields }),
      /** A list of objects with these fields. */
      list: (loss: string, fields: FieldSet, options?: FieldOptions) =>
        create('list', loss, { ...options, fields }),
    },
  );
}

export const must = fieldOf('must', false);
export const should = fieldOf('should', false);
export const may = fieldOf('may', false);
/** A field that is only sent where it applies, such as the reason of a refusal. */
export const extra = fieldOf('may', true);

/** Names of a field of which an entry has one, because the specification does not say which. */
export const anyOf = (names: readonly string[], kind: FieldKind, loss: string): FieldSet =>
  Object.fromEntries(names.map((name) => [name, extra(kind, loss)]));
