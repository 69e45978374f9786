import { ModelPropertiesMapper, ModelsSerializer } from 'jsona';

/** The JSON:API body that jsona builds for a resource. */
type JsonApiBody = ReturnType<ModelsSerializer['build']>;

interface ResourceIdentifier {
  type: string;
  id: string;
}

/** A resource to send. Without an id it is created. */
export interface OutgoingResource {
  type: string;
  id?: string;
  attributes?: Readonly<Record<string, unknown>>;
  relationships?: Readonly<Record<string, ResourceIdentifier | ResourceIdentifier[] | null>>;
}

/** The JSON:API body of a resource. */
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
