import { isRecord } from '@/lib/api/client/json';
import { ACCOUNT_TYPES } from '@/lib/domain/account/types';
import { withoutTokens } from './secrets';

interface CustomerResource {
  type: 'customers';
  id: string;
  attributes: Record<string, unknown>;
}

type Fields = Record<string, unknown>;

/** In seconds. It may be long, because a 401 of the backend ends the session earlier. */
export const DEFAULT_SESSION_SECONDS = 30 * 24 * 3600;

/** Longest tokens of a customer and of a device that fit into cookies, in characters: see `lib/session/README.md`. */
export const MAX_TOKEN_LENGTH = 4000;
export const MAX_DEVICE_TOKEN_LENGTH = 500;

const TOKEN_NAMES = ['token', 'access_token'];

/** Fields that do not describe the customer. The browser does not get them, as it gets no token. */
const NO_CUSTOMER_FIELD =
  /^token_type$|expires|password|secret|^(id|type|data|meta|links|included|jsonapi)$/i;

const record = (value: unknown): Fields => (isRecord(value) ? value : {});

function firstText(found: readonly unknown[]): string | null {
  return found.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/** Where a login's answer can have its fields: in `meta`, at the top level, in `data` or in the attributes of `data`. */
function sessionPlaces(document: Fields): Fields[] {
  const data = record(document.data);
  return [record(document.meta), document, data, record(data.attributes)];
}

const tokenPlaces = (places: readonly Fields[]): Fields[] =>
  places.flatMap((place) => [place, ...TOKEN_NAMES.map((name) => record(place[name]))]);

const readAll = (places: readonly Fields[], ...names: readonly string[]): unknown[] =>
  places.flatMap((place) => names.map((name) => place[name]));

/** A JSON:API resource or a plain object as a customer. Null when it is something else, such as a token's resource. */
function toCustomerResource(value: unknown): CustomerResource | null {
  const resource = record(value);
  const fields = isRecord(resource.attributes) ? resource.attributes : resource;
  const id = typeof resource.id === 'number' ? String(resource.id) : firstText([resource.id]);
  const isCustomer = resource.type === 'customers' || firstText([fields.email, fields.name]);
  if (!id || !isCustomer) return null;
  const described = Object.entries(withoutTokens(fields)).filter(
    ([name]) => !NO_CUSTOMER_FIELD.test(name),
  );
  // The specification calls this field `type`, which in JSON:API is the type of the resource.
  const kinds = [fields.customer_type, fields.type, resource.type];
  const kind = ACCOUNT_TYPES.find((one) => kinds.includes(one));
  const attributes = Object.fromEntries(described);
  return {
    type: 'customers',
    id,
    attributes: kind ? { ...attributes, customer_type: kind } : attributes,
  };
}

/** The customer in an answer: `customer` or `user`, with or without `data` around it, or `data` or one in `included`. */
export function readCustomerResource(body: unknown): CustomerResource | null {
  const document = record(body);
  const named = readAll(sessionPlaces(document), 'customer', 'user');
  const included = Array.isArray(document.included) ? document.included : [];
  const candidates = [
    ...named.map((one) => record(one).data ?? one),
    ...[document.data].flat(),
    ...included.filter((one) => record(one).type === 'customers'),
    document,
  ];
  return candidates.map(toCustomerResource).find((one) => one !== null) ?? null;
}

export const readDeviceToken = (body: unknown): string | null =>
  firstText(readAll(sessionPlaces(record(body)), 'device_token'));

/** Reads the answer to a login: the token as a text or as an OAuth object, and the customer, in any of their places. Null without a token. */
export function readGrant(body: unknown) {
  const places = sessionPlaces(record(body));
  const token = firstText(readAll(tokenPlaces(places), ...TOKEN_NAMES));
  if (!token) return null;
  const seconds = readAll(tokenPlaces(places), 'expires_in').map(Number);
  const merge = readAll(places, 'cart_merge').find(isRecord);
  return {
    token: token.replace(/^bearer /i, ''),
    expiresIn: seconds.find((one) => one > 0) ?? DEFAULT_SESSION_SECONDS,
    /** Null until the customer has entered the verification code. */
    deviceToken: readDeviceToken(body),
    /** Null when the answer has only the token. */
    customer: readCustomerResource(body),
    /** What the browser gets of `meta`. */
    meta: merge ? { cart_merge: withoutTokens(merge) } : {},
  };
}
