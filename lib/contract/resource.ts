import type { FieldSet, Level } from './fields';

export interface Relation {
  /** A function, because resources refer to each other in circles. */
  resource: () => ResourceContract;
  isMany: boolean;
  level: Level;
  loss: string;
  /** Relations beside it that can stand in for it. */
  or: readonly string[];
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

interface ResourceParts {
  /** The type by default. */
  name?: string;
  fields: FieldSet;
  relations?: Readonly<Record<string, Relation>>;
  withoutId?: string | null;
}

export const resource = (type: string, parts: ResourceParts): ResourceContract => ({
  type,
  name: parts.name ?? type,
  fields: parts.fields,
  relations: parts.relations ?? {},
  withoutId: parts.withoutId === undefined ? 'it is left out' : parts.withoutId,
});

const relate =
  (isMany: boolean) =>
  (
    level: Level,
    found: () => ResourceContract,
    loss: string,
    or: readonly string[] = [],
  ): Relation => ({
    resource: found,
    isMany,
    level,
    loss,
    or,
  });

export const toOne = relate(false);
export const toMany = relate(true);
