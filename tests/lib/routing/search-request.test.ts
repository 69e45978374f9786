import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkRel, parseListPath, planSearchRequest } from '@/lib/routing/search-request';
import { forAll } from '@/tests/support/for-all';

const plan = (address: string) => {
  const url = new URL(address, 'http://tienda.example');
  return planSearchRequest(url.pathname, url.searchParams);
};

describe('planSearchRequest', () => {
  it('redirects filters in another order and repeated filters to the canonical address', () =>
    expect(plan('/buscar/marca_asus/categoria_gpu/marca_asus')).toEqual({
      kind: 'redirect',
      pathname: '/buscar/categoria_gpu/marca_asus',
      search: '',
    }));

  it('drops the empty fields of a form', () =>
    expect(plan('/buscar/marca_asus?q=&precio_min=&precio_max=500&page=1')).toEqual({
      kind: 'redirect',
      pathname: '/buscar/marca_asus',
      search: '?precio_max=500',
    }));

  it('keeps campaign parameters without a separate document', () =>
    expect(plan('/buscar/marca_asus?utm_source=x')).toEqual(plan('/buscar/marca_asus')));

  it('maps each list to the cached document of its filters and options', () => {
    expect(plan('/buscar/marca_asus')).toEqual({ kind: 'list', pathname: '/listado/-/marca_asus' });
    expect(plan('/buscar')).toEqual({ kind: 'list', pathname: '/listado/-' });
    expect(plan('/buscar/marca_asus?page=3')).toEqual({
      kind: 'list',
      pathname: '/listado/page%3D3/marca_asus',
    });
  });

  it('maps any text to a document that reads the same text back', () => {
    expect(plan('/buscar/marca_asus?q=rtx')).toEqual({
      kind: 'list',
      pathname: '/listado/q%3Drtx/marca_asus',
    });
    forAll(fc.string({ unit: 'binary' }), (text) => {
      const asked = planSearchRequest('/buscar', new URLSearchParams({ q: text }));
      const found =
        asked.kind === 'redirect'
          ? planSearchRequest(asked.pathname, new URLSearchParams(asked.search))
          : asked;
      if (found.kind === 'redirect') throw new Error('redirected twice');
      const [, , options = ''] = found.pathname.split('/');
      const { criteria } = parseListPath(options, []);
      const params = new URLSearchParams(asked.kind === 'redirect' ? asked.search : { q: text });
      expect(criteria.text).toBe(params.get('q') ?? '');
    });
  });

  it('keeps foreign parameters in the address to which it redirects, each as often as it was given', () =>
    expect(plan('/buscar/marca_b/marca_a?utm_source=x&utm_source=y&page=1')).toEqual({
      kind: 'redirect',
      pathname: '/buscar/marca_a/marca_b',
      search: '?utm_source=x&utm_source=y',
    }));

  it('redirects options in another order, and what is given twice', () => {
    expect(plan('/buscar?page=2&q=ssd')).toMatchObject({ search: '?q=ssd&page=2' });
    expect(plan('/buscar?q=ssd&page=2')).toMatchObject({ kind: 'list' });
    expect(plan('/buscar?q=ssd&q=hdd')).toMatchObject({ kind: 'redirect', search: '?q=ssd' });
  });

  it('leaves an address with an unknown filter as it is, and serves no other document for it', () => {
    expect(plan('/buscar/otra/marca_asus?page=1')).toEqual({
      kind: 'list',
      pathname: '/listado/-/otra/marca_asus',
    });
    expect(plan('/buscar/%ff?q=%20ssd%20')).toMatchObject({ kind: 'list' });
  });

  it('takes doubled and closing slashes for the same search', () =>
    expect(plan('/buscar//marca_asus/')).toEqual({
      kind: 'list',
      pathname: '/listado/-/marca_asus',
    }));

  it('is not asked for addresses that only begin alike', () =>
    expect(plan('/buscador/marca_asus')).toEqual({ kind: 'list', pathname: '/listado' }));

  it('does not serve the internal address to browsers', () =>
    expect(plan('/listado/-/marca_asus')).toEqual({ kind: 'list', pathname: '/listado' }));

  it('never redirects a second time', () => {
    const segment = fc.oneof(
      fc.string().map((text) => `marca_${text}`),
      fc.string().map((text) => `categoria_${text}`),
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
