import { describe, expect, it } from 'vitest';
import { createNetworkTest, isPrivateOrigin } from '@/lib/bff/networks';

describe('networks', () => {
  it('has the addresses in them and no others, in either form of an IPv4 address', () => {
    const isIn = createNetworkTest(['192.0.2.7', '198.51.100.0/24', '2001:db8::/32']);
    for (const address of ['192.0.2.7', '198.51.100.255', '::ffff:198.51.100.1', '2001:db8::1'])
      expect(isIn(address), address).toBe(true);
    for (const address of ['192.0.2.8', '198.51.101.0', '2001:db9::1', '', 'unknown'])
      expect(isIn(address), address).toBe(false);
  });

  it('are none without any', () => expect(createNetworkTest([])('127.0.0.1')).toBe(false));
});

describe('an origin', () => {
  it.each([
    'http://127.0.0.1:4010',
    'http://localhost:4010',
    'http://[::1]:4010',
    'http://backend:4010',
    'http://10.0.0.5',
    'http://192.168.1.2',
    'http://172.20.0.3:80',
    'http://backend.shop.svc.cluster.local',
    'https://api.internal',
  ])('%s is private', (origin) => expect(isPrivateOrigin(origin)).toBe(true));

  it.each([
    'https://api.example',
    'https://8.8.8.8',
    'http://[2001:db8::1]',
    'https://172.32.0.1',
    'https://localhost.example',
    'https://internal.example',
  ])('%s is not', (origin) => expect(isPrivateOrigin(origin)).toBe(false));
});
