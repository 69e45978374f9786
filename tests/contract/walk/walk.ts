import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { setMediaBase } from '@/lib/api/client/media-url';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { type ContractFinding, openFindings } from '@/lib/contract/check-fields';
import { findContract } from '@/lib/contract/contract';
import type { Level } from '@/lib/contract/fields';
import { createObservedClient, type ObservedCall } from '../observed-client';

export interface WalkOptions {
  /** Origin of the backend: calls go to `{api}/api/…`. */
  api: string;
  fetch: typeof fetch;
  login: { user: string; password: string; clientId: string; clientSecret: string } | null;
  /** Whether it may change something: a cart, an address, a review, an order, taken back afterwards. */
  canWrite: boolean;
  onProgress: (step: string, calls: number) => void;
}

export interface WalkResult {
  calls: ObservedCall[];
  /** What no single answer shows, such as a filter that filters nothing. */
  observations: ContractFinding[];
  /** What was not tried, and why; what could not be taken back. */
  notes: string[];
}

export type Walk = ReturnType<typeof openWalk>;

/** The state of one walk: its client, what was found, and the token once there is one. */
export function openWalk(options: WalkOptions) {
  const result: WalkResult = { calls: [], observations: [], notes: [] };
  const { api, fetch, onProgress } = options;
  setMediaBase(`${api}/`);
  let token: string | null = null;
  let current = '';
  const caller = createObservedClient(
    { api, fetch, onCall: (call) => onProgress(current, result.calls.push(call)) },
    () => token,
  );
  return {
    ...caller,
    options,
    result,
    setToken(next: string | null) {
      token = next;
    },
    /** Makes one step. Its failure is told by its call and does not stop the walk. @returns null when it failed */
    async step<Args extends unknown[], T>(
      name: string,
      run: (client: ApiClient, ...args: Args) => Promise<T>,
      ...args: Args
    ): Promise<T | null> {
      current = name;
      const before = result.calls.length;
      try {
        return await run(caller.client, ...args);
      } catch (error) {
        const last = result.calls.at(-1);
        // A reader that gives up on an answer in which no must is missing.
        const told = result.calls.slice(before).flatMap(({ findings }) => findings);
        const isTold = told.some(({ level, field }) => level === 'must' || field === 'the call');
        if (last && !isTold && error instanceof ApiError) {
          const problem = ['the answer', 'is not what the shop can read'] as const;
          const loss = findContract(last.endpoint)?.loss ?? '';
          this.observe(last.endpoint, 'must', problem, loss);
        }
        if (!(error instanceof ApiError)) throw error;
        return null;
      }
    },
    /** A step that provokes a refusal with one of these statuses. @returns null for it */
    refused<Args extends unknown[], T>(
      name: string,
      statuses: readonly number[],
      run: (client: ApiClient, ...args: Args) => Promise<T>,
      ...args: Args
    ): Promise<T | null> {
      return this.step(name, (client) => caller.expecting(statuses, () => run(client, ...args)));
    },
    /** Says that an answer is not as it should be though each field is. */
    observe(
      endpoint: Endpoint,
      level: Level,
      [field, problem]: readonly [field: string, problem: string],
      loss: string,
      of: { type?: string; id?: string } = {},
    ) {
      const entry = findContract(endpoint);
      if (!entry) return;
      const findings = openFindings(entry);
      findings.add({ level, field, problem, loss, ...of });
      result.observations.push(...findings.list);
    },
    note: (text: string) => result.notes.push(text),
  };
}
