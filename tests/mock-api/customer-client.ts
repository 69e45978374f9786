import { expect } from 'vitest';
import type { Json } from './core/json-api';
import { DEMO_PASSWORD } from './seed/customers/people';
import { type Answer, type Api, linksOf, must } from './test-client';

export const LAURA = 'laura@clientes.example';
export const NEWCOMER = 'nueva@clientes.example';
export const DIEGO = 'diego@clientes.example';

interface LoginMeta {
  token: { access_token: string; expires_in: number; token_type: string };
  device_token: string | null;
  cart_merge: {
    added: { product_id: string; qty: number; assembly_id: string | null }[];
    adjusted: { product_id: string; qty: number; wanted: number; message: string }[];
    assembly_config: { id: string; name: string } | null;
  };
}

export const CLIENT = {
  client_id: 'storefront',
  client_secret: 'secret-of-the-backend-in-a-box',
};

export const json = (body: unknown) => JSON.stringify(body);

/** A login as the storefront's server sends it. */
export function login(api: Api, username: string, more: object = {}, key?: string) {
  return api.call<LoginMeta>('/eshop/login', {
    method: 'POST',
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: json({
      ...CLIENT,
      grant_type: 'password',
      username,
      password: DEMO_PASSWORD,
      ...more,
    }),
  });
}

/** Ways to call as one customer. */
export function as(api: Api, token: string) {
  const send =
    (method: string) =>
    <Meta = Record<string, unknown>>(path: string, body?: unknown): Promise<Answer<Meta>> =>
      api.call<Meta>(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: json(body) }),
      });
  return { get: send('GET'), post: send('POST'), patch: send('PATCH'), delete: send('DELETE') };
}

/** Logs a demo customer in. */
export async function enter(api: Api, username: string, more: object = {}) {
  const answer = await login(api, username, more);
  expect(answer.status).toBe(200);
  const { token } = answer.meta;
  return { ...as(api, token.access_token), id: must(answer.data[0]).id, answer };
}

/** A JSON:API body. */
export function document(
  type: string,
  attributes: Record<string, Json>,
  relationships: Record<string, [type: string, id: string]> = {},
  id?: string,
) {
  const links = Object.entries(relationships).map(([name, [kind, target]]) => [
    name,
    { data: { type: kind, id: target } },
  ]);
  return {
    data: {
      type,
      ...(id !== undefined && { id }),
      attributes,
      ...(links.length > 0 && { relationships: Object.fromEntries(links) }),
    },
  };
}

export const pointers = ({ errors }: Answer<unknown>) =>
  errors.map(({ source }) => source?.pointer ?? source?.parameter);

export interface Mail {
  to: string;
  kind: string;
  code: string | null;
  token: string | null;
  path: string | null;
}

/** The last mail of a kind to somebody. */
export async function lastMail(api: Api, to: string, kind: string): Promise<Mail> {
  const { body } = await api.control(`mails?to=${encodeURIComponent(to)}`);
  return must((body.mails as Mail[]).findLast((mail) => mail.kind === kind));
}

export type Customer = Awaited<ReturnType<typeof enter>>;
export type Totals = Record<string, number>;

/** The cart with its lines. */
export const cartOf = async (customer: Customer) => {
  const answer = await customer.get<{ messages: string[] }>('/eshop/carrito/detalle');
  const cart = must(answer.data[0]);
  const items = answer.included.filter(({ type }) => type === 'cart-items');
  return { ...answer, cart, items, totals: cart.attributes as Totals };
};
/** Product → pieces. */
export const lines = (items: Awaited<ReturnType<typeof cartOf>>['items']) =>
  Object.fromEntries(
    items.map((item) => [must(linksOf(item, 'product')[0]).id, item.attributes.qty]),
  );
export const add = (customer: Customer, id: string, qty: number) =>
  customer.get(`/eshop/carrito/agregar/${id}/${qty}`);
export const cents = (amount: number) => Math.round(amount * 100);
