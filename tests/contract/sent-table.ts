import { isRecord } from '@/lib/api/client/json';
import { contract } from '@/lib/contract/contract';
import { createTracedClient } from '../lib/contract/traced-client';
import { everyCall } from './calls/every-call';
import { PURPOSES } from './calls/purposes';
import type { Call } from './calls/samples';
import { SERVER_BODIES } from './example-calls';
import { formatTable, readSources, type Sources } from './field-table';
import { NOT_READ } from './spec-names';
import { NOT_SENT, SPEC_SENT } from './spec-sent';

/** A parameter or an attribute that the specification's calls send, and where a person causes it. */
interface SentRow {
  /** `cartTotals wallet_to_use`: the name of the call and its own. */
  name: string;
  /** Method and path of the call. */
  call: string;
  /** Functions of `lib/api` that send it, each with a file that calls it. */
  senders: readonly string[];
  /** Screens, with what the call is for. */
  screens: string;
  /** Why the shop does not send it. */
  because: string | null;
}

/** The names in a body: of a resource its attributes and relationships, of a list those of its entries. */
function namesIn(body: unknown, path = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((entry) => namesIn(entry, path));
  if (!isRecord(body)) return [];
  if (path === '' && isRecord(body.data)) {
    const { attributes, relationships, ...rest } = body.data;
    return [...namesIn(rest), ...namesIn(attributes), ...Object.keys(relationships ?? {})];
  }
  return Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [path + name, ...namesIn(value, `${path}${name}.`)]);
}

/** The function that a call of `everyCall` is about: the one that gets the client. */
const functionOf = (call: Call) =>
  /(\w+)\)?\(\s*client\b/.exec(call.toString().slice(8))?.[1] ?? '';

/** What a function really sends to one endpoint. */
async function observe(call: Call, { endpoint }: (typeof contract)[number]): Promise<string[]> {
  const { client, sent } = createTracedClient(() => ({ meta: {} }));
  // What it makes of the answer is another matter.
  await call(client).catch(() => null);
  const own = sent.filter((one) => one.endpoint === endpoint);
  return own.flatMap(({ query, body }) => [
    ...Object.keys(query).filter((name) => query[name] != null),
    ...namesIn(body),
  ]);
}

/** The first file outside `lib/api` that uses a function, or what `lib/api` exports and makes with it, such as a query. */
function findUser(sources: Sources, name: string): string | undefined {
  const isApi = ({ path }: Sources[number]) => path.startsWith('lib/api/');
  const uses = (one: string) => new RegExp(`\\b${one}\\b`);
  const madeWithIt = sources.filter(isApi).flatMap(({ code }) =>
    code
      .split(/^(?=export )/m)
      .filter((part) => uses(name).test(part))
      .flatMap((part) => /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.[1] ?? []),
  );
  return [name, ...madeWithIt].flatMap(
    (one) => sources.find((file) => !isApi(file) && uses(one).test(file.code))?.path ?? [],
  )[0];
}

async function sendersOf(sources: Sources, entry: (typeof contract)[number]) {
  const senders = new Map<string, string[]>();
  const add = (name: string, sender: string) =>
    senders.set(name, [...new Set([...(senders.get(name) ?? []), sender])]);
  for (const call of everyCall[entry.name] ?? []) {
    const name = functionOf(call);
    const user = findUser(sources, name);
    if (user) for (const sent of await observe(call, entry)) add(sent, `\`${name}\` (${user})`);
  }
  // What this shop's server adds to a login stands in the contract, and not in the browser's call.
  const gateway = 'lib/bff/session-calls.ts';
  const adds = sources.find(({ path }) => path === gateway)?.code ?? '';
  for (const name of namesIn(SERVER_BODIES[entry.name]))
    if (!senders.has(name) && adds.includes(`${name}:`)) add(name, gateway);
  return senders;
}

/** Every parameter of the specification's calls. */
export async function listSentRows(): Promise<SentRow[]> {
  const sources = readSources();
  const rows = contract.map(async (entry): Promise<SentRow[]> => {
    const names = SPEC_SENT[entry.name as keyof typeof SPEC_SENT] ?? [];
    const senders = await sendersOf(sources, entry);
    const { method, path } = entry.endpoint;
    return names.map((name) => ({
      name: `${entry.name} ${name}`,
      call: `${method} ${path}`,
      senders: senders.get(name) ?? [],
      screens: `${entry.screens.join(', ')}: ${PURPOSES[entry.name]}`,
      because: NOT_SENT[`${entry.name} ${name}`] ?? NOT_READ[entry.name] ?? null,
    }));
  });
  return (await Promise.all(rows)).flat();
}

/** What is wrong with a row: nobody sends it, and nothing says why; or a reason that is not true any more. */
export function findSentProblem({ senders, because }: SentRow): string | null {
  if (senders.length === 0)
    return because === null ? 'nobody sends it, and nothing says why' : null;
  return because === null ? null : 'it is sent: its reason is not true any more';
}

export function formatSentTable(rows: readonly SentRow[]): string {
  const lines = rows.map(({ name, call, senders, screens, because }) => {
    const where = because === null ? screens : `not sent, because ${because}`;
    const parameter = name.slice(name.indexOf(' ') + 1);
    return [`\`${call}\``, `\`${parameter}\``, senders.join(', '), where];
  });
  return formatTable(['call', 'sends', 'by', 'where a person causes it'], ...lines);
}
