import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AttributeFacet, emptyCriteria, type FacetValue } from '@/lib/domain/search/criteria';
import {
  findDroppedFilter,
  inCommonestCategory,
  readDroppedQuantities,
} from '@/lib/domain/search/dropped-filter';
import {
  sortFacetValues,
  toAttributeRanges,
  toggleRange,
} from '@/lib/domain/search/numeric-facets';
import { slugify } from '@/lib/domain/slug';
import { forAll } from '@/tests/support/for-all';

/** The values of a facet, by the number of products that each has. */
const makeValues = (counts: Record<string, number>): FacetValue[] =>
  Object.entries(counts).map(([name, count]) => {
    return { slug: slugify(name), name, count, selected: false };
  });

const makeFacet = (slug: string, counts: Record<string, number>): AttributeFacet => {
  return { slug, name: slug, values: makeValues(counts) };
};
const toFacet = (counts: Record<string, number>) => makeFacet('f', counts);
const RATES = { '180Hz': 47, '165Hz': 37, '240Hz': 24, '144Hz': 12, '360Hz': 9, '100Hz': 1 };
const sorted = (values: readonly FacetValue[], most: number) =>
  sortFacetValues(values, most)
    .map(({ name }) => name.trim())
    .join(', ');

it.each([
  ['180Hz, 60 Hz, 100Hz', '60 Hz, 100Hz, 180Hz'],
  ['27", 15.6", 32"', '15.6", 27", 32"'],
  ['1TB, 512GB, 1.92TB, 2TB, 480GB', '480GB, 512GB, 1TB, 1.92TB, 2TB'],
  ['1TB SSD, 512GB SSD, 64GB eMMC', '64GB eMMC, 512GB SSD, 1TB SSD'],
  ['16, 8, 12', '8, 12, 16'],
  ['IPS, VA, 4', 'IPS, VA, 4'],
])(
  'sorts numbers as numbers, and leaves what is no number in the order of the backend: %s',
  (given, expected) => {
    // The keys of an object that are numbers come first, in their order.
    const counts = Object.fromEntries(given.split(', ').map((one) => [`${one} `, 1]));
    expect(sorted(makeValues(counts), 9)).toBe(expected);
  },
);

it('keeps the commonest values and what is chosen', () => {
  const values = makeValues(RATES).map((one) => ({ ...one, selected: one.name === '100Hz' }));
  expect(sorted(values, 3)).toBe('100Hz, 165Hz, 180Hz');
});

it('joins all values from one on, so that "144 Hz o más" finds what is faster, too', () => {
  const ranges = toAttributeRanges(toFacet(RATES), []);
  const counts = ranges.map(({ from, count }) => `${from} ${count}`);
  // The smallest value is among them, although it is the rarest.
  expect(counts).toEqual(['100Hz 130', '144Hz 129', '165Hz 117', '180Hz 80', '240Hz 33']);
  expect(ranges[1]?.filters).toEqual(['f_144hz', 'f_165hz', 'f_180hz', 'f_240hz', 'f_360hz']);
});

it.each([
  ['few values', { '8 GB': 1, '16 GB': 1, '32 GB': 1 }],
  ['several units', { '8 GB': 1, '16 GB': 1, '32 MHz': 1, '1 m': 1 }],
  ['more than a number', { '16GB SSD': 1, '32GB SSD': 1, '1TB SSD': 1, '64GB eMMC': 1 }],
  ['words', { IPS: 1, VA: 1, TN: 1, OLED: 1 }],
])('has no ranges for %s', (_, counts) =>
  expect(toAttributeRanges(toFacet(counts), [])).toEqual([]),
);

it('is chosen in place of other values of its attribute, and taken away as a whole', () => {
  const facet = toFacet(RATES);
  const [, range = expect.fail()] = toAttributeRanges(facet, []);
  const chosen = toggleRange(['f_100hz', 'panel_ips'], 'f', range);
  expect(chosen).toEqual([...range.filters, 'panel_ips']);
  const [, again] = toAttributeRanges(facet, chosen);
  expect(again).toMatchObject({ from: '144Hz', selected: true });
  expect(toggleRange(chosen, 'f', again ?? range)).toEqual(['panel_ips']);
  // Without its smallest value it is the next range; with a hole it is none.
  expect(toAttributeRanges(facet, chosen.slice(1)).find((one) => one.selected)?.from).toBe('165Hz');
  const holed = chosen.filter((one) => one !== 'f_180hz');
  expect(toAttributeRanges(facet, holed).some((one) => one.selected)).toBe(false);
  // A value that other filters have taken out of the list makes no hole.
  const gone = { slug: '200hz', name: '200hz', count: 0, selected: true };
  const left = { ...facet, values: [...facet.values, gone] };
  const withGone = toAttributeRanges(left, [...chosen, 'f_200hz']);
  expect(withGone.find((one) => one.selected)?.from).toBe('144Hz');
});

it('holds ever fewer values, the higher it begins, and first all', () => {
  const watts = fc.integer({ min: 1, max: 9999 });
  const amounts = fc.uniqueArray(watts, { minLength: 4, maxLength: 30 });
  forAll(amounts, (all) => {
    const facet = toFacet(Object.fromEntries(all.map((one) => [`${one} W`, one])));
    const sizes = toAttributeRanges(facet, []).map(({ filters }) => filters.length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes[0]).toBe(all.length);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
  });
});

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
