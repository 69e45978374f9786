import { normalizeValue } from '@/lib/domain/product/compare';
import type { PartRole } from './types';
import { CATEGORY_WORDS } from './vocabulary';

/** The role of the parts of a category, by its slug or name; null when no compatibility rule applies to them. */
export function getPartRole(...names: string[]): PartRole | null {
  for (const name of names) {
    const key = normalizeValue(name).replace(/[\s_]+/g, '-');
    const role = CATEGORY_WORDS.find(([pattern]) => pattern.test(key))?.[1];
    if (role) return role;
  }
  return null;
}
