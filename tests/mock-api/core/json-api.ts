import { HttpResponse } from 'msw';
import type { Problem } from './problem';
import { type Words, wordsOf } from './wire';

export const MEDIA_TYPE = 'application/vnd.api+json';

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

export interface Identifier {
  type: string;
  id: string;
}

export interface Relationship {
  data?: Identifier | Identifier[] | null;
  links?: Record<string, string>;
}

export interface Resource extends Identifier {
  attributes: Record<string, Json>;
  relationships?: Record<string, Relationship>;
  links?: Record<string, string>;
  meta?: Record<string, Json>;
}

export interface Document {
  data?: Resource | Resource[] | null;
  included?: Resource[];
  links?: Record<string, string>;
  meta?: Record<string, Json>;
}

export function pageMeta(currentPage: number, perPage: number, total: number) {
  return { currentPage, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

/** @param body null for an answer without one, which is a 204 */
export function respond(body: object | null, status = 200): Response {
  const text = body && JSON.stringify({ jsonapi: { version: '1.0' }, ...body });
  return new HttpResponse(status === 204 ? null : text, {
    status: body ? status : 204,
    headers: { 'content-type': MEDIA_TYPE, 'cache-control': 'no-cache, private' },
  });
}

/** Several problems answer with the status of the first. `message` is what the framework adds. */
export function respondProblems(problems: readonly Problem[]): Response {
  const status = problems[0]?.status ?? 500;
  const errors = problems.map(({ status, title, detail, source, extra: { code } }) => ({
    status: String(status),
    title,
    detail,
    ...(code && { code }),
    ...(source && { source }),
  }));
  const retryAfter = problems[0]?.extra.retryAfter;
  return new HttpResponse(JSON.stringify({ errors, message: problems[0]?.detail ?? '' }), {
    status,
    headers: {
      'content-type': MEDIA_TYPE,
      'cache-control': 'no-cache, private',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}

export function sparse(resource: Resource, fields: ReadonlySet<string> | undefined): Resource {
  if (!fields) return resource;
  const keep = <T>(all: Record<string, T> | undefined) =>
    Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => fields.has(name)));
  return {
    ...resource,
    attributes: keep(resource.attributes),
    relationships: keep(resource.relationships),
  };
}

/** Collects `included` without repeating a resource or one of the primary data. */
export class Included {
  private readonly resources = new Map<string, Resource>();
  private readonly primary = new Set<string>();

  static key = ({ type, id }: Identifier) => `${type} ${id}`;

  exclude(resources: readonly Identifier[]): void {
    for (const resource of resources) this.primary.add(Included.key(resource));
  }

  /** False when it is there already, so that a circle of includes ends. */
  add(resource: Resource): boolean {
    const key = Included.key(resource);
    if (this.primary.has(key) || this.resources.has(key)) return false;
    this.resources.set(key, resource);
    return true;
  }

  list(): Resource[] {
    return [...this.resources.values()];
  }
}

export const identify = ({ type, id }: Identifier): Identifier => ({ type, id });

export const link = (type: string, id: string | null | undefined): Identifier | null =>
  id ? { type, id } : null;
export const links = (type: string, rows: readonly { id: string }[]): Identifier[] =>
  rows.map(({ id }) => ({ type, id }));

/** @param related what it is linked with, by the name of the relationship */
export function resourceOf(
  type: string,
  id: string,
  attributes: Resource['attributes'],
  related?: Record<string, Identifier | Identifier[] | null>,
): Resource {
  const relationships = Object.entries(related ?? {}).map(([name, data]) => [name, { data }]);
  return {
    type,
    id,
    attributes,
    ...(related && { relationships: Object.fromEntries(relationships) }),
  };
}

/** Names of the wire are those of the rows in snake case. */
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `minimun_amount=minimum` is the field `minimum` under another name. */
type Field<Name extends string> = Name extends `${string}=${infer Own}` ? Own : Name;

/** The named fields of a row under their names on the wire, in this order. */
export function toWire<Row extends object, Names extends string>(
  row: Row,
  names: [Field<Words<Names>>] extends [keyof Row] ? Names : never,
): Record<string, Json> {
  const all = { ...row } as Record<string, unknown>;
  const fields = wordsOf(names).map((name) => {
    const [wire = '', own] = name.split('=');
    return [own ? wire : toSnake(wire), all[own ?? wire] as Json];
  });
  return Object.fromEntries(fields);
}

type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** What was sent, under the names that a row has for it. */
export const fromWire = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toCamel(name), value])) as {
    [Name in keyof Fields as Camel<Name>]: Fields[Name];
  };
