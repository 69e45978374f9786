import type { Category } from '@/lib/domain/product/types';

/** The icons of the parts of a computer, in the order in which the parts are chosen. */
const PART_ICONS = ['cpu', 'motherboard', 'ram', 'gpu', 'storage', 'psu', 'case', 'cooler'];

/** Finds the category of each part of a computer by its icon, in the order in which the parts are chosen. */
export function findPartCategories(roots: readonly Category[]): Category[] {
  const leaves = roots.flatMap((root) => (root.categories.length > 0 ? root.categories : [root]));
  return PART_ICONS.flatMap((part) => leaves.find(({ icon }) => icon === part) ?? []);
}
