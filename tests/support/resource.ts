import { deserialise, type JsonApiDocument, type JsonApiModel } from '@/lib/api/client/json-api';

/** A resource as JSON:API sends it. */
export const resource = <Attributes extends object, Relations extends object>(
  type: string,
  id: string,
  attributes: Attributes,
  relationships?: Relations,
) => ({ type, id, attributes, relationships });

/** A relation to resources of a type, by their ids. */
export const toMany = (type: string, ...ids: readonly string[]) => ({
  data: ids.map((id) => ({ type, id })),
});

/** A document as the shop reads it; an empty one where it is none. */
export const documentOf = (body: unknown): JsonApiDocument =>
  deserialise(body) ?? { data: null, meta: {}, links: {} };

/** A relation to one resource. */
export const toOne = (type: string, id: string) => ({ data: { type, id } });

/** A resource as readers get it: its fields beside type and id. */
export const modelOf = (fields: object, id = '1', type = 't'): JsonApiModel => ({
  type,
  id,
  ...fields,
});
