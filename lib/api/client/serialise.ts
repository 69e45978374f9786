import { ModelPropertiesMapper, ModelsSerializer } from 'jsona';
import type { JsonApiDocument, JsonApiModel } from './json-api';
import * as wire from './wire';

/** The fields that were sent, and over them those of the answer: 204, `[]`, `true` and `{}` say that what was sent was taken. Null without an id: ask again. */
export function savedEntity<T>(
  { data }: JsonApiDocument,
  sent: OutgoingResource,
  read: (model: JsonApiModel) => T | null,
): T | null {
  const [first] = wire.models(data);
  const { type, attributes, relationships } = sent;
  // An answer about another resource, such as the customer of an address, says nothing about this one.
  const isOther = sent.id !== undefined && first !== undefined && first.id !== sent.id;
  const answered = isOther ? undefined : first;
  const id = sent.id ?? answered?.id;
  return id ? read({ ...attributes, ...relationships, ...answered, type, id }) : null;
}

/** The entry of a list, asked for again, with the most fields as they were sent, and of several the last. */
export function findCreated<T extends object>(all: readonly T[], sent: Partial<T>): T | null {
  const names = Object.keys(sent) as (keyof T)[];
  const equal = (one: T) => names.filter((name) => one[name] === sent[name]).length;
  return all.reduce<T | null>((best, one) => (best && equal(best) > equal(one) ? best : one), null);
}

type JsonApiBody = ReturnType<ModelsSerializer['build']>;

interface ResourceIdentifier {
  type: string;
  id: string;
}

export interface OutgoingResource {
  type: string;
  id?: string;
  attributes?: Readonly<Record<string, unknown>>;
  relationships?: Readonly<Record<string, ResourceIdentifier | ResourceIdentifier[] | null>>;
}

export function serialise(resource: OutgoingResource): JsonApiBody {
  const { type, id, attributes = {}, relationships = {} } = resource;
  const serializer = new ModelsSerializer(new ModelPropertiesMapper());
  serializer.setStuff({
    ...attributes,
    ...relationships,
    relationshipNames: Object.keys(relationships),
    type,
    ...(id === undefined ? {} : { id }),
  });
  return serializer.build();
}
