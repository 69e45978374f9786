import {
  type AttributeFacet,
  type FacetValue,
  toAttributeFilter,
  toCanonicalAttributes,
} from './criteria';

// Values of attributes that are numbers, as the backend writes them: `144 Hz`, `15.6"`, `1.92TB`, `8`.

export type Quantity = NonNullable<ReturnType<typeof parseQuantity>>;

/** Units that are a thousand of another one. */
const THOUSANDS: Readonly<Record<string, string>> = {
  tb: 'gb',
  gb: 'mb',
  ghz: 'mhz',
  kw: 'w',
  kg: 'g',
};

const QUANTITY = /^(\d{1,9}(?:\.\d{1,4})?)\s{0,3}(["”″']|[a-záéíóúñµ]{0,24})(?![a-záéíóúñµ])(.*)$/i;

/** `isWhole`: nothing stands behind the unit, so that "o más" can. */
export function parseQuantity(text: string) {
  const [, digits, unit = '', rest = ''] = QUANTITY.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  let amount = Number(digits);
  let name = unit.toLowerCase();
  for (let smaller = THOUSANDS[name]; smaller; smaller = THOUSANDS[name]) {
    amount *= 1000;
    name = smaller;
  }
  return { amount, unit: name, isWhole: rest === '' };
}

/** From the smallest to the largest; null when one of them is no number. */
function sortByQuantity(values: readonly FacetValue[]) {
  const all = values.flatMap((value) => {
    const quantity = parseQuantity(value.name);
    return quantity ? { value, ...quantity } : [];
  });
  return all.length < values.length ? null : all.sort((a, b) => a.amount - b.amount);
}

/** The `most` commonest values and what is chosen: numbers from the smallest to the largest, others with what is chosen first. */
export function sortFacetValues(values: readonly FacetValue[], most: number): FacetValue[] {
  const chosen = values.filter(({ selected }) => selected);
  const others = values.filter(({ selected }) => !selected);
  const shown = [...chosen, ...others.slice(0, Math.max(most - chosen.length, 0))];
  return sortByQuantity(shown)?.map(({ value }) => value) ?? shown;
}

/** Fewer values are quickly chosen one by one. */
const LEAST_VALUES = 4;
const MOST_RANGES = 5;

/** From the smallest value on, since shoppers look for "144 Hz o más" also where nothing is slower, and from the commonest others. */
export function toAttributeRanges(
  { slug, values: all }: AttributeFacet,
  chosen: readonly string[],
) {
  // A chosen value that other filters have taken out of the list changes nothing. It may have lost its name.
  const rising = sortByQuantity(all.filter(({ count, selected }) => count > 0 || !selected)) ?? [];
  const isOneKind = rising.every(({ unit, isWhole }) => isWhole && unit === rising[0]?.unit);
  if (!isOneKind || rising.length < LEAST_VALUES) return [];
  const filterOf = ({ value }: (typeof rising)[number]) => toAttributeFilter(slug, value.slug);
  const known = rising.map(filterOf);
  const own = chosen.filter((one) => known.includes(one)).join();
  const ranges = rising.map(({ value, amount }) => {
    const members = rising.filter((other) => other.amount >= amount);
    // Values of one attribute widen the search, so they are chosen together.
    const filters = toCanonicalAttributes(members.map(filterOf));
    return {
      from: value.name,
      filters,
      count: members.reduce((sum, one) => sum + one.value.count, 0),
      selected: filters.length > 1 && filters.join() === own,
      own: value.count,
    };
  });
  const [lowest, ...others] = ranges.slice(0, -1);
  const commonest = others
    .sort((a, b) => Number(b.selected) - Number(a.selected) || b.own - a.own)
    .slice(0, MOST_RANGES - 1);
  return ranges
    .filter((one) => one === lowest || commonest.includes(one))
    .map(({ own: _, ...range }) => range);
}

/** The chosen attributes with a range in place of the other values of its attribute, or without it when it is chosen. */
export function toggleRange(
  chosen: readonly string[],
  attribute: string,
  { filters, selected }: { filters: readonly string[]; selected: boolean },
): string[] {
  const others = chosen.filter((one) => !one.startsWith(toAttributeFilter(attribute, '')));
  return toCanonicalAttributes(selected ? others : [...others, ...filters]);
}
