import type { ApiClient } from '@/lib/api/client/client';
import { isRecord } from '@/lib/api/client/json';
import { deserialise, type JsonApiDocument } from '@/lib/api/client/json-api';
import type { Query } from '@/lib/api/client/url';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';

/** Names that JavaScript itself asks for. */
const JAVASCRIPT = new Set(['toJSON', 'then']);

export interface SentCall {
  endpoint: Endpoint;
  query: Query;
  body: unknown;
}

/** Names that every resource has. */
const OF_RESOURCES = new Set(['id', 'type', 'links', 'meta', 'relationshipNames']);

/**
 * A client whose answers write down what is read of them, as `products.price_with_tax`, `meta.page.total` and
 * `orders.courier.name`. An index of a list counts as its list.
 * @param answer the body for each endpoint
 */
export function createTracedClient(answer: (endpoint: Endpoint) => unknown) {
  const reads = new Map<Endpoint, Set<string>>();
  const sent: SentCall[] = [];
  const known = new WeakMap<object, unknown>();

  /** @param path where the value stands; null for a list of resources */
  function trace(value: unknown, path: string, found: Set<string>): unknown {
    if (Array.isArray(value)) return value.map((one) => trace(one, path, found));
    if (!isRecord(value)) return value;
    const before = known.get(value);
    if (before) return before;
    const isModel = typeof value.type === 'string' && typeof value.id === 'string';
    const own = isModel ? String(value.type) : path;
    const traced = new Proxy(value, {
      get(target, name) {
        const held = Reflect.get(target, name);
        if (typeof name === 'symbol' || JAVASCRIPT.has(name) || (isModel && OF_RESOURCES.has(name)))
          return held;
        const inside = `${own}.${name}`;
        found.add(inside);
        return trace(held, inside, found);
      },
    });
    known.set(value, traced);
    return traced;
  }

  async function request(endpoint: Endpoint, options: { query?: Query; body?: unknown } = {}) {
    sent.push({ endpoint, query: options.query ?? {}, body: options.body });
    const document = deserialise(answer(endpoint));
    if (!document) throw new Error(`${endpoint.path} has no example`);
    const found = reads.get(endpoint) ?? new Set();
    reads.set(endpoint, found);
    return {
      data: trace(document.data, 'data', found),
      meta: trace(document.meta, 'meta', found),
      links: document.links,
    } as JsonApiDocument;
  }

  const readsOf = (endpoint: Endpoint) => reads.get(endpoint) ?? new Set<string>();
  return { client: { request, requestOrNull: request } as ApiClient, readsOf, sent };
}
