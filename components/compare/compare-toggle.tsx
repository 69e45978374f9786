'use client';

import { Icon } from '@/components/ui/icon';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductDigest } from '@/lib/domain/product/types';
import { selectIsCompared, useCompareStore } from '@/stores/compare-store';
import { useHydrated } from '@/stores/hydration';

interface CompareToggleProps {
  product: ProductDigest;
  /** 'Comparar'; whether it is chosen says the pressed state. */
  label: string;
  /** On a card it is a pictogram laid over the picture, which needs no HTML: it comes when the page lives. */
  place: 'card' | 'page';
}

function toggle({ id, slug, name, cover }: ProductDigest): void {
  const image = imageUrl(cover, 'thumbnail');
  const item = { id, slug, name, image: image === PLACEHOLDER_IMAGE ? null : image };
  if (useCompareStore.getState().toggle(item)) return;
  import('./tell-full').then(
    ({ tellFull }) => tellFull(),
    () => undefined,
  );
}

/** Chooses a product for comparing, or takes it out. */
export function CompareToggle({ product, label, place }: CompareToggleProps) {
  const isLive = useHydrated();
  const isChosen = useCompareStore(selectIsCompared(product.id));
  if (place === 'card' && !isLive) return null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${label}: ${product.name}`}
      title={place === 'card' ? label : undefined}
      onClick={() => toggle(product)}
      className={`compare-${place}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      {place === 'page' && label}
    </button>
  );
}
