import type { Endpoint } from './endpoints/endpoint';
import { ApiError } from './errors';
import type { Query } from './url';

/** Parameters without which an answer has the same meaning: it is only larger, less complete or in another order. */
const isOptional = (name: string) => /^(include|sort|fields\[.*)$/.test(name);

/** The parameters that the backend has refused. They are remembered until this process or page ends. */
const refused = new Map<Endpoint, readonly string[]>();

const without = (query: Query, names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/**
 * Sends a query. After a 400 it is sent once more without the optional parameters that the answer names, or without any
 * when it names none. If that succeeds, they are not sent again.
 */
export async function sendAccepted<T>(
  endpoint: Endpoint,
  query: Query = {},
  send: (query: Query) => Promise<T>,
): Promise<T> {
  const known = refused.get(endpoint) ?? [];
  const accepted = without(query, known);
  try {
    return await send(accepted);
  } catch (error) {
    if (endpoint.method !== 'GET' || !(error instanceof ApiError) || error.status !== 400)
      throw error;
    const sent = Object.keys(accepted).filter((name) => isOptional(name) && accepted[name] != null);
    const named = sent.filter((name) => error.errors.some(({ parameter }) => parameter === name));
    if (sent.length === 0) throw error;
    const dropped = named.length > 0 ? named : sent;
    const answer = await send(without(accepted, dropped));
    refused.set(endpoint, [...known, ...dropped]);
    return answer;
  }
}
