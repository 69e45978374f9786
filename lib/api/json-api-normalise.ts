import type { JsonDeserializer } from 'jsona';
import { isRecord } from './json';

/** Types of jsona that its package does not export by name. */
export type ResourceData = ReturnType<JsonDeserializer['buildDataFromIncludedOrData']>;
type Relation = NonNullable<ResourceData['relationships']>[string];

/** Field names that jsona's models use themselves. Those that lead to a prototype do not pass `parseJson`. */
const RESERVED = new Set(['id', 'type', 'links', 'meta', 'relationshipNames', 'resourceIdObjMeta']);

function fields(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value).filter(([name]) => !RESERVED.has(name)) : [];
}

function idOf(value: unknown): string {
  return typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';
}

/** jsona finds a resource by its type and id, joined. Before the id stands what no type may hold, so that 'a1' and 2 is not 'a' and 12. */
const BEFORE_ID = '/';

/** The id of a resource of `normaliseResource` as the backend sent it. */
export const sentId = (id: string) => id.slice(BEFORE_ID.length);

function identifier(value: unknown): { type: string; id: string } | null {
  if (!isRecord(value) || typeof value.type !== 'string' || value.type === '') return null;
  const id = idOf(value.id);
  return id === '' ? null : { type: value.type, id: BEFORE_ID + id };
}

/** Prefix of those links of a resource that say where a relation without data can be read; its name follows. */
export const RELATION_LINK = 'related:';

function relationship(value: unknown): Relation | null {
  if (!isRecord(value) || !('data' in value)) return null;
  const { data } = value;
  if (!Array.isArray(data)) return { data: identifier(data) };
  return { data: data.map(identifier).filter((one) => one !== null) };
}

/** Turns any value into a resource that jsona can read. Null without a type. */
export function normaliseResource(value: unknown): ResourceData | null {
  if (!isRecord(value) || typeof value.type !== 'string' || value.type === '') return null;
  const relationships: Record<string, Relation> = {};
  const links = normaliseLinks(value.links);
  for (const [name, content] of fields(value.relationships)) {
    const relation = relationship(content);
    if (relation) relationships[name] = relation;
    else if (isRecord(content)) {
      const { related } = normaliseLinks(content.links);
      if (related) links[RELATION_LINK + name] = related;
    }
  }
  return {
    type: value.type,
    id: BEFORE_ID + idOf(value.id),
    attributes: Object.fromEntries(fields(value.attributes)),
    relationships,
    links,
    meta: isRecord(value.meta) ? value.meta : {},
  };
}

/** Links by name: strings, and `href` of link objects. Anything else is left out. */
export function normaliseLinks(value: unknown): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [name, link] of fields(value)) {
    const href = isRecord(link) ? link.href : link;
    if (typeof href === 'string') links[name] = href;
  }
  return links;
}
