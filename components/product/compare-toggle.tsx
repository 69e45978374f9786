'use client';

import { Icon } from '@/components/ui/icon';
import { MAX_COMPARED_PRODUCTS, type ProductSnapshot } from '@/lib/domain/product/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import texts from '@/locales/es-MX/card.json';
import { full } from '@/locales/es-MX/compare.json';
import { selectIsCompared, useCompareStore } from '@/stores/browsing/compare-store';
import { notify } from '@/stores/interface/toast-store';

export interface CompareToggleProps {
  product: ProductSnapshot;
  /** On a card it stands beside the stars, and it appears only with the first interaction. */
  variant: 'card' | 'page';
}

const notifyFull = () =>
  notify({
    type: 'warning',
    text: full.replace('{{max}}', String(MAX_COMPARED_PRODUCTS)),
    duration: TOAST_DURATION.advice,
  });

/** 'Comparar': adds a product to the comparison or removes it. */
export function CompareToggle({ product, variant }: CompareToggleProps) {
  const isChosen = useCompareStore(selectIsCompared(product.id));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${texts.compare}: ${product.name}`}
      onClick={() => useCompareStore.getState().toggle(product) || notifyFull()}
      className={`compare-${variant}`}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      {texts.compare}
    </button>
  );
}
