import { encodeBuild } from '@/lib/domain/build/share';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { type BuildEntry, isChosenEntry } from '@/lib/domain/build/types';
import type { ProductSummary } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import { route } from '@/lib/routing/routes';

export const CARD_SIZE = { width: 1200, height: 630 };

// Whoever shows a card keeps it by its address. So the address has a version, which the server itself does not look at.

export const productCardPath = ({
  slug,
  offerVersion,
}: Pick<ProductSummary, 'slug' | 'offerVersion'>): string | null =>
  hasFeature('cards') ? `${route('card.product', { slug })}?v=${offerVersion}` : null;

/** Whether there is a piece of every part of a build. False when nobody knows. */
export const isBuildInStock = (entries: readonly BuildEntry[]): boolean =>
  entries.filter(isChosenEntry).every(({ part }) => part.stock !== null && part.stock > 0);

export function buildCardPath(entries: readonly BuildEntry[]): string | null {
  const version = `${calculateBuildCost(entries).cash.toFixed(2)}-${isBuildInStock(entries) ? 1 : 0}`;
  const path = route('card.build', { build: encodeBuild(entries) });
  return hasFeature('cards') ? `${path}?v=${version}` : null;
}
