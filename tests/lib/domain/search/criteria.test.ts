import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countActiveFilters,
  emptyCriteria,
  isIndexable,
  SEARCH_SORTS,
  type SearchCriteria,
  toCanonicalAttributes,
  toggleAttribute,
  toggleFilter,
  withPage,
} from '@/lib/domain/search/criteria';
import {
  parseFilterSegments,
  parseSearchParams,
  toFilterSegments,
  toSearchQuery,
} from '@/lib/domain/search/search-params';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel, planSearchRequest } from '@/lib/routing/search-request';
import { forAll } from '@/tests/support/for-all';

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/).filter((text) => text.length < 150);
const money = fc.option(fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100));
const attribute = fc.tuple(slug, slug).map((parts) => parts.join('_'));
const kind = fc.constantFrom('tomorrow' as const, 'pickup' as const);
const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 150 }),
    brands: fc.array(slug),
    categories: fc.array(slug),
    page: fc.integer({ min: 1, max: 10_000 }),
    sort: fc.constantFrom(...SEARCH_SORTS),
    priceMin: money,
    priceMax: money,
    monthlyMax: money,
    onlyOffers: fc.boolean(),
    onlyInStock: fc.boolean(),
    attributes: fc.array(attribute).map(toCanonicalAttributes),
    delivery: fc.option(fc.record({ kind, zipCode: fc.constantFrom('06700', '97050') })),
  })
  .map((made) => {
    const { priceMin: low, priceMax: high } = made;
    return low !== null && high !== null && low > high
      ? { ...made, priceMin: high, priceMax: low }
      : made;
  });

