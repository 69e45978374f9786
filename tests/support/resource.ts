import { deserialise, type JsonApiDocument } from '@/lib/api/client/json-api';

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
