import { Icon } from '@/components/ui/icon';
import { imageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { ProductDigest } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';

export interface CompareToggleProps {
  product: ProductDigest;
  /** On a card it is an icon over the picture, and it appears only after hydration. */
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

/** 'Comparar': adds a product to the comparison or removes it. */
export function CompareToggle({ product, place }: CompareToggleProps) {
  const isChosen = useCompareStore(selectIsCompared(product.id));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${texts.compare}: ${product.name}`}
      title={place === 'card' ? texts.compare : undefined}
      onClick={() => toggle(product)}
      className={`compare-${place}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      {place === 'page' && texts.compare}
    </button>
  );
}
