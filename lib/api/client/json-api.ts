import { JsonDeserializer, JsonPropertiesMapper } from 'jsona';
import { isRecord } from './json';

type Model = ReturnType<JsonDeserializer['buildModelByData']>;
type Relations = NonNullable<ReturnType<JsonDeserializer['buildRelationsByData']>>;

/** A resource with its attributes and relations as fields. Relations may be circular. */
export interface JsonApiModel {
  readonly type: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

const IDENTIFIER = new Set(['type', 'id', 'relationshipNames']);

/** Whether a model is a resource. An identifier whose resource the answer does not have is no empty resource. */
export const isResource = (model: JsonApiModel): boolean =>
  Object.keys(model).some((name) => !IDENTIFIER.has(name));

export interface JsonApiDocument {
  data: JsonApiModel | JsonApiModel[] | null;
  meta: Record<string, unknown>;
  links: Record<string, string>;
}

/** Keeps one model per resource, so that circular relations refer to the same object. */
class ModelCache {
  readonly #models = new Map<ResourceData, Model>();
  getCachedModel(data: ResourceData): Model | null {
    return this.#models.get(data) ?? null;
  }
  handleModel(model: Model, data: ResourceData): void {
    this.#models.set(data, model);
  }
  createCacheKey(): string {
    return '';
  }
}

/** Models have no prototype, so a field with the name of an Object method is just a field. */
class BareModelMapper extends JsonPropertiesMapper {
  override createModel(type: string): Model {
    return Object.assign(Object.create(null), { type });
  }
  override setId(model: Model, id: string): void {
    model.id = sentId(id);
  }
}

/** jsona builds all relations at once, and a long chain would overflow the stack. Here its mapper asks for one when it is read. */
class LazyDeserializer extends JsonDeserializer {
  override buildRelationsByData(data: ResourceData, model: Model): Relations | null {
    const relations: Relations = {};
    for (const [name, relation] of Object.entries(data.relationships ?? {})) {
      if (!relation.data) continue;
      relations[name] = () =>
        super.buildRelationsByData({ ...data, relationships: { [name]: relation } }, model)?.[name];
    }
    return relations;
  }
}

/** It never throws: entries that are not resources are left out. Null when the body is not a JSON:API document. */
export function deserialise(body: unknown): JsonApiDocument | null {
  if (!isRecord(body)) return null;
  const rest = { meta: isRecord(body.meta) ? body.meta : {}, links: normaliseLinks(body.links) };
  const isList = Array.isArray(body.data);
  const sent: unknown[] = Array.isArray(body.data) ? body.data : [body.data];
  const data = resources(sent);
  const [first] = data;
  // Without data, or with entries of which none is a resource: that is not an empty list.
  if (!first && sent.length > 0) return { data: null, ...rest };
  const deserializer = new LazyDeserializer(new BareModelMapper(), new ModelCache(), {
    preferNestedDataFromData: true,
  });
  deserializer.setJsonParsedObject({
    data: isList || !first ? data : first,
    included: resources(body.included),
  });
  return { data: deserializer.build() as JsonApiModel | JsonApiModel[], ...rest };
}

export const hasContent = ({ data, meta }: JsonApiDocument): boolean =>
  data !== null || Object.keys(meta).length > 0;

function resources(value: unknown): ResourceData[] {
  if (!Array.isArray(value)) return [];
  return value.map(normaliseResource).filter((resource) => resource !== null);
}

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

export function normaliseLinks(value: unknown): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [name, link] of fields(value)) {
    const href = isRecord(link) ? link.href : link;
    if (typeof href === 'string') links[name] = href;
  }
  return links;
}
