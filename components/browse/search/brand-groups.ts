import type { Brand } from '@/lib/domain/product/types';

interface BrandGroup {
  /** A capital letter from A to Z, `DIGITS_GROUP` or `OTHERS_GROUP`. */
  initial: string;
  brands: Brand[];
}

/** The group of names that begin with a digit, and the group of names that begin with neither a digit nor A to Z. */
export const DIGITS = '0-9';
export const OTHERS = '#';

const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' });

/** The group of a name: its first letter without accent, or its digit group. Leading punctuation is ignored. */
export function initialOf(name: string): string {
  const first = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase();
  if (/^[A-Z]$/.test(first)) return first;
  return /^\d$/.test(first) ? DIGITS : OTHERS;
}

/** Groups brands by initial: A to Z, then digits, then the others. Each group is sorted by name. */
export function groupBrands(brands: readonly Brand[]): BrandGroup[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of [...brands].sort((a, b) => collator.compare(a.name, b.name))) {
    const initial = initialOf(brand.name);
    groups.set(initial, [...(groups.get(initial) ?? []), brand]);
  }
  const rank = (initial: string) => (initial === DIGITS ? 1 : initial === OTHERS ? 2 : 0);
  return [...groups]
    .map(([initial, members]) => ({ initial, brands: members }))
    .sort((a, b) => rank(a.initial) - rank(b.initial) || (a.initial < b.initial ? -1 : 1));
}
