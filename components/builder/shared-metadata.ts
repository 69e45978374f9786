import type { Metadata } from 'next';
import { assemblyTotals } from '@/lib/domain/build/totals';
import { type AssemblyEntry, type AssemblyGroup, isChosen } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductImage } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { sharedHref } from './shared-href';

/** Cover images by product id. */
export type Covers = ReadonlyMap<string, ProductImage | null>;

interface SharedBuildParts {
  entries: readonly AssemblyEntry[];
  groups: readonly AssemblyGroup[];
  covers: Covers;
}

/** The picture of a build: the cover of its case, or else of the first part that has one. */
export function faceOf({ entries, groups, covers }: SharedBuildParts): ProductImage | null {
  const pictured = entries.filter(isChosen).filter(({ part }) => covers.get(part.id));
  const cases = groups.filter(({ role }) => role === 'case').map(({ id }) => id);
  const face = pictured.find(({ groupId }) => cases.includes(groupId)) ?? pictured[0];
  return (face && covers.get(face.part.id)) ?? null;
}

/** Metadata of a shared build. It is not indexed, because anybody can make any number of such pages. */
export function sharedMetadata(build: SharedBuildParts): Metadata {
  const t = texts('assembly');
  const { entries } = build;
  const chosen = entries.filter(isChosen);
  const { cash, pieces } = assemblyTotals(entries);
  if (chosen.length === 0) {
    return pageMetadata({
      title: t('shared.missing'),
      description: t('description'),
      path: sharedHref([]),
      noIndex: true,
    });
  }
  const face = faceOf(build);
  const images = [imageUrl(face, 'original'), imageUrl(face, 'medium')];
  return pageMetadata({
    title: t('shared.heading', { count: pieces, price: formatPrice(cash) }),
    description: t('shared.summary', { parts: chosen.map(({ part }) => part.name).join(' · ') }),
    path: sharedHref(entries),
    images: [...new Set(images)].filter((image) => image !== PLACEHOLDER_IMAGE),
    noIndex: true,
  });
}
