import { getPartRole } from '@/lib/domain/build/facts/roles';
import type { Category } from '@/lib/domain/product/types';

/** The parts of a computer, in the order in which they are chosen. */
const PART_ORDER = ['cpu', 'motherboard', 'ram', 'gpu', 'storage', 'psu', 'case', 'cooler'];

/** Finds the category of each part of a computer by its icon, slug or name, in the order in which the parts are chosen. */
export function findPartCategories(roots: readonly Category[]): Category[] {
  const leaves = roots.flatMap((root) => (root.categories.length > 0 ? root.categories : [root]));
  return PART_ORDER.flatMap(
    (part) =>
      leaves.find(({ icon }) => icon === part) ??
      leaves.find(({ slug, name }) => getPartRole(slug, name) === part) ??
      [],
  );
}
