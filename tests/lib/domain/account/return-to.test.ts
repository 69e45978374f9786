import { describe, expect, it } from 'vitest';
import { getSafeReturnPath } from '@/lib/domain/account/return-to';

const SITE = 'https://tienda.example';

describe('getSafeReturnPath', () => {
  it.each([
    ['/marcas', '/marcas'],
    ['/buscar/marca_x?page=2#lista', '/buscar/marca_x?page=2#lista'],
    ['https://tienda.example/login?x=1', '/login?x=1'],
    ['/a/../b', '/b'],
    ['https:evil.com', '/evil.com'],
    ['/productos/%C3%B1and%C3%BA', '/productos/%C3%B1and%C3%BA'],
  ])('keeps %s', (address, path) => expect(getSafeReturnPath(address, SITE)).toBe(path));

  it.each([
    ...['//evil.com', '///evil.com', '/\\evil.com', '\\\\evil.com', '/\t/evil.com', '/\n/evil.com'],
    ...['\t//evil.com', ' //evil.com', '/.//evil.com', '/a/..//evil.com', '/%2e//evil.com'],
    ...['https://evil.com', 'http://tienda.example/', 'https://tienda.example:8443/'],
    ...['https://tienda.example@evil.com/', 'https://tienda.example.evil.com/'],
    ...['javascript:alert(1)', 'data:text/html,x', 'blob:https://tienda.example/1'],
    ...['/api/eshop/logout', '/x/../api', '', null, undefined],
  ])('refuses %j', (address) => expect(getSafeReturnPath(address, SITE)).toBeNull());
});
