import { isRecord } from '@/lib/api/client/json';
import { contract } from '@/lib/contract/contract';
import { createTracedClient } from '../lib/contract/traced-client';
import { everyCall } from './calls/every-call';

const CLIENT = { client_id: '{key}', client_secret: '{key}', device_token: null };

/** What the shop's server adds to a login or registration, by the name of its endpoint. */
export const SERVER_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  register: CLIENT,
  login: { grant_type: 'password', scope: '*', ...CLIENT },
  socialLogin: CLIENT,
};

export interface ExampleCall {
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** What each call sends, by the name of its endpoint. */
export type ExampleCalls = ReadonlyMap<string, ExampleCall>;

/** What the functions of a call really send, with what the shop's server adds to it and takes out. */
async function readExampleCall({ name, endpoint }: (typeof contract)[number]) {
  const { client, sent } = createTracedClient(() => ({ meta: {} }));
  // What it makes of the answer is another matter.
  for (const call of everyCall[name] ?? []) await call(client).catch(() => null);
  const own = sent.filter((one) => one.endpoint === endpoint);
  const query: Record<string, string> = {};
  for (const [parameter, value] of own.flatMap((one) => Object.entries(one.query)))
    if (value !== null && value !== undefined) query[parameter] ??= String(value);
  const body = own.find((one) => one.body !== undefined)?.body;
  const added = SERVER_BODIES[name];
  if (!added || !isRecord(body)) return { query, body };
  const { remember: _, ...forwarded } = body;
  return { query, body: { ...forwarded, ...added } };
}

export async function readExampleCalls(): Promise<ExampleCalls> {
  const entries = contract.map(
    async (entry) => [entry.name, await readExampleCall(entry)] as const,
  );
  return new Map(await Promise.all(entries));
}

export const exampleOf = (calls: ExampleCalls, { name }: (typeof contract)[number]): ExampleCall =>
  calls.get(name) ?? { query: {}, body: undefined };
