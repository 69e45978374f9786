import { Icon } from '@/components/ui/icon';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';

export interface CompareToggleProps {
  product: ProductSnapshot;
  /** On a card it is an icon over the picture, and it appears only after hydration. */
  variant: 'card' | 'page';
}

function toggleProduct(product: ProductSnapshot): void {
  if (useCompareStore.getState().toggle(product)) return;
  import('./notify-compare-full')
    .then(({ notifyCompareFull }) => notifyCompareFull())
    .catch(() => undefined);
}

/** 'Comparar': adds a product to the comparison or removes it. */
export function CompareToggle({ product, variant }: CompareToggleProps) {
  const isChosen = useCompareStore(selectIsCompared(product.id));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${texts.compare}: ${product.name}`}
      title={variant === 'card' ? texts.compare : undefined}
      onClick={() => toggleProduct(product)}
      className={`compare-${variant}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      {variant === 'page' && texts.compare}
    </button>
  );
}
