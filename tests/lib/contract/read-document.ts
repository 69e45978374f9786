import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { deserialise } from '@/lib/api/client/json-api';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import type { ContractEntry } from '@/lib/contract/call';
import { contract, findContract } from '@/lib/contract/contract';
import { everyCall } from '../../contract/calls/every-call';
import { buildExampleDocument, type ExampleDocument } from '../../contract/example-document';

/** The calls whose answers the shop reads, without those that only open a session. */
export const READ_ENTRIES = contract.filter(
  ({ screens, data, meta, isSession }) => screens.length > 0 && (data || meta) && !isSession,
);

/** A client that answers one endpoint with a document, and the others with their examples. */
function clientFor(entry: ContractEntry, document: ExampleDocument): ApiClient {
  async function request(endpoint: Endpoint) {
    const other = findContract(endpoint);
    const body =
      endpoint === entry.endpoint ? document : other ? buildExampleDocument(other) : undefined;
    return deserialise(body) ?? { data: null, meta: {}, links: {} };
  }
  return { request, requestOrNull: request } as ApiClient;
}

/**
 * What the shop makes of a document; 'unreadable' for an answer without an amount that is needed.
 * @throws Error when a reader fails in any other way
 */
export async function readDocument(entry: ContractEntry, document: ExampleDocument) {
  const client = clientFor(entry, document);
  const results: unknown[] = [];
  for (const call of everyCall[entry.name] ?? []) {
    try {
      results.push(await call(client));
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'parse') throw error;
      results.push('unreadable');
    }
  }
  return results;
}
