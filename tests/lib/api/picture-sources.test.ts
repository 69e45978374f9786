import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern';
import { describe, expect, it } from 'vitest';
import { getPicturePatterns, PICTURE_ADDRESS } from '@/lib/api/client/picture-sources';
import { parseEnv } from '@/lib/env';
import { envVariables } from '@/tests/support/env-variables';

/** Whether Next gets the picture of an address that is written as usual. */
const mayGet = (address: string, variables: Record<string, string> = {}) => {
  const patterns = getPicturePatterns(parseEnv({ ...envVariables, ...variables }));
  return hasRemoteMatch([], patterns, new URL(address));
};

/** Those of some paths of the backend whose pictures it gets. */
const fetched = (paths: readonly string[], variables?: Record<string, string>) =>
  paths.filter((path) => mayGet(`https://api.example/${path}`, variables));

describe('pictures', () => {
  it('come from the backend, except from its interface', () => {
    const ofBackend = [
      'logo.png',
      'media/a/b.webp',
      '.media/a.webp',
      'apis/a.png',
      'media/api/a.png',
    ];
    const ofInterface = ['api', 'api/', 'api/shop-v1/brands', 'media/../api/x'];
    expect(fetched(ofBackend)).toEqual(ofBackend);
    expect(fetched(ofInterface)).toEqual([]);
  });

  it('come from the named folders of the backend only', () => {
    const variables = { MEDIA_ORIGINS: '/media/, https://api.example/storage' };
    const inside = ['media/a.png', 'media/a/b.png', 'storage/a.png'];
    const beside = ['a.png', 'mediathek/a.png', 'storage2/a.png', 'x/media/a.png'];
    expect(fetched(inside, variables)).toEqual(inside);
    expect(fetched([...beside, 'api/x', 'media/../api/x'], variables)).toEqual([]);
  });

  it('come from other hosts that are named, with their folders', () => {
    const MEDIA_ORIGINS = 'https://cdn.example, https://bucket.example/shop/, http://10.0.0.5:81/m';
    const variables = { MEDIA_ORIGINS, MEDIA_BASE: 'https://base.example/st(or)age/*' };
    for (const address of [
      'https://cdn.example/a.png',
      'https://cdn.example/api/a.png',
      'https://bucket.example/shop/a.png',
      'https://base.example/st(or)age/*/a.png',
      'http://10.0.0.5:81/m/a.png',
      'https://api.example/a.png',
    ])
      expect(mayGet(address, variables), address).toBe(true);
    for (const address of [
      'http://cdn.example/a.png',
      'https://cdn.example:444/a.png',
      'https://cdn.example.evil.example/a.png',
      'https://bucket.example/other/a.png',
      'https://base.example/storage/b/a.png',
      'http://10.0.0.5/m/a.png',
      'http://169.254.169.254/latest/meta-data',
    ])
      expect(mayGet(address, variables), address).toBe(false);
  });

  it('never come from the interface, even where the whole backend is named', () => {
    const variables = { MEDIA_ORIGINS: 'https://api.example', MEDIA_BASE: 'https://api.example/' };
    expect(mayGet('https://api.example/api/x', variables)).toBe(false);
    expect(mayGet('https://api.example/a.png', variables)).toBe(true);
  });

  it.each([
    '//cdn.example/',
    'ftp://cdn.example',
    'https://cdn.example/a*',
    'https://cdn.example/?a',
    'https://u@cdn.example',
    'media',
    'https://',
    'https://a:99999',
  ])('cannot be configured to come from %s', (MEDIA_ORIGINS) =>
    expect(() => parseEnv({ ...envVariables, MEDIA_ORIGINS })).toThrow(/MEDIA_ORIGINS: must be/),
  );
});

describe("a picture's address", () => {
  const isUsual = (address: string) => new RegExp(`^${PICTURE_ADDRESS}$`).test(address);

  it.each([
    '/images/imagen-no-disponible.png',
    'https://api.example/media/products/1/1-l.webp',
    'http://127.0.0.1:4010/media/a.png',
    'http://[::1]:4010/media/a.png',
    'https://api.example/storage/caf%C3%A9%20(1)%2C.png',
    "https://api.example/a!$&'()*+,;=:@~_-.png",
    'https://api.example/a..b/.c/...d.png',
  ])('is %s', (address) => expect(isUsual(address)).toBe(true));

  it.each([
    '',
    '/',
    'https://api.example',
    'https://api.example/media/a.png#1',
    'https://api.example/media/a.png?1',
    'https://api.example/media/a.png\n',
    'https://name@api.example/media/a.png',
    'https://api.example/media//a.png',
    'https://api.example//media/a.png',
    'https://api.example/media/./a.png',
    'https://api.example/media/../api/x',
    'https://api.example/media/..',
    'https://api.example/media/..%2fapi/x',
    'https://api.example/media/..%5Capi/x',
    'https://api.example/media/%2e%2e/api/x',
    'https://api.example/media/%61.png',
    'https://api.example/media/a%7Eb.png',
    'https://api.example/media/a b.png',
    'https:\\\\api.example\\media\\a.png',
    'https://api.example/media/%zz.png',
    'ftp://api.example/media/a.png',
    'data:image/png;base64,AAAA',
    '//api.example/media/a.png',
  ])('is not %j', (address) => expect(isUsual(address)).toBe(false));
});
