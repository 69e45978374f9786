// @isolated It hears the requests of every server of its process.
import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createNetworkTest } from '@/lib/bff/networks';
import { findVisitor, trustProxies } from '@/lib/bff/trusted-proxies';
import { serveInTest } from '@/tests/support/serve-in-test';

const isTrusted = createNetworkTest(['10.0.0.0/8']);

const [PROXY, VISITOR] = ['10.0.0.1', '198.51.100.1'];

describe('the visitor', () => {
  it.each([
    ['is whoever is connected, whatever he claims', '203.0.113.9', VISITOR, '203.0.113.9'],
    ['is whom the proxy names', PROXY, VISITOR, VISITOR],
    ['is whom the first of two proxies names', PROXY, `${VISITOR}, 10.9.9.9`, VISITOR],
    ['is not whom the visitor names before', PROXY, `1.1.1.1, ${VISITOR}`, VISITOR],
    ['is the proxy where it names nobody', PROXY, '', PROXY],
    ['is the proxy where it names nonsense', PROXY, `${VISITOR}, unknown`, PROXY],
    ['has no port', PROXY, `${VISITOR}:4711`, VISITOR],
    ['has no brackets', PROXY, '[2001:db8::1]:4711', '2001:db8::1'],
    ['has IPv6 without a port', PROXY, '2001:db8::1', '2001:db8::1'],
    ['has IPv4 in its short form', `::ffff:${PROXY}`, `::ffff:${VISITOR}`, VISITOR],
  ])('%s', (_, peer, forwarded, visitor) =>
    expect(findVisitor(peer, forwarded, isTrusted)).toBe(visitor),
  );
});

/** The headers with which a request for a server of this process reaches it. */
async function headersAtServer(sent: Record<string, string>): Promise<Record<string, string>> {
  const { origin } = await serveInTest(({ headers }, response) =>
    response.end(JSON.stringify(headers)),
  );
  const [response] = await once(get(origin, { headers: sent }), 'response');
  return (await json(response)) as Record<string, string>;
}

const CLAIMS = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '1',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1',
};

it('says where a request comes from as far as a proxy has said it', async () => {
  expect(await headersAtServer(CLAIMS)).toMatchObject(CLAIMS);
  trustProxies(['private']);
  expect(await headersAtServer(CLAIMS)).toMatchObject(CLAIMS);
  trustProxies([]);
  const alone = await headersAtServer(CLAIMS);
  expect(Object.keys(alone).filter((name) => name in CLAIMS)).toEqual(['x-forwarded-for']);
  expect(alone['x-forwarded-for']).toBe('127.0.0.1');
});
