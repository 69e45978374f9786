import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { decodeSegment } from '@/lib/domain/slug';
import { compilePath, MALFORMED_SOURCE, toNextSource } from '@/lib/routing/path-pattern';
import { fillPath } from '@/lib/routing/path-template';
import { readRouteParams } from '@/lib/routing/route-params';
import { getRouteAliases, parentRedirects, route } from '@/lib/routing/routes';
import { forAll, forMany } from '@/tests/support/for-all';

const read = (template: string, path: string) => {
  const match = compilePath(template).exec(path);
  return match && { ...match.groups };
};

describe('a path template', () => {
  it.each([
    ['/a/{id}', '/a/7', { id: '7' }],
    ['/a/{id}', '/a/7/', { id: '7' }],
    ['/a/{id}', '/a', null],
    ['/a/{id}', '/a/7/b', null],
    ['/a/{id?}', '/a', { id: undefined }],
    ['/a/{id?}/b', '/a/b', { id: undefined }],
    ['/a/{id?}/b', '/a/7/b', { id: '7' }],
    ['/a/{id?}/b', '/a/7', null],
    ['/a/{rest*}', '/a', { rest: '' }],
    ['/a/{rest*}', '/a/b/c', { rest: '/b/c' }],
    ['/a/b-{id}', '/a/b-7', { id: '7' }],
    ['/a/b-{id}', '/a/7', null],
    ['/a/b-{id}', '/a/b-', null],
    ['/a.xml', '/a.xml', {}],
    ['/a.xml', '/abxml', null],
  ])('%s reads %s', (template, path, expected) => expect(read(template, path)).toEqual(expected));

  it('is filled with encoded values, and an optional one takes its slash along', () => {
    expect(fillPath('/a/{id}/b', { id: 'x/ñ %' })).toBe('/a/x%2F%C3%B1%20%25/b');
    expect(fillPath('/a/{id?}/b', {})).toBe('/a/b');
    expect(fillPath('/a/b-{id}', { id: '7' })).toBe('/a/b-7');
    expect(fillPath('/a/{rest*}', { rest: ['b', 3] })).toBe('/a/b/3');
    for (const none of [{}, { rest: [] }]) expect(fillPath('/a/{rest*}', none)).toBe('/a');
  });

  it.each([{}, { id: undefined }, { id: [] }])('needs what is required: %j', (values) => {
    expect(() => fillPath('/a/{id}', values)).toThrow(TypeError);
    expect(() => fillPath('/a/{toString}', values)).toThrow('needs toString');
  });

  it('reads every path of the backend that it fills', () => {
    for (const { path } of allEndpoints) {
      const names = [...path.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 'uno']);
      expect(compilePath(path).test(fillPath(path, Object.fromEntries(names)))).toBe(true);
    }
  });

  it("is written in Next's words", () => {
    expect(toNextSource('/a/{id}/{page?}/{rest*}')).toBe('/a/:id/:page?/:rest*');
    expect(toNextSource('/a/{id}/b-{page}')).toBe('/a/:id/b-:page');
  });
});

it('gives every support and about page a top-level alias that leads to the nested one', () => {
  const aliases = getRouteAliases();
  expect(Object.keys(aliases)).toHaveLength(10);
  expect(route(aliases['/sucursales'] ?? 'home')).toBe('/soporte/sucursales');
  expect(route(aliases['/privacidad'] ?? 'home')).toBe('/nosotros/privacidad');
  expect(route(parentRedirects['/soporte'] ?? 'home')).toBe('/soporte/sucursales');
});

describe('the parameters of a route', () => {
  it('are read back as they were filled in', () =>
    forAll(fc.string({ unit: 'grapheme', minLength: 1 }), (id) =>
      expect(readRouteParams('profile.order.chat', route('profile.order.chat', { id }))).toEqual({
        id,
      }),
    ));

  it('are none in the path of another route', () => {
    expect(readRouteParams('profile.order', '/perfil/pedidos')).toEqual({});
    expect(readRouteParams('cart-review', '/compra/revisar')).toEqual({});
  });

  it.each(['%', '%zz', '%c3', '%00%'])('stay as they are written in %s', (id) =>
    expect(readRouteParams('profile.order', `/perfil/pedidos/${id}`)).toEqual({ id }),
  );
});

describe('the source of malformed paths', () => {
  const isMalformed = (path: string) => new RegExp(`^${MALFORMED_SOURCE}$`, 'i').test(path);

  it.each(['/%', '/a/%zz', '/%c3', '/a/%C3/b', '/%00', '/a%00', '/%c0%ae', '/%ed%a0%80', '/%f5'])(
    'matches %s',
    (path) => expect(isMalformed(path)).toBe(true),
  );

  it('matches what decodeURIComponent refuses, and zero bytes', () => {
    const byte = fc.nat(255).map((code) => `%${code.toString(16).padStart(2, '0')}`);
    const text = fc.string().map(encodeURIComponent);
    const piece = fc.oneof(byte, fc.constantFrom('%', 'a', '/', 'zz'), text);
    forMany(20_000)(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      const decoded = decodeSegment(path);
      expect(isMalformed(path)).toBe(decoded === null || decoded.includes('\u0000'));
    });
  });
});
