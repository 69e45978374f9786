import type { Category } from '@/lib/domain/product/types';

/** Pictograms of a computer's parts, in the order in which they are chosen. */
const PARTS = ['cpu', 'motherboard', 'ram', 'gpu', 'storage', 'psu', 'case', 'cooler'];

/** The category of each part of a computer, in the order of choice. Its pictogram says which it is. */
export function computerParts(roots: readonly Category[]): Category[] {
  const leaves = roots.flatMap((root) => (root.categories.length > 0 ? root.categories : [root]));
  return PARTS.flatMap((part) => leaves.find(({ icon }) => icon === part) ?? []);
}
