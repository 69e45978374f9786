import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgetSearch, rememberSearch, searchKey } from '@/lib/domain/search/recent-searches';

it('keeps the newest first, without duplicates', () => {
  expect(rememberSearch(['ram', 'Tarjeta de vídeo'], ' tarjeta  de video ')).toEqual([
    'tarjeta de video',
    'ram',
  ]);
  expect(rememberSearch(['ram'], '  ')).toEqual(['ram']);
  expect(forgetSearch(['RAM', 'ssd'], 'ram')).toEqual(['ssd']);
});

it('never has more than ten entries or a duplicate', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (searches) => {
      const terms = searches.reduce<string[]>(rememberSearch, []);
      expect(terms.length).toBeLessThanOrEqual(10);
      expect(new Set(terms.map(searchKey)).size).toBe(terms.length);
    }),
  );
});
