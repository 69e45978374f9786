import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkRel, parseListPath, planSearchRequest } from '@/lib/routing/search-request';
import { forAll } from '@/tests/support/for-all';

const plan = (address: string) => {
  const url = new URL(address, 'http://tienda.example');
  return planSearchRequest(url.pathname, url.searchParams);
};

describe('planSearchRequest', () => {
  it.each([
    // Filters and options in another order, or repeated.
    ['/buscar/marca_asus/categoria_gpu/marca_asus', '/buscar/categoria_gpu/marca_asus'],
    ['/buscar?page=2&q=ssd', '/buscar?q=ssd&page=2'],
    ['/buscar?q=ssd&q=hdd', '/buscar?q=ssd'],
    // The empty fields of a form.
    [
      '/buscar/marca_asus?q=&precio_min=&precio_max=500&page=1',
      '/buscar/marca_asus?precio_max=500',
    ],
    // Foreign parameters stay, each as often as it was given.
    [
      '/buscar/marca_b/marca_a?utm_source=x&utm_source=y&page=1',
      '/buscar/marca_a/marca_b?utm_source=x&utm_source=y',
    ],
  ])('redirects %s to the canonical address %s', (address, to) => {
    const { pathname, search } = new URL(to, 'http://tienda.example');
    expect(plan(address)).toEqual({ kind: 'redirect', pathname, search });
  });

  it.each([
    ['/buscar', '/listado/-'],
    ['/buscar/marca_asus', '/listado/-/marca_asus'],
    ['/buscar/marca_asus?page=3', '/listado/page%3D3/marca_asus'],
    ['/buscar/marca_asus?q=rtx', '/listado/q%3Drtx/marca_asus'],
    ['/buscar?q=ssd&page=2', '/listado/q%3Dssd%26page%3D2'],
    // A campaign has no document of its own.
    ['/buscar/marca_asus?utm_source=x', '/listado/-/marca_asus'],
    // An unknown filter stays as it is, and has no other document.
    ['/buscar/otra/marca_asus?page=1', '/listado/-/otra/marca_asus'],
    ['/buscar//marca_asus/', '/listado/-/marca_asus'],
    // It only begins alike, and is not for browsers.
    ['/buscador/marca_asus', '/listado'],
    ['/listado/-/marca_asus', '/listado'],
  ])('maps the list %s to its cached document %s', (address, pathname) =>
    expect(plan(address)).toEqual({ kind: 'list', pathname }),
  );

  it('leaves an address with broken encoding as it is', () =>
    expect(plan('/buscar/%ff?q=%20ssd%20')).toMatchObject({ kind: 'list' }));

  it('maps any text to a document that reads the same text back', () =>
    forAll(fc.string({ unit: 'binary' }), (text) => {
      let params = new URLSearchParams({ q: text });
      let found = planSearchRequest('/buscar', params);
      if (found.kind === 'redirect') {
        params = new URLSearchParams(found.search);
        found = planSearchRequest(found.pathname, params);
      }
      expect(found.kind).toBe('list');
      const [, , options = ''] = found.pathname.split('/');
      expect(parseListPath(options, []).criteria.text).toBe(params.get('q') ?? '');
    }));

  it('never redirects a second time', () => {
    const filter = fc.tuple(fc.constantFrom('marca_', 'categoria_'), fc.string());
    const segment = fc.oneof(
      filter.map((parts) => parts.join('')),
      fc.string({ minLength: 1 }),
    );
    const params = fc.dictionary(
      fc.constantFrom('q', 'page', 'orden', 'precio_min', 'precio_max', 'ofertas', 'utm_source'),
      fc.oneof(fc.string(), fc.integer().map(String), fc.constant('menor-precio')),
    );
    forAll(fc.array(segment, { maxLength: 4 }), params, (segments, query) => {
      const path = ['/buscar', ...segments.filter(Boolean).map(encodeURIComponent)].join('/');
      const first = planSearchRequest(path, new URLSearchParams(query));
      if (first.kind !== 'redirect') return;
      const second = planSearchRequest(first.pathname, new URLSearchParams(first.search));
      expect(second.kind).not.toBe('redirect');
    });
  });
});

describe('listCriteria', () => {
  it('reads the criteria back from the planned path', () =>
    expect(parseListPath('orden=menor-precio&page=3', ['marca_asus', 'otra'])).toMatchObject({
      criteria: { brands: ['asus'], sort: 'price-asc', page: 3 },
      invalid: ['otra'],
    }));

  it('reads the defaults, and options that are not encoded as text should be', () => {
    const defaults = parseListPath('-', []);
    expect(defaults.criteria).toMatchObject({ text: '', page: 1, brands: [] });
    expect(parseListPath('%ff', [])).toEqual(defaults);
    expect(parseListPath('q%3Da%2526b', []).criteria.text).toBe('a&b');
  });
});

describe('linkRel', () => {
  it.each([
    '/',
    '/productos/ssd?q=1',
    '/buscador',
    '/buscar/marca_asus',
    '/buscar/categoria_laptops?page=7#resultados',
    '/buscar/categoria_laptops?utm_source=correo',
    'https://otra.example/buscar?q=ssd',
    'http://',
  ])('lets crawlers follow %s', (href) => expect(linkRel(href)).toBeUndefined());

  it.each([
    '/buscar',
    '/buscar?q=ssd',
    '/buscar?ofertas=1',
    '/buscar/marca_asus?orden=novedades',
    '/buscar/marca_asus?precio_min=100&page=2',
    '/buscar/categoria_laptops/marca_asus',
    '/buscar/marca_asus/marca_msi',
  ])('keeps crawlers from %s', (href) => expect(linkRel(href)).toBe('nofollow'));
});
