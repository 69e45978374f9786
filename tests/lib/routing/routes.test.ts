import { describe, expect, it } from 'vitest';
import { getRouteAliases, parentRedirects, route } from '@/lib/routing/routes';

describe('route', () => {
  it('fills and encodes parameters', () => {
    expect(route('home')).toBe('/');
    expect(route('products', { slug: 'ñandú 50%' })).toBe('/productos/%C3%B1and%C3%BA%2050%25');
    expect(route('search', { filters: ['categoria_a', 'marca_b/c'] })).toBe(
      '/buscar/categoria_a/marca_b%2Fc',
    );
  });

  it('leaves a repeatable parameter out with its slash', () => {
    expect(route('search')).toBe('/buscar');
    expect(route('search', { filters: [] })).toBe('/buscar');
  });

  it('refuses a missing parameter', () => expect(() => route('products')).toThrow(/slug/));

  it('gives every support and about page a top-level alias that leads to the nested one', () => {
    expect(Object.keys(getRouteAliases())).toHaveLength(10);
    expect(route(getRouteAliases()['/sucursales'] ?? 'home')).toBe('/soporte/sucursales');
    expect(route(getRouteAliases()['/privacidad'] ?? 'home')).toBe('/nosotros/privacidad');
    expect(route(parentRedirects['/soporte'] ?? 'home')).toBe('/soporte/sucursales');
  });
});
