import {
  type AttributeFacet,
  type SearchCriteria,
  type SearchFacets,
  toAttributeFilter,
} from './criteria';
import { parseQuantity, type Quantity, toAttributeRanges } from './numeric-facets';

const SPACED_UNIT = /(\d) ?(pulgadas?|plg|gb|tb|ghz|mhz|hz|w)\b/gi;
const INCHES = /pulgadas?|plg/i;

const toWords = (text: string): string[] =>
  text
    .replace(SPACED_UNIT, (_, digit, unit) => `${digit}${INCHES.test(unit) ? '"' : unit}`)
    .toLowerCase()
    .split(' ');

export function readDroppedQuantities(asked: string, shown: string): Quantity[] {
  const kept = toWords(shown);
  return toWords(asked)
    .filter((word) => !kept.includes(word))
    .flatMap((word) => parseQuantity(word) ?? [])
    .filter(({ unit, isWhole }) => isWhole && unit !== '');
}

/** The search within the category that has most of what was found: backends name the attributes of one category. */
export function inCommonestCategory(
  criteria: SearchCriteria,
  { categories }: Pick<SearchFacets, 'categories'>,
): SearchCriteria | null {
  const [first] = [...categories].sort((a, b) => b.count - a.count);
  if (!first || first.count === 0 || criteria.categories.length > 0) return null;
  return { ...criteria, categories: [first.slug], page: 1 };
}

/** The filter that says the first of the quantities; a range where the attribute has them. Null when nothing would be found. */
export function findDroppedFilter(
  quantities: readonly Quantity[],
  attributes: readonly AttributeFacet[],
) {
  for (const wanted of quantities) {
    const isWanted = (name: string) => {
      const own = parseQuantity(name);
      return own?.isWhole && own.unit === wanted.unit && own.amount === wanted.amount;
    };
    for (const attribute of attributes) {
      const range = toAttributeRanges(attribute, []).find(({ from }) => isWanted(from));
      if (range) return { filters: range.filters, value: range.from, isRange: true };
      const value = attribute.values.find(({ name, count }) => count > 0 && isWanted(name));
      if (!value) continue;
      const filters = [toAttributeFilter(attribute.slug, value.slug)];
      return { filters, value: value.name, isRange: false };
    }
  }
  return null;
}

export type DroppedFilter = NonNullable<ReturnType<typeof findDroppedFilter>>;
