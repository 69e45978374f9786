import { setTimeout as pause } from 'node:timers/promises';
import { allEndpoints } from '../../../lib/api/endpoints/all';
import { compilePath } from '../../../lib/routing/path-pattern';

/** What the shop answered. */
export interface Answered {
  status: number;
  /** Until the last byte, in milliseconds. */
  ms: number;
}

/** How a call is removed: the backend does not know it, it fails, or it is answered after eight seconds. */
export const FAULTS = {
  '404': { kind: 'status', status: 404 },
  '500': { kind: 'status', status: 500 },
  '8 s': { kind: 'latency', ms: 8000 },
} as const;
export type FaultName = keyof typeof FAULTS;

const PUBLIC_READS = allEndpoints
  .filter(({ method, access }) => method === 'GET' && (access === 'public' || access === 'server'))
  .map(({ path }) => ({ path, pattern: compilePath(path) }));

/** A shop, its backend in a box and the secret with which its documents are made again. */
export function shopClient({ site, api, secret }: { site: string; api: string; secret: string }) {
  const control = async (action: string, body: object) => {
    const response = await fetch(`${api}/__control/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  };

  const countCalls = async (): Promise<Map<string, number>> => {
    const response = await fetch(`${api}/__control/requests`);
    const { requests } = (await response.json()) as { requests: Record<string, number> };
    return new Map(Object.entries(requests));
  };

  /** Forgets all documents and answers that the shop keeps. */
  async function refresh(tags: readonly string[]): Promise<void> {
    const response = await fetch(`${site}/api/refresh`, {
      method: 'POST',
      headers: { 'x-refresh-secret': secret, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    });
    if (response.ok) return;
    if (response.status !== 429) throw new Error(`refresh: ${response.status}`);
    await pause(2000);
    return refresh(tags);
  }

  async function ask(path: string): Promise<Answered> {
    const start = performance.now();
    const response = await fetch(`${site}${path}`);
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - start };
  }

  return {
    ask,
    control,
    refresh,
    remove: (template: string, fault: FaultName) =>
      control('faults', {
        match: { method: 'GET', path: `/${compilePath(template).source}/` },
        ...FAULTS[fault],
      }),
    restore: () => control('faults/clear', {}),
    /** The path templates of the calls that work makes. */
    async callsOf(work: () => Promise<unknown>): Promise<string[]> {
      const before = await countCalls();
      await work();
      const made = [...(await countCalls())]
        .filter(([call, count]) => count > (before.get(call) ?? 0))
        .map(([call]) => call.replace(/^GET \/api/, ''));
      const templates = PUBLIC_READS.filter(({ pattern }) => made.some((one) => pattern.test(one)));
      return templates.map(({ path }) => path);
    },
  };
}

export type ShopClient = ReturnType<typeof shopClient>;
