import type { Metadata } from 'next';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import { type BuildEntry, type BuildGroup, isChosenEntry } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import type { ProductImage } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { sharedBuildHref } from './shared-build-href';

/** Cover images by product id. */
export type ProductCovers = ReadonlyMap<string, ProductImage | null>;

interface SharedBuildContent {
  entries: readonly BuildEntry[];
  groups: readonly BuildGroup[];
  covers: ProductCovers;
}

/** The picture of a build: the cover of its case, or else of the first part that has one. */
export function findBuildCover({
  entries,
  groups,
  covers,
}: SharedBuildContent): ProductImage | null {
  const pictured = entries.filter(isChosenEntry).filter(({ part }) => covers.get(part.id));
  const cases = groups.filter(({ role }) => role === 'case').map(({ id }) => id);
  const face = pictured.find(({ groupId }) => cases.includes(groupId)) ?? pictured[0];
  return (face && covers.get(face.part.id)) ?? null;
}

/** Metadata of a shared build. It is not indexed, because anybody can make any number of such pages. */
export function sharedBuildMetadata(build: SharedBuildContent): Metadata {
  const t = getTexts('assembly');
  const { entries } = build;
  const chosen = entries.filter(isChosenEntry);
  const { cash, pieces } = calculateBuildCost(entries);
  if (chosen.length === 0) {
    return pageMetadata({
      title: t('shared.missing'),
      description: t('description'),
      path: sharedBuildHref([]),
      noIndex: true,
    });
  }
  const face = findBuildCover(build);
  return pageMetadata({
    title: t('shared.heading', { count: pieces, price: formatPrice(cash) }),
    description: t('shared.summary', { parts: chosen.map(({ part }) => part.name).join(' · ') }),
    path: sharedBuildHref(entries),
    images: face ? [...new Set([face.original, face.medium])] : [],
    noIndex: true,
  });
}
