import { describe, expect, it } from 'vitest';
import { deserialise } from '@/lib/api/client/json-api';
import { toPaging } from '@/lib/api/client/paging';
import { must } from '../../mock-api/test-client';

const asked = { page: 2, pageSize: 10 };

/** The paging of an answer with `count` entries. */
function pagingOf(count: number, rest: object = {}, request = asked) {
  const data = Array.from({ length: count }, (_, index) => ({ type: 'x', id: String(index + 1) }));
  return toPaging(must(deserialise({ data, ...rest })), request);
}

describe('toPaging', () => {
  it.each([
    ['camel case', { page: { currentPage: 2, lastPage: 9, perPage: 10, total: 85 } }],
    ['snake case', { page: { current_page: '2', last_page: '9', per_page: 10, total: '85' } }],
    ['kebab case', { page: { 'current-page': 2, 'last-page': 9, 'per-page': 10, total: 85 } }],
    ['the meta itself', { current_page: 2, last_page: 9, per_page: 10, total: 85 }],
    ['a total only', { page: { total: 85 } }],
  ])('reads %s', (_, meta) =>
    expect(pagingOf(10, { meta })).toEqual({ page: 2, lastPage: 9, total: 85 }),
  );

  it('follows links alone', () => {
    const linked = (links: object) => pagingOf(10, { links });
    const next = '/api/search?page=3';
    expect(linked({ next })).toEqual({ page: 2, lastPage: 3, total: null });
    const last = { next: null, prev: '/api/search?page=1' };
    expect(linked(last)).toEqual({ page: 2, lastPage: 2, total: 20 });
    expect(linked({ self: '/api/search?page=2' }).lastPage).toBe(3);
  });

  it('expects another page after a full one when the answer says nothing', () => {
    expect(pagingOf(10)).toEqual({ page: 2, lastPage: 3, total: null });
    expect(pagingOf(4)).toEqual({ page: 2, lastPage: 2, total: 14 });
    expect(pagingOf(25, {}, { page: 1, pageSize: 10 }).lastPage).toBe(1);
    expect(pagingOf(0, {}, { page: 1, pageSize: 10 })).toEqual({ page: 1, lastPage: 1, total: 0 });
  });

  it('knows the page before an empty one, but not how many entries there are', () =>
    expect(pagingOf(0)).toEqual({ page: 2, lastPage: 1, total: null }));

  it('does not guess where the shop asks for no size', () => {
    const { page } = asked;
    const paging = toPaging(must(deserialise({ data: [{ type: 'x', id: '1' }] })), { page });
    expect(paging.lastPage).toBe(2);
  });
});
