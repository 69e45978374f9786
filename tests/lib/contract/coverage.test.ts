import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { ContractEntry } from '@/lib/contract/call';
import { contract, findContract } from '@/lib/contract/contract';
import type { FieldSet } from '@/lib/contract/fields';
import { everyCall } from '../../contract/calls/every-call';
import {
  buildExampleDocument,
  buildLeastDocument,
  type ExampleDocument,
} from '../../contract/example-document';
import { resourcesOf } from '../../contract/resource-list';
import { createTracedClient } from './traced-client';

const called = contract.filter(({ screens }) => screens.length > 0);

function fieldPaths(fields: FieldSet, path: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...fieldPaths(field.fields ?? {}, `${path}.${name}`),
  ]);
}

/** The fields of an answer and of all that it leads to, in the words of the tracer. */
const described = (entry: ContractEntry): string[] => [
  ...[...resourcesOf(entry)].flatMap(({ type, fields, relations }) => [
    ...fieldPaths(fields, type),
    ...Object.keys(relations).map((name) => `${type}.${name}`),
  ]),
  ...fieldPaths(entry.meta ?? {}, 'meta'),
  ...(entry.isMetaAnywhere ? fieldPaths(entry.meta ?? {}, 'carts') : []),
];

/** Names inside a map are the backend's own. */
const isInsideMap = (path: string) =>
  /\.(attribute_group_map|distribution|translations)\./.test(path);

/** What the browser gets of a login from the shop's own server. */
const SESSION = {
  data: { type: 'customers', id: '7', attributes: { name: 'Laura' } },
  meta: { access_token: 'handle', expires_in: 3600 },
};

function exampleOf(endpoint: Endpoint): ExampleDocument {
  const entry = findContract(endpoint);
  if (!entry || entry.isSession) return SESSION;
  return buildExampleDocument(entry);
}

/** Without the products that are included a reader looks elsewhere. */
function aloneOf(endpoint: Endpoint): ExampleDocument {
  const document = exampleOf(endpoint);
  return { ...document, included: document.included?.filter(({ type }) => type !== 'products') };
}

/** Only what must be there, so that readers look for what stands in for the rest. */
function leastOf(endpoint: Endpoint): ExampleDocument {
  const entry = findContract(endpoint);
  return entry ? buildLeastDocument(entry) : {};
}

/** What never reaches the browser. */
const READ_BY_THE_SERVER = ['meta.device_token'];

async function runCalls({ name }: ContractEntry, answer: (endpoint: Endpoint) => ExampleDocument) {
  const traced = createTracedClient(answer);
  for (const call of everyCall[name] ?? []) {
    // An answer without an amount is no answer.
    await call(traced.client).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
  }
  return traced;
}

it('knows a function for every call that the shop makes', () =>
  expect(Object.keys(everyCall).toSorted()).toEqual(called.map(({ name }) => name).toSorted()));

// The gateway reads the answers that open a session (`tests/lib/bff/grant.test.ts`).
const readByTheShop = called.filter(({ isSession }) => !isSession);

describe.each(readByTheShop)('$name', (entry) => {
  it('has every field that its readers read, and no other', async () => {
    const reads = new Set<string>();
    for (const answer of [exampleOf, aloneOf, leastOf]) {
      const { readsOf } = await runCalls(entry, answer);
      for (const path of readsOf(entry.endpoint)) reads.add(path);
    }
    const fields = described(entry);
    const read = [...reads].filter((path) => !isInsideMap(path));
    expect(read.filter((path) => !fields.includes(path))).toEqual([]);
    for (const path of READ_BY_THE_SERVER) reads.add(path);
    const isRead = (path: string) => reads.has(path) || reads.has(path.replace(/^carts/, 'meta'));
    expect(fields.filter((path) => !isRead(path))).toEqual([]);
  });
});

describe.each(called)('$name', (entry) => {
  it('allows every parameter that is sent', async () => {
    const { sent } = await runCalls(entry, exampleOf);
    const own = sent.filter(({ endpoint }) => endpoint === entry.endpoint);
    expect(own.length).toBeGreaterThan(0);
    for (const { query } of own) {
      const names = Object.keys(query).filter((name) => query[name] != null);
      expect(entry.endpoint.query ?? []).toEqual(expect.arrayContaining(names));
    }
  });
});
