import { describe, expect, it } from 'vitest';
import {
  countActiveFilters,
  emptyCriteria,
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
  expect(linkRel(canonical)).toBe('nofollow');
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
    expect(toCanonicalAttributes(Array.from({ length: 99 }, (_, n) => `a_${n}`))).toHaveLength(40);
  });
  it('are added and removed', () => {
    expect(toggleAttribute(['socket_am5'], 'nucleos_8')).toEqual(['nucleos_8', 'socket_am5']);
    expect(toggleAttribute(['nucleos_8', 'socket_am5'], 'socket_am5')).toEqual(['nucleos_8']);
  });
});

it('a search by attributes has one address, which is not for search engines', () => {
  const chosen = {
    ...emptyCriteria,
    categories: ['procesadores'],
    attributes: ['socket_am5', 'nucleos_8'],
  };
  const canonical = `${path}?filtro=nucleos_8&filtro=socket_am5`;
  expect(searchHref(chosen)).toBe(canonical);
  expect(plan('filtro=socket_am5&filtro=nucleos_8&filtro=nucleos_8')).toEqual({
    kind: 'redirect',
    pathname: path,
    search: '?filtro=nucleos_8&filtro=socket_am5',
  });
  expect(plan(canonical.split('?')[1] ?? '').kind).toBe('list');
  expect(linkRel(canonical)).toBe('nofollow');
});
