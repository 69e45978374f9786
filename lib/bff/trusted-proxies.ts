import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { onRequest } from '../request-guard/on-request.ts';
import { createNetworkTest } from './networks.ts';

/** What a proxy says of the visitor. From anybody else it is the visitor's own word. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

const FORWARDED_FOR = 'x-forwarded-for';

/** IPv4 in a socket of both families. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;
const PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/** The list is read from its end, where the nearest proxy wrote: the first address that is no trusted proxy's is the last one that somebody trusted has seen. */
export function findVisitor(
  peer: string,
  forwarded: string,
  isTrusted: (address: string) => boolean,
): string {
  let visitor = peer.replace(MAPPED, '');
  for (const entry of forwarded.split(',').reverse()) {
    if (!isTrusted(visitor)) break;
    const address = entry.trim().replace(PORT, '$1$2').replace(MAPPED, '');
    if (!isIP(address)) break;
    visitor = address;
  }
  return visitor;
}

/** Lets a request say where it comes from only as far as trusted proxies have said it. Next and the gateway read it afterwards. */
function correctOrigin(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): void {
  const peer = socket.remoteAddress ?? '';
  if (!isTrusted(peer)) for (const name of PROXY_HEADERS) delete headers[name];
  headers[FORWARDED_FOR] = findVisitor(peer, String(headers[FORWARDED_FOR] ?? ''), isTrusted);
}

export function trustProxies(proxies: readonly string[]): void {
  const isTrusted = createNetworkTest(proxies);
  onRequest(({ request }) => correctOrigin(request, isTrusted));
}
