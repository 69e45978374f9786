import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addRecentSearch,
  getSearchKey,
  removeRecentSearch,
} from '@/lib/domain/search/recent-searches';
import { forAll } from '@/tests/support/for-all';

it('keeps the newest first, without duplicates', () => {
  const added = addRecentSearch(['ram', 'Tarjeta de vídeo'], ' tarjeta  de video ');
  expect(added).toEqual(['tarjeta de video', 'ram']);
  expect(addRecentSearch(['ram'], '  ')).toEqual(['ram']);
  expect(removeRecentSearch(['RAM', 'ssd'], 'ram')).toEqual(['ssd']);
});

it('never has more than ten entries or a duplicate', () =>
  forAll(fc.array(fc.string()), (searches) => {
    const terms = searches.reduce<string[]>(addRecentSearch, []);
    expect(terms.length).toBeLessThanOrEqual(10);
    expect(new Set(terms.map(getSearchKey)).size).toBe(terms.length);
  }));
