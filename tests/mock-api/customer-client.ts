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
  client_id: process.env.API_CLIENT_ID || 'storefront',
  client_secret: process.env.API_CLIENT_SECRET || 'secret-of-the-backend-in-a-box',
};

export const json = (body: unknown) => JSON.stringify(body);

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

export function as(api: Api, token: string) {
  const send =
    (method: string) =>
    <Meta = Record<string, unknown>>(
      path: string,
      body?: unknown,
      key?: string,
    ): Promise<Answer<Meta>> =>
      api.call<Meta>(path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
        ...(body !== undefined && { body: json(body) }),
      });
  return { get: send('GET'), post: send('POST'), patch: send('PATCH'), delete: send('DELETE') };
}

function entered(api: Api, answer: Answer<LoginMeta>) {
  if (answer.status >= 300) throw new Error(`No session: ${answer.status} ${answer.message}`);
  const { token } = answer.meta;
  return { ...as(api, token.access_token), id: must(answer.data[0]).id, answer };
}

export const enter = async (api: Api, username: string, more: object = {}) =>
  entered(api, await login(api, username, more));

export async function register(api: Api, email: string, more: object = {}) {
  const person = { name: 'Elena', last_name: 'Prueba', phone: '5512345678', type: 'personal' };
  const passwords = { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
  const body = json({ ...CLIENT, ...person, ...passwords, email, ...more });
  return entered(api, await api.call<LoginMeta>('/eshop/register', { method: 'POST', body }));
}

export function document(
  type: string,
  attributes: Record<string, Json>,
  relationships: Record<string, [type: string, id: string]> = {},
  id?: string,
) {
  const linkTo = ([kind, target]: [string, string]) => ({ data: { type: kind, id: target } });
  const links = Object.entries(relationships).map(([name, to]) => [name, linkTo(to)]);
  const related = links.length > 0 && { relationships: Object.fromEntries(links) };
  return { data: { type, ...(id !== undefined && { id }), attributes, ...related } };
}

export const pointers = ({ errors }: Answer<unknown>) =>
  errors.map(({ source }) => source?.pointer ?? source?.parameter);

type Mail = Record<'to' | 'kind', string> & Record<'code' | 'token' | 'path', string | null>;

export async function lastMail(api: Api, to: string, kind: string): Promise<Mail> {
  const { body } = await api.control(`mails?to=${encodeURIComponent(to)}`);
  return must((body.mails as Mail[]).findLast((mail) => mail.kind === kind));
}

export type Customer = Awaited<ReturnType<typeof enter>>;

/** Writes an address of a customer. @returns its id */
export async function storeAddress({ post }: Pick<Customer, 'post'>, more: Record<string, Json>) {
  const { data } = await post(
    '/shop-v1/customer-addresses',
    document('customer-addresses', {
      alias: 'Casa',
      recipient_name: 'Elena Prueba',
      phone: '5512345678',
      street: 'Calle Orizaba',
      exterior_number: '118',
      neighborhood: 'Roma Norte',
      zip_code: '06700',
      ...more,
    }),
  );
  return must(data[0]).id;
}

/** Stores a card or account by its last four digits. @returns its id */
export async function card(
  { post }: Pick<Customer, 'post'>,
  lastFour = '4242',
  more: Record<string, Json> = {},
  brand = 'visa',
) {
  const { data } = await post(
    '/shop-v1/tokenizables',
    document('tokenizables', {
      payment_method_code: 'stripe_card',
      token: `tok_${brand}_${lastFour}`,
      holder: 'LAURA MENDEZ',
      expires: '2030-01',
      cvc_token: 'cvctok_abc',
      ...more,
    }),
  );
  return must(data[0]).id;
}

export const ACCOUNT = {
  payment_method_code: 'paypal_account',
  holder: '',
  expires: null,
  cvc_token: null,
};

export async function verifyWallet(api: Api, { post }: Pick<Customer, 'post'>, email: string) {
  await post('/eshop/carrito/enviar-codigo-para-usar-monedero', {});
  const { code: verification_code } = await lastMail(api, email, 'wallet');
  return post('/eshop/carrito/verificar-codigo-para-usar-monedero', { verification_code });
}
export type Totals = Record<string, number>;

export const cartOf = async (customer: Customer) => {
  const answer = await customer.get<{ messages: string[] }>('/eshop/carrito/detalle');
  const cart = must(answer.data[0]);
  const items = answer.included.filter(({ type }) => type === 'cart-items');
  return { ...answer, cart, items, totals: cart.attributes as Totals };
};
export const lines = (items: Awaited<ReturnType<typeof cartOf>>['items']) =>
  Object.fromEntries(
    items.map((item) => [must(linksOf(item, 'product')[0]).id, item.attributes.qty]),
  );
export const add = (customer: Customer, id: string, qty: number) =>
  customer.get(`/eshop/carrito/agregar/${id}/${qty}`);
export const cents = (amount: number) => Math.round(amount * 100);
