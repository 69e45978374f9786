import type { Document, Json, Resource } from '../core/json-api';

const isAmount = (name: string) =>
  /price|total|amount|subtotal|tax|shipping|discount|wallet/.test(name);

/** An attribute as a PHP framework with loosely typed columns sends it. */
function looseValue(value: Json, name: string): Json {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return isAmount(name) ? value.toFixed(2) : String(value);
  if (Array.isArray(value)) return looseList(value, name);
  if (value !== null && typeof value === 'object')
    return looseObject(value as Record<string, Json>);
  return value;
}

/** A list that lost its first entry keeps its keys and becomes an object; here every list of objects has. */
function looseList(list: readonly Json[], name: string): Json {
  const values = list.map((one) => looseValue(one, name));
  const isOfObjects = values.some((one) => one !== null && typeof one === 'object');
  return isOfObjects
    ? Object.fromEntries(values.map((one, index) => [String(index), one]))
    : values;
}

/** An empty object is an empty list there. */
function looseObject(object: Readonly<Record<string, Json>>): Json {
  const entries = Object.entries(object);
  if (entries.length === 0) return [];
  return Object.fromEntries(entries.map(([name, value]) => [name, looseValue(value, name)]));
}

/** Pictures are named relative to the backend. */
const relativePicture = (value: Json, origin: string): Json =>
  typeof value === 'string' && value.startsWith(`${origin}/media/`)
    ? value.slice(origin.length + 1)
    : value;

const COMPANIONS = ['substitutes', 'sets', 'related'];

/** A product's companions are lists of ids in one object, and no relations. */
function withListedCompanions(resource: Resource): Resource {
  const { relationships = {} } = resource;
  const lists = COMPANIONS.flatMap((kind) => {
    const data = relationships[kind]?.data;
    return Array.isArray(data) ? [[kind, data.map(({ id }) => Number(id))] as const] : [];
  });
  if (resource.type !== 'products' || lists.length === 0) return resource;
  const others = Object.entries(relationships).filter(([name]) => !COMPANIONS.includes(name));
  return {
    ...resource,
    attributes: { ...resource.attributes, any_related: Object.fromEntries(lists) },
    relationships: Object.fromEntries(others),
  };
}

function looseResource(resource: Resource, origin: string): Resource {
  const attributes = Object.entries(resource.attributes).map(([name, value]) => [
    name,
    relativePicture(looseValue(value, name), origin),
  ]);
  return { ...resource, attributes: Object.fromEntries(attributes) };
}

/**
 * An answer as a PHP backend sends it: 0 and 1, decimals in texts, lists as numbered objects, empty lists for empty
 * objects, relative pictures, a product's companions as ids, and no body where there is nothing to say.
 * @returns null for an answer without a body
 */
export function toPhp(
  origin: string,
  { data, included, links, meta = {} }: Document,
): object | null {
  const { message: _, ...rest } = meta;
  if (data === undefined && Object.keys(rest).length === 0) return null;
  const loose = (one: Resource) => looseResource(withListedCompanions(one), origin);
  return {
    ...(data !== undefined && {
      data: Array.isArray(data) ? data.map(loose) : data && loose(data),
    }),
    ...(included && { included: included.map(loose) }),
    ...(links && { links }),
    meta: looseObject(meta),
  };
}
