// @isolated It hears the requests of every server of its process.
import { once } from 'node:events';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createNetworkTest } from '@/lib/bff/networks';
import { findVisitor, trustProxies } from '@/lib/bff/trusted-proxies';
import { serveInTest } from '@/tests/support/serve-in-test';

const isTrusted = createNetworkTest(['10.0.0.0/8']);

describe('the visitor', () => {
  it.each([
    ['is whoever is connected, whatever he claims', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is whom the proxy names', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'is whom the first of two proxies names',
      '10.0.0.1',
      '198.51.100.1, 10.9.9.9',
      '198.51.100.1',
    ],
    ['is not whom the visitor names before', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['is the proxy where it names nobody', '10.0.0.1', '', '10.0.0.1'],
    ['is the proxy where it names nonsense', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['has no port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['has no brackets', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['has IPv6 without a port', '10.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['has IPv4 in its short form', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
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
