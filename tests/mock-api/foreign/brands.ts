import { fold } from '../core/text';

/** Spellings that no rule brings together. */
const ALIASES: Record<string, string> = {
  creative: 'creativelabs',
  noxxtremeproducts: 'nox',
  dellalienware: 'alienware',
  wd: 'westerndigital',
};

/** What two spellings of one brand share: `G.SKILL` and `G.Skill`, `In Win` and `InWin`. */
export function brandKey(brand: string): string {
  const key = fold(brand).replace(/[^a-z0-9]/g, '');
  // A brand without a Latin letter or digit is its own key.
  return key === '' ? brand : (ALIASES[key] ?? key);
}

/** Gives every spelling of a brand the commonest of them, so that they also share a slug. */
export function spellingOf(brands: readonly string[]): (brand: string) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const brand of brands) {
    const key = brandKey(brand);
    const spellings = counts.get(key) ?? new Map<string, number>();
    spellings.set(brand, (spellings.get(brand) ?? 0) + 1);
    counts.set(key, spellings);
  }
  const best = new Map(
    [...counts].map(([key, spellings]) => [
      key,
      [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0],
    ]),
  );
  return (brand) => best.get(brandKey(brand)) ?? brand;
}
