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
const criteria = { ...emptyCriteria, categories: ['procesadores'] };

it('a search by delivery has one address, which is not for search engines', () => {
  const chosen = { ...criteria, delivery: { kind: 'tomorrow', zipCode: '06700' } } as const;
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
  expect(searchHref({ ...criteria, attributes })).toBe(path + search);
  const asked = plan('filtro=socket_am5&filtro=nucleos_8&filtro=nucleos_8');
  expect(asked).toEqual({ kind: 'redirect', pathname: path, search });
  expect(plan(search).kind).toBe('list');
  expect(linkRel(path + search)).toBe('nofollow');
});
