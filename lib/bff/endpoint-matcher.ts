import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { decodeSegment } from '@/lib/domain/decode-segment';
import { compilePath } from '@/lib/routing/path-pattern';

interface CompiledEndpoint {
  endpoint: Endpoint;
  pattern: RegExp;
}

/** Result of matching a method and a path. */
export type EndpointMatch =
  | { kind: 'found'; endpoint: Endpoint /** Encoded again. */; path: string }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

/** Compiles the allow-list once. Endpoints that only the server may call are left out, so a browser gets 404 for them. */
export function createEndpointMatcher(endpoints: readonly Endpoint[]) {
  const compiled = endpoints
    .filter(({ access }) => access !== 'server')
    .map((endpoint) => ({ endpoint, pattern: compilePath(endpoint.path) }));
  return (method: string, pathname: string): EndpointMatch =>
    matchEndpoint(compiled, method, pathname);
}

function matchEndpoint(
  compiled: readonly CompiledEndpoint[],
  method: string,
  pathname: string,
): EndpointMatch {
  const segments = decodePath(pathname);
  if (!segments) return { kind: 'unknown' };
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const samePath = compiled.filter(({ pattern }) => pattern.test(path));
  if (samePath.length === 0) return { kind: 'unknown' };
  const found = samePath.find(({ endpoint }) => endpoint.method === method);
  if (!found) {
    return { kind: 'wrong-method', allowed: samePath.map(({ endpoint }) => endpoint.method) };
  }
  return { kind: 'found', endpoint: found.endpoint, path };
}

/** Longest value of a path parameter, in characters. */
const MAX_SEGMENT = 300;

/**
 * The decoded segments of a path. Null when a segment is empty, is a dot segment (`..`), contains an encoded slash or
 * control character, or is encoded twice, because the backend's router might read such a path in another way.
 */
export function decodePath(pathname: string): string[] | null {
  const segments: string[] = [];
  for (const encoded of pathname.slice(1).split('/')) {
    const segment = decodeSegment(encoded);
    if (segment === null || !isPlainSegment(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

const isPlainSegment = (segment: string): boolean =>
  segment !== '' &&
  segment.length <= MAX_SEGMENT &&
  !/^\.+$/.test(segment) &&
  !/[/\\;\p{Cc}]/u.test(segment) &&
  !/%[0-9a-f]{2}/i.test(segment);
