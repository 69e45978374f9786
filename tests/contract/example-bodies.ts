import { isRecord } from '@/lib/api/client/json';
import { contract } from '@/lib/contract/contract';
import { everyCall } from '../lib/contract/every-call';
import { createTracedClient } from '../lib/contract/traced-client';

/** What each call sends, by the name of its endpoint. */
export type ExampleBodies = ReadonlyMap<string, unknown>;

/** The body that the function of a call really sends, with what the shop's server adds to it and takes out. */
async function readExampleBody({ name, endpoint, serverBody }: (typeof contract)[number]) {
  const { client, sent } = createTracedClient(() => ({ meta: {} }));
  for (const call of everyCall[name] ?? []) {
    // What it makes of the answer is another matter.
    await call(client).catch(() => null);
    const found = sent.find((one) => one.endpoint === endpoint)?.body;
    if (found === undefined) continue;
    if (!serverBody || !isRecord(found)) return found;
    const { remember: _, ...forwarded } = found;
    return { ...forwarded, ...serverBody };
  }
  return undefined;
}

export async function readExampleBodies(): Promise<ExampleBodies> {
  const entries = contract.map(
    async (entry) => [entry.name, await readExampleBody(entry)] as const,
  );
  return new Map(await Promise.all(entries));
}
