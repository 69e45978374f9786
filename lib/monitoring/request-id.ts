import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What load balancers send: nothing that could break a line of a log. */
const READABLE_ID = /^[\w-]{8,64}$/;

const ids = new WeakMap<Request, string>();

/**
 * The id by which a request is found in the logs of the load balancer, the shop and the backend: the one that it came with, or a
 * new one. It says nothing about the visitor.
 */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const sent = request.headers.get(REQUEST_ID_HEADER) ?? '';
  const id = READABLE_ID.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}
