import { expect, it } from 'vitest';
import { countActiveFilters, emptyCriteria, isIndexable } from '@/lib/domain/search/criteria';
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
