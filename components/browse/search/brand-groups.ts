import type { Brand } from '@/lib/domain/product/types';

interface BrandGroup {
  /** A capital letter from A to Z, `DIGITS_GROUP` or `OTHERS_GROUP`. */
  initial: string;
  brands: Brand[];
}

/** The group of names that begin with a digit, and the group of names that begin with neither a digit nor A to Z. */
export const DIGITS_GROUP = '0-9';
export const OTHERS_GROUP = '#';

const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** The group of a name: its first letter without accent, or its digit group. Leading punctuation is ignored. */
export function getBrandInitial(name: string): string {
  const first = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  if (/^[A-Z]$/.test(first)) return first;
  return /^\d$/.test(first) ? DIGITS_GROUP : OTHERS_GROUP;
}

/** Groups brands by initial: A to Z, then digits, then the others. Each group is sorted by name. */
export function groupBrands(brands: readonly Brand[]): BrandGroup[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of [...brands].sort((a, b) => collator.compare(a.name, b.name))) {
    const initial = getBrandInitial(brand.name);
    groups.set(initial, [...(groups.get(initial) ?? []), brand]);
  }
  const rank = (initial: string) =>
    initial === DIGITS_GROUP ? 1 : initial === OTHERS_GROUP ? 2 : 0;
  return [...groups]
    .map(([initial, members]) => ({ initial, brands: members }))
    .sort((a, b) => rank(a.initial) - rank(b.initial) || (a.initial < b.initial ? -1 : 1));
}
