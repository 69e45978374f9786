import { endpoints } from '@/lib/api/endpoints/all';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { Document, Identifier, Json, Resource } from '../core/json-api';
import { SPEC_ATTRIBUTES, SPEC_META } from './spec-fields';

/** The specification reads the whole `meta` of these, or names the call without the form of its answer. */
const META_IS_THE_ANSWER: readonly Endpoint[] = [
  ...[endpoints.cartTotalItems, endpoints.assemblyInfo, endpoints.assemblyConfigIsValid],
  ...[endpoints.invoicingInitData, endpoints.providerOrder, endpoints.verifyHuman],
];

/** The changes whose answer the specification reads; of the others it says nothing, so they have no body. */
const ANSWERED_CHANGES = new Set<Endpoint>([
  ...[endpoints.login, endpoints.socialLogin, endpoints.register, endpoints.verifyHuman],
  ...[endpoints.createReview, endpoints.updateReview, endpoints.warrantyPhotoCreate],
  ...[endpoints.cartRemove, endpoints.cartAssemblyAdd, endpoints.providerOrder],
  ...[endpoints.transactionCreate, endpoints.transactionUpdate],
]);

const isBare = (endpoint: Endpoint) =>
  (endpoint.method !== 'GET' || endpoint === endpoints.cartAdd) && !ANSWERED_CHANGES.has(endpoint);

function pick<T>(all: Readonly<Record<string, T>>, isNamed: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => isNamed(name)));
}

type Included = ReadonlyMap<string, Resource>;

const keyOf = ({ type, id }: Identifier) => `${type} ${id}`;

function related(resource: Resource | undefined, name: string, included: Included) {
  const data = resource?.relationships?.[name]?.data;
  return data && !Array.isArray(data) ? included.get(keyOf(data)) : undefined;
}

const named = (resource: Resource | undefined) =>
  resource ? { name: resource.attributes.name ?? null } : null;

/** A line of the cart with its product's fields in it (spec 3, "Cart line product"), and no product beside it. */
function cartLine(item: Resource, included: Included): Resource {
  const product = related(item, 'product', included);
  const { assembly_id, assembly_group_id, promotion = null, price_detail } = item.attributes;
  const { promotion_id: _, ...priceDetail } = price_detail as Record<string, Json>;
  const { part_number = null, name = null } = product?.attributes ?? {};
  const [brand, category] = ['brand', 'category'].map((kind) =>
    named(related(product, kind, included)),
  );
  const attributes = {
    product_id: product?.id ?? null,
    part_number,
    name,
    brand,
    category,
    promotion,
    price_detail: priceDetail,
    ...(assembly_id ? { assembly_id, assembly_group_id } : {}),
  };
  return { type: item.type, id: item.id, attributes };
}

function specResource(resource: Resource, included: Included): Resource {
  if (resource.type === 'cart-items') return cartLine(resource, included);
  const names = SPEC_ATTRIBUTES[resource.type];
  if (!names) return resource;
  return { ...resource, attributes: pick(resource.attributes, (name) => names.includes(name)) };
}

/** A customer as a plain object, with the kind of account under the name that the specification gives it. */
function plainCustomer({ id, attributes }: Resource): Record<string, Json> {
  const { customer_type: type, ...rest } = attributes;
  const names = SPEC_ATTRIBUTES.customers ?? [];
  return { id, ...pick<Json>({ ...rest, type }, (name) => names.includes(name)) };
}

const accessToken = (token: Json): Json =>
  token && typeof token === 'object' && 'access_token' in token ? token.access_token : undefined;

/**
 * An answer in the plainest form that the specification allows: the fields that it names and no others, a session as
 * `{token, customer}`, and no body where it reads none.
 * @returns null for an answer without a body
 */
export function toMinimal(endpoint: Endpoint, document: Document): object | null {
  const { meta = {}, data, included = [], links } = document;
  const token = accessToken(meta.token);
  if (token && data && !Array.isArray(data)) return { token, customer: plainCustomer(data) };
  if (isBare(endpoint)) return null;
  // What the specification reads of the totals are the fields of a cart.
  const isCartField = (name: string) => SPEC_ATTRIBUTES.carts?.includes(name) ?? false;
  if (endpoint === endpoints.cartTotals) return { meta: pick(meta, isCartField) };
  const isWholeMeta = META_IS_THE_ANSWER.includes(endpoint);
  const kept = isWholeMeta ? meta : pick(meta, (name) => SPEC_META.has(name));
  if (data === undefined && Object.keys(kept).length === 0) return null;
  const byKey = new Map(included.map((one) => [keyOf(one), one]));
  const toSpec = (one: Resource) => specResource(one, byKey);
  return {
    ...(data !== undefined && {
      data: Array.isArray(data) ? data.map(toSpec) : data && toSpec(data),
    }),
    ...(included.length > 0 && { included: included.map(toSpec) }),
    ...(links && { links }),
    ...(Object.keys(kept).length > 0 && { meta: kept }),
  };
}
