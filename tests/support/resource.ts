/** A resource as JSON:API sends it. */
export const resource = <Attributes extends object, Relations extends object>(
  type: string,
  id: string,
  attributes: Attributes,
  relationships?: Relations,
) => ({ type, id, attributes, relationships });
