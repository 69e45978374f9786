import { JsonDeserializer, JsonPropertiesMapper } from 'jsona';
import { isRecord } from './json';
import { normaliseLinks, normaliseResource, type ResourceData, sentId } from './json-api-normalise';

type Model = ReturnType<JsonDeserializer['buildModelByData']>;
type Relations = NonNullable<ReturnType<JsonDeserializer['buildRelationsByData']>>;

/** A resource with its attributes and relations as fields. Relations may be circular. */
export interface JsonApiModel {
  readonly type: string;
  /** Empty when the resource has no id. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The fields of a resource's model that say nothing about it. */
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

/**
 * The models of a parsed JSON:API body. It never throws: entries that are not resources are left out.
 * @returns null when the body is not a JSON:API document
 */
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

/** Whether an answer has anything that was asked for. A list may be empty. */
export const hasContent = ({ data, meta }: JsonApiDocument): boolean =>
  data !== null || Object.keys(meta).length > 0;

function resources(value: unknown): ResourceData[] {
  if (!Array.isArray(value)) return [];
  return value.map(normaliseResource).filter((resource) => resource !== null);
}
