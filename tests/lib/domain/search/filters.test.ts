import { describe, expect, it } from 'vitest';
import {
  countActiveFilters,
  emptyCriteria,
  isIndexable,
  nameAttributeFilters,
  toCanonicalAttributes,
  toggleAttribute,
} from '@/lib/domain/search/criteria';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel, planSearchRequest } from '@/lib/routing/search-request';

const path = '/buscar/categoria_procesadores';
const plan = (query: string) => planSearchRequest(path, new URLSearchParams(query));

it('a search by delivery has one address, which is not for search engines', () => {
  const criteria = { ...emptyCriteria, categories: ['procesadores'] };
  const chosen = { ...criteria, delivery: { kind: 'tomorrow', zipCode: '06700' } } as const;
  const canonical = `${path}?entrega=manana&cp=06700`;
  expect(searchHref(chosen)).toBe(canonical);
  expect([isIndexable(criteria), isIndexable(chosen), linkRel(canonical)]).toEqual([
    true,
    false,
    'nofollow',
  ]);
  expect(countActiveFilters(chosen)).toBe(2);
  expect(plan('entrega=manana&cp=06700').kind).toBe('list');
  expect(plan('cp=06700&entrega=manana')).toMatchObject({
    kind: 'redirect',
    search: '?entrega=manana&cp=06700',
  });
});

it('a delivery without a place, or to what is no zip code, is no filter', () => {
  for (const query of ['entrega=manana', 'cp=06700', 'entrega=hoy&cp=06700', 'entrega=manana&cp=1'])
    expect(plan(query)).toEqual({ kind: 'redirect', pathname: path, search: '' });
});

describe('attribute filters', () => {
  it('are sorted, lower case and without what is none', () => {
    const typed = ['socket_am5', ' Nucleos_8 ', 'socket_am5', 'socket', '_am5', 'a b_c', ''];
    expect(toCanonicalAttributes(typed)).toEqual(['nucleos_8', 'socket_am5']);
    expect(toCanonicalAttributes(Array.from({ length: 99 }, (_, n) => `a_${n}`))).toHaveLength(20);
  });
  it('are added and removed', () => {
    expect(toggleAttribute(['socket_am5'], 'nucleos_8')).toEqual(['nucleos_8', 'socket_am5']);
    expect(toggleAttribute(['nucleos_8', 'socket_am5'], 'socket_am5')).toEqual(['nucleos_8']);
  });
  it('are named by what the backend sends', () => {
    const am5 = { slug: 'am5', name: 'AM5', count: 4, selected: true };
    const facets = [{ slug: 'socket', name: 'Socket', values: [am5] }];
    expect(nameAttributeFilters(['socket_am5', 'socket_x'], facets)).toEqual([
      { filter: 'socket_am5', name: 'Socket: AM5' },
    ]);
  });
});

describe('a search by attributes', () => {
  const criteria = { ...emptyCriteria, categories: ['procesadores'] };
  const chosen = { ...criteria, attributes: ['socket_am5', 'nucleos_8'] };
  const canonical = '/buscar/categoria_procesadores?filtro=nucleos_8&filtro=socket_am5';
  it('has one address, after the other criteria', () => {
    expect(searchHref(chosen)).toBe(canonical);
    const plan = planSearchRequest(
      '/buscar/categoria_procesadores',
      new URLSearchParams('filtro=socket_am5&filtro=nucleos_8&filtro=nucleos_8'),
    );
    expect(plan).toEqual({
      kind: 'redirect',
      pathname: '/buscar/categoria_procesadores',
      search: '?filtro=nucleos_8&filtro=socket_am5',
    });
    const { search, pathname } = new URL(canonical, 'http://shop.example');
    expect(planSearchRequest(pathname, new URLSearchParams(search)).kind).toBe('list');
  });
  it('is not for search engines', () => {
    expect(isIndexable(criteria)).toBe(true);
    expect(isIndexable(chosen)).toBe(false);
    expect(linkRel(canonical)).toBe('nofollow');
  });
});
