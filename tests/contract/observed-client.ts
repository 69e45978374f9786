import { type ApiClient, createClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { parseJson } from '@/lib/api/client/json';
import type { JsonApiDocument } from '@/lib/api/client/json-api';
import type { Query } from '@/lib/api/client/url';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { checkDocument } from '@/lib/contract/check-document';
import { type ContractFinding, openFindings } from '@/lib/contract/check-fields';
import { findContract } from '@/lib/contract/contract';

/** One call that was made. */
export interface ObservedCall {
  endpoint: Endpoint;
  /** Path and query. */
  url: string;
  /** Null without an answer. */
  status: number | null;
  milliseconds: number;
  findings: ContractFinding[];
  /** Whether its status was the right one, such as that of a refusal that is provoked. */
  isExpected: boolean;
}

interface Target {
  /** Origin of the backend. */
  api: string;
  fetch: typeof fetch;
  onCall: (call: ObservedCall) => void;
}

export interface Caller {
  client: ApiClient;
  /** The body of the last answer. */
  lastBody: () => string;
  /** Statuses that are right for the calls made while `run` runs, such as that of a refusal that is provoked. */
  expecting: <T>(statuses: readonly number[], run: () => Promise<T>) => Promise<T | null>;
}

/** The time that a shopper waits without a doubt, in milliseconds. */
const SLOW_MS = 2_000;

type Options = { query?: Query };

/** The shop's own client, which also compares each answer with the contract. */
export function createObservedClient(target: Target, token: () => string | null): Caller {
  let expected: readonly number[] = [];
  let lastBody = '';
  const headers = (): Record<string, string> => {
    const given = token();
    return given ? { authorization: `Bearer ${given}` } : {};
  };

  async function request(endpoint: Endpoint, options: Options, isNullable: boolean) {
    const entry = findContract(endpoint);
    const found = openFindings(entry ?? missingEntry(endpoint));
    const unanswered = { status: null, milliseconds: 0, findings: [], isExpected: false };
    const call: ObservedCall = { endpoint, url: endpoint.path, ...unanswered };
    /** What each try asked for: the client leaves out what a 400 refuses, and tries again. */
    const tries: string[][] = [];
    const start = performance.now();
    const observe: typeof fetch = async (input, init) => {
      call.url = String(input).slice(`${target.api}/api`.length);
      const query = Object.fromEntries(new URL(String(input)).searchParams);
      tries.push(Object.keys(query));
      const response = await target.fetch(input, init);
      const text = await response.clone().text();
      call.status = response.status;
      lastBody = text;
      const body = text.trim() === '' ? null : parseJson(text);
      call.findings.push(...checkDocument(endpoint, response.status, body, query));
      return response;
    };
    const client = createClient({
      baseUrl: `${target.api}/api`,
      fetch: observe,
      hooks: { headers },
    });
    const isExpected = () => call.status !== null && expected.includes(call.status);
    const lose = (problem: string) =>
      found.add({ level: 'must', field: 'the call', problem, loss: entry?.loss ?? '' });
    const miss = (field: string, problem: string, loss: string) =>
      found.add({ level: 'should', field, problem, loss });
    try {
      const send = isNullable ? client.requestOrNull : client.request;
      const document = await send(endpoint as Endpoint<'/'>, options);
      // To the shop a 404 is an answer here: there is none. Of what a list names there is one.
      if (document === null && !isExpected()) lose(`answers ${call.status}`);
      const [first = [], ...later] = tries;
      const refused = first.filter((name) => later.some((names) => !names.includes(name)));
      for (const name of refused)
        miss(
          `the parameter \`${name}\``,
          'is refused with 400',
          'what it asks for is taken as it comes',
        );
      return document;
    } catch (error) {
      if (!isExpected()) lose(failureOf(error));
      throw error;
    } finally {
      call.isExpected = isExpected();
      call.milliseconds = Math.round(performance.now() - start);
      if (call.milliseconds > SLOW_MS && call.status !== null)
        miss('the call', `takes ${(call.milliseconds / 1000).toFixed(1)} s`, 'the shopper waits');
      call.findings.push(...found.list);
      target.onCall(call);
    }
  }

  const client = {
    request: (endpoint: Endpoint, options: Options = {}) =>
      request(endpoint, options, false) as Promise<JsonApiDocument>,
    requestOrNull: (endpoint: Endpoint, options: Options = {}) => request(endpoint, options, true),
  } as ApiClient;
  return {
    client,
    lastBody: () => lastBody,
    async expecting(statuses, run) {
      expected = statuses;
      try {
        return await run();
      } catch (error) {
        if (error instanceof ApiError && expected.includes(error.status ?? 0)) return null;
        throw error;
      } finally {
        expected = [];
      }
    },
  };
}

const missingEntry = (endpoint: Endpoint) => ({
  name: endpoint.path,
  endpoint,
  screens: [],
  loss: '',
  mayBeEmpty: false,
  level: 'must' as const,
});

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return `fails: ${String(error)}`;
  const { kind, status, serverMessage, errors } = error;
  const said = serverMessage ?? errors[0]?.detail;
  if (kind === 'http') return `answers ${status}${said ? `: ${said}` : ''}`;
  if (kind === 'timeout') return 'does not answer within 10 s';
  if (kind === 'parse') return 'answers what the shop cannot read';
  return kind === 'too-large' ? 'answers more than 5 MB' : 'does not answer';
}
