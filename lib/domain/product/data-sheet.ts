import { IDENTITIES, normalizeValue } from './compare';
import { getDisplayPrices } from './pricing';
import type { AttributeGroup, Characteristic, Product, ProductSummary } from './types';

export type SheetProduct = Pick<ProductSummary, 'id' | 'slug' | 'brand' | 'category' | 'pricing'> &
  Pick<Product, 'partNumber' | 'upcGtin' | 'characteristics' | 'attributeGroups'>;

export interface Variant {
  slug: string;
  /** Of the attribute in which it differs: 'Capacidad'. */
  name: string;
  value: string;
  /** The value of the product from which it differs: '16 GB'. */
  from: string;
  /** In pesos. For a single payment where the other product shows such a price, otherwise for any way to pay: they are compared. */
  price: number;
}

/** What the sheet says, by normalised name, without identities. Null for a name with several values. */
function readSheet(product: SheetProduct) {
  const { characteristics, attributeGroups, partNumber, upcGtin } = product;
  const sheet = new Map<string, { name: string; value: string } | null>();
  for (const line of [
    ...attributeGroups.flatMap((group) => group.attributes),
    ...characteristics,
  ]) {
    const key = normalizeValue(line.name);
    const isVariety = !IDENTITIES.includes(key) && key !== 'garantia';
    if (!isVariety || line.value === partNumber || line.value === upcGtin) continue;
    const before = sheet.get(key);
    const isSame = before && normalizeValue(before.value) === normalizeValue(line.value);
    sheet.set(key, before === undefined || isSame ? line : null);
  }
  return sheet;
}

/** The one line in which two sheets differ; null when there is none, or more, or one of them does not say it. */
function findDifference(own: SheetProduct, other: SheetProduct) {
  const [mine, theirs] = [readSheet(own), readSheet(other)];
  let found: Pick<Variant, 'name' | 'value' | 'from'> | null = null;
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [here, there] = [mine.get(key), theirs.get(key)];
    if (!here || !there) return null;
    if (normalizeValue(here.value) === normalizeValue(there.value)) continue;
    if (found) return null;
    found = { ...there, from: here.value };
  }
  return found;
}

/** What differs in one thing by its own sheet, of the same brand and kind. The cheapest of each value, cheapest first. */
export function findVariants(own: SheetProduct, others: readonly SheetProduct[]): Variant[] {
  const isAlike = (other: SheetProduct) =>
    other.id !== own.id &&
    own.brand !== null &&
    own.category !== null &&
    other.brand?.slug === own.brand.slug &&
    other.category?.slug === own.category.slug;
  const { isCash } = getDisplayPrices(own.pricing);
  const found = others.filter(isAlike).flatMap((other): Variant[] => {
    const difference = findDifference(own, other);
    const prices = getDisplayPrices(other.pricing);
    const price = prices.isCash && !isCash ? prices.common : prices.final;
    return difference && price > 0 ? [{ slug: other.slug, price, ...difference }] : [];
  });
  const sorted = found.sort((a, b) => a.price - b.price);
  return [...new Map(sorted.toReversed().map((one) => [toKey(one), one])).values()].toReversed();
}

const toKey = ({ name, value }: Characteristic): string =>
  `${normalizeValue(name)}: ${normalizeValue(value)}`;

/** Every specification once, where it stands first: the backend repeats them. A group without anything of its own is left out. */
export function withoutRepeats(groups: readonly AttributeGroup[]): AttributeGroup[] {
  const said = new Set<string>();
  const isNew = (line: Characteristic) => !said.has(toKey(line)) && said.add(toKey(line));
  return groups
    .map(({ name, attributes }) => ({ name, attributes: attributes.filter(isNew) }))
    .filter(({ attributes }) => attributes.length > 0);
}

/** Tells of a line of text, such as `Socket: AM5`, whether the groups say just that. */
export function createSheetCheck(groups: readonly AttributeGroup[]): (line: string) => boolean {
  const said = new Set(groups.flatMap(({ attributes }) => attributes.map(toKey)));
  return (line) => {
    const [name = '', ...value] = line.split(':');
    return said.has(toKey({ name, value: value.join(':') }));
  };
}