describe('filter segments', () => {
  it('reads brands and categories, and returns the rest as invalid', () => {
    const brands = ['marca_msi', 'marca_asus', 'marca_ASUS', 'marca_%C3%B1and%C3%BA', 'Marca_asus'];
    const invalid = ['marca_', 'marca', 'color_rojo', 'marca_a%2Fb', 'marca_%zz', ''];
    const segments = ['categoria_tarjetas-de-video', ...brands, ...invalid];
    const categories = ['tarjetas-de-video'];
    const known = { brands: ['asus', 'msi', 'ñandú'], categories };
    expect(parseFilterSegments(segments)).toEqual({ ...known, invalid });
  });

  it('writes categories first, sorted, without duplicates', () => {
    const chosen = { brands: ['msi', 'asus', 'msi'], categories: ['ram', 'cpu'] };
    const segments = ['categoria_cpu', 'categoria_ram', 'marca_asus', 'marca_msi'];
    expect(toFilterSegments(chosen)).toEqual(segments);
  });

  it('survives a round trip through the URL, in any order and encoded', () =>
    forAll(criteria, fc.boolean(), (made, reversed) => {
      const segments = toFilterSegments(made);
      const sent = segments.map(encodeURIComponent);
      const { invalid, ...read } = parseFilterSegments(reversed ? sent.toReversed() : sent);
      expect(invalid).toEqual([]);
      expect(toFilterSegments(read)).toEqual(segments);
    }));

  it('loses no segment of any text', () =>
    forAll(fc.array(fc.string({ unit: 'binary' })), (segments) => {
      const { brands, categories, invalid } = parseFilterSegments(segments);
      expect(brands.length + categories.length + invalid.length <= segments.length).toBe(true);
      expect([...brands, ...categories].every((text) => !/[/?#\s]/.test(text))).toBe(true);
    }));
});

describe('query string', () => {
  it('reads every parameter', () => {
    const query =
      'q=%20tarjeta%20%20de%09video&orden=menor-precio&precio_min=100&precio_max=2,500.505&mensualidad_max=%24300&ofertas=1&existencia=1&filtro=socket_am5&entrega=manana&cp=06700&page=3';
    expect(parseSearchParams(new URLSearchParams(query))).toEqual({
      text: 'tarjeta de video',
      sort: 'price-asc',
      priceMin: 100,
      priceMax: 2500.51,
      monthlyMax: 300,
      onlyOffers: true,
      onlyInStock: true,
      page: 3,
      attributes: ['socket_am5'],
      delivery: { kind: 'tomorrow', zipCode: '06700' },
    });
  });

  it('ignores invalid values', () => {
    const { brands: _brands, categories: _categories, ...defaults } = emptyCriteria;
    const amounts = { precio_min: '-5', precio_max: 'NaN', mensualidad_max: '1e5' };
    const others = { orden: '__proto__', page: '-2', ofertas: 'true', existencia: undefined };
    const invalid = { q: ['  \u0000 ', 'otra'], ...amounts, ...others };
    expect(parseSearchParams(invalid)).toEqual(defaults);
    expect(parseSearchParams({})).toEqual(defaults);
    expect(toSearchQuery(defaults)).toBe('');
  });

  it('limits values and swaps reversed prices', () => {
    const text = { q: '🙂'.repeat(150), page: '99999999999999999999999' };
    const read = parseSearchParams({ ...text, precio_min: '50', precio_max: '20' });
    const prices = { priceMin: 20, priceMax: 50 };
    expect(read).toMatchObject({ text: '🙂'.repeat(100), page: 10_000, ...prices });
    expect(parseSearchParams({ page: '0' }).page).toBe(1);
  });

  it('has a fixed order and leaves out defaults', () => {
    const changes = { page: 2, onlyInStock: true, priceMin: 99.5, text: 'ñ & ü' };
    const query = toSearchQuery({ ...emptyCriteria, ...changes, sort: 'newest' });
    expect(query).toBe('q=%C3%B1+%26+%C3%BC&orden=novedades&precio_min=99.5&existencia=1&page=2');
  });

  it('survives a round trip through the URL', () =>
    forAll(criteria, (made) => {
      const query = toSearchQuery(made);
      const read = parseSearchParams(new URLSearchParams(query));
      expect(toSearchQuery(read)).toBe(query);
      const { text: _text, brands: _brands, categories: _categories, ...rest } = made;
      expect(read).toMatchObject(rest);
      const params = new URLSearchParams(query);
      const lists = [...params.keys()].map((name) => [name, params.getAll(name)]);
      expect(parseSearchParams(Object.fromEntries(lists))).toEqual(read);
    }));

  it('accepts any text without throwing', () =>
    forAll(fc.string({ unit: 'binary' }), (text) => {
      const read = parseSearchParams({ q: text, page: text, precio_min: text, orden: text });
      expect([...read.text].length).toBeLessThanOrEqual(100);
      expect(() => encodeURIComponent(read.text)).not.toThrow();
      expect(parseSearchParams({ q: read.text }).text).toBe(read.text);
    }));
});

describe('changes', () => {
  it('toggling twice restores the filter, and goes to page 1', () =>
    forAll(criteria, slug, (made, added) => {
      const clean = { ...made, ...parseFilterSegments(toFilterSegments(made)) };
      const once = toggleFilter(clean, 'brand', added);
      expect(once.page).toBe(1);
      expect(once.brands.includes(added)).toBe(!clean.brands.includes(added));
      expect(toggleFilter(once, 'brand', added).brands).toEqual(clean.brands);
      expect(once.categories).toBe(clean.categories);
    }));

  it('limits the page number', () => {
    const pages = [-1, 0, 2.9, 1e9, Number.NaN].map((page) => withPage(emptyCriteria, page).page);
    expect(pages).toEqual([1, 1, 2, 10_000, 1]);
  });

  it('counts filters', () => {
    const lists = { brands: ['a', 'b'], categories: ['c'], text: 'x', sort: 'rating' as const };
    const filters = { ...lists, priceMin: 0, priceMax: 5, onlyOffers: true };
    expect(countActiveFilters({ ...emptyCriteria, ...filters })).toBe(5);
    expect(countActiveFilters(emptyCriteria)).toBe(0);
  });

  it('allows indexing only plain lists of one brand or one category', () => {
    const one = { ...emptyCriteria, brands: ['a'], page: 4 };
    expect(isIndexable(emptyCriteria)).toBe(false);
    expect(isIndexable(one)).toBe(true);
    expect(isIndexable({ ...emptyCriteria, categories: ['c'] })).toBe(true);
    expect(isIndexable({ ...emptyCriteria, categories: ['a', 'b'] })).toBe(false);
    const others: Omit<SearchCriteria, 'page'> = {
      text: 'x',
      sort: 'rating',
      priceMin: 0,
      priceMax: 1,
      monthlyMax: 1,
      onlyOffers: true,
      onlyInStock: true,
      attributes: ['socket_am5'],
      delivery: { kind: 'pickup', zipCode: '06700' },
      brands: ['a', 'b'],
      categories: ['c'],
    };
    for (const [name, value] of Object.entries(others))
      expect(isIndexable({ ...one, [name]: value })).toBe(false);
  });
});

const path = '/buscar/categoria_procesadores';
const plan = (query: string) => planSearchRequest(path, new URLSearchParams(query));
const inCategory = { ...emptyCriteria, categories: ['procesadores'] };

it('a search by delivery has one address, which is not for search engines', () => {
  const chosen = { ...inCategory, delivery: { kind: 'tomorrow', zipCode: '06700' } } as const;
  const search = '?entrega=manana&cp=06700';
  expect(searchHref(chosen)).toBe(path + search);
  expect(linkRel(path + search)).toBe('nofollow');
  expect(countActiveFilters(chosen)).toBe(2);
  expect(plan(search).kind).toBe('list');
  expect(plan('cp=06700&entrega=manana')).toMatchObject({ kind: 'redirect', search });
});

it('a delivery without a place, or to what is no zip code, is no filter', () => {
  for (const query of ['entrega=manana', 'cp=06700', 'entrega=hoy&cp=06700', 'entrega=manana&cp=1'])
    expect(plan(query)).toEqual({ kind: 'redirect', pathname: path, search: '' });
});

describe('attribute filters', () => {
  it('are sorted, lower case and without what is none', () => {
    const typed = ['socket_am5', ' Nucleos_8 ', 'socket_am5', 'socket', '_am5', 'a b_c', ''];
    expect(toCanonicalAttributes(typed)).toEqual(['nucleos_8', 'socket_am5']);
    expect(toCanonicalAttributes(Array.from({ length: 99 }, (_, n) => `a_${n}`))).toHaveLength(40);
  });
  it('are added and removed', () => {
    expect(toggleAttribute(['socket_am5'], 'nucleos_8')).toEqual(['nucleos_8', 'socket_am5']);
    expect(toggleAttribute(['nucleos_8', 'socket_am5'], 'socket_am5')).toEqual(['nucleos_8']);
  });
});

it('a search by attributes has one address, which is not for search engines', () => {
  const attributes = ['socket_am5', 'nucleos_8'];
  const search = '?filtro=nucleos_8&filtro=socket_am5';
  expect(searchHref({ ...inCategory, attributes })).toBe(path + search);
  const asked = plan('filtro=socket_am5&filtro=nucleos_8&filtro=nucleos_8');
  expect(asked).toEqual({ kind: 'redirect', pathname: path, search });
  expect(plan(search).kind).toBe('list');
  expect(linkRel(path + search)).toBe('nofollow');
});
