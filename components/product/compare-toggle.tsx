'use client';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { whenInteracted } from '@/lib/browser/deferred-assets';
import { loadEventually, loadWhen } from '@/lib/browser/when-idle';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import texts from '@/locales/es-MX/card.json';
import { loadProductChunk } from './product-slots';

interface CompareToggleProps {
  product: ProductSnapshot;
  className: string;
}

/** 'Comparar'. The button is in the document, so that nothing appears later and no press is lost; what it does is loaded then. */
export function CompareToggle({ product, className }: CompareToggleProps) {
  const { id, name } = product;
  const [isChosen, setChosen] = useState(false);
  useEffect(
    () =>
      loadWhen(whenInteracted, loadProductChunk, (chunk) => chunk.followCompared(id, setChosen)),
    [id],
  );
  return (
    hasFeature('compare') && (
      <button
        type="button"
        className={className}
        data-early="compare"
        aria-pressed={isChosen}
        aria-label={`${texts.compare}: ${name}`}
        onClick={() =>
          void loadEventually(loadProductChunk).then((chunk) => chunk.toggleCompared(product))
        }
      >
        <Icon name={isChosen ? 'check' : 'compare'} />
        {texts.compare}
      </button>
    )
  );
}
