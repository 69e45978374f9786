import type { Endpoint } from '@/lib/api/endpoints/endpoint';

interface CompiledEndpoint {
  endpoint: Endpoint;
  pattern: readonly Part[];
}
type Part = { literal: string } | { takes: 'one' | 'optional' | 'rest' };

/** Result of matching a method and a path. */
export type Match =
  | { kind: 'found'; endpoint: Endpoint /** Encoded again. */; path: string }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

/** Compiles the allow-list once. Endpoints that only the server may call are left out, so a browser gets 404 for them. */
export function compileEndpoints(endpoints: readonly Endpoint[]) {
  const compiled = endpoints
    .filter(({ access }) => access !== 'server')
    .map((endpoint) => ({ endpoint, pattern: endpoint.path.slice(1).split('/').map(toPart) }));
  return (method: string, pathname: string): Match => match(compiled, method, pathname);
}

function toPart(segment: string): Part {
  const kind = /^\{\w+([?*]?)\}$/.exec(segment)?.[1];
  if (kind === undefined) return { literal: segment };
  return { takes: kind === '*' ? 'rest' : kind === '?' ? 'optional' : 'one' };
}

function match(compiled: readonly CompiledEndpoint[], method: string, pathname: string): Match {
  const segments = decodePath(pathname);
  if (!segments) return { kind: 'unknown' };
  const samePath = compiled.filter(({ pattern }) => fits(pattern, segments));
  if (samePath.length === 0) return { kind: 'unknown' };
  const found = samePath.find(({ endpoint }) => endpoint.method === method);
  if (!found) {
    return { kind: 'wrong-method', allowed: samePath.map(({ endpoint }) => endpoint.method) };
  }
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  return { kind: 'found', endpoint: found.endpoint, path };
}

function fits(pattern: readonly Part[], segments: readonly string[]): boolean {
  const last = pattern.at(-1);
  const isOpen = last !== undefined && 'takes' in last && last.takes !== 'one';
  const needed = isOpen ? pattern.length - 1 : pattern.length;
  if (segments.length < needed) return false;
  const isRest = isOpen && last.takes === 'rest';
  if (!isRest && segments.length > pattern.length) return false;
  return pattern
    .slice(0, needed)
    .every((part, index) => 'takes' in part || part.literal === segments[index]);
}

/** Maximum length of a path parameter, in characters. */
const MAX_SEGMENT = 300;

/**
 * The decoded segments of a path. Null when a segment is empty, is a dot segment (`..`), contains an encoded slash or
 * control character, or is encoded twice, because the backend's router might read such a path in another way.
 */
export function decodePath(pathname: string): string[] | null {
  const segments: string[] = [];
  for (const encoded of pathname.slice(1).split('/')) {
    const segment = decodeSegment(encoded);
    if (segment === null || !isPlain(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const isPlain = (segment: string): boolean =>
  segment !== '' &&
  segment.length <= MAX_SEGMENT &&
  !/^\.+$/.test(segment) &&
  !/[/\\;\p{Cc}]/u.test(segment) &&
  !/%[0-9a-f]{2}/i.test(segment);
