import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import type { ProductSnapshot } from '@/lib/domain/product/types';

/** Tracks the view of a product page (`view_item`). @param shown its product; pass the same array while it stays the same */
export function useTrackViewItem(shown: readonly ProductSnapshot[]): void {
  useEffect(() => {
    for (const product of shown) track({ name: 'view_item', product });
  }, [shown]);
}
