import { expect, it } from 'vitest';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import {
  findDroppedFilter,
  inCommonestCategory,
  readDroppedQuantities,
} from '@/lib/domain/search/dropped-filter';
import { makeFacet, makeValues } from './make-facet';

const RATE = makeFacet('frecuencia', { '100 Hz': 1, '144 Hz': 3, '165 Hz': 5, '180 Hz': 7 });
const SIZE = makeFacet('pulgadas', { '24"': 4, '27"': 9 });
const find = (asked: string, shown: string) =>
  findDroppedFilter(readDroppedQuantities(asked, shown), [SIZE, RATE]);

it.each(['monitor 27 144hz', 'monitor 27 144 Hz', 'monitor 27 curvo 144HZ'])(
  'offers all values from the left out one on: %s',
  (asked) => {
    const filters = ['frecuencia_144-hz', 'frecuencia_165-hz', 'frecuencia_180-hz'];
    expect(find(asked, 'monitor 27')).toEqual({ value: '144 Hz', isRange: true, filters });
  },
);

it.each(['monitor gamer 27 pulgadas', 'monitor gamer 27"', 'monitor gamer 27plg'])(
  'offers the value itself where an attribute has few: %s',
  (asked) => {
    const filter = { value: '27"', isRange: false, filters: ['pulgadas_27'] };
    expect(find(asked, 'monitor gamer')).toEqual(filter);
  },
);

it.each([
  ['a number without a unit', 'monitor curvo 144', 'monitor curvo'],
  ['a value that no product has', 'monitor 27 75hz', 'monitor 27'],
  ['what is searched still', 'monitor 144hz rosa', 'monitor 144hz'],
  ['another unit', 'monitor 27 144w', 'monitor 27'],
])('offers nothing for %s', (_, asked, shown) => expect(find(asked, shown)).toBeNull());

it('searches in the category with most products, and not in another than the chosen one', () => {
  const facets = { categories: makeValues({ Monitores: 3, 'Monitores Gamer': 9 }) };
  const criteria = { ...emptyCriteria, text: 'monitor 27', page: 2 };
  const narrowed = { ...criteria, categories: ['monitores-gamer'], page: 1 };
  expect(inCommonestCategory(criteria, facets)).toEqual(narrowed);
  expect(inCommonestCategory({ ...criteria, categories: ['monitores'] }, facets)).toBeNull();
  expect(inCommonestCategory(criteria, { categories: [] })).toBeNull();
});
