import { useEffect, useRef } from 'react';
import { track } from '@/lib/analytics/track';
import type { ProductSnapshot } from '@/lib/domain/product/types';

/** Tracks the view of a product page (`view_item`), once for each product. */
export function useTrackViewItem(product: ProductSnapshot): void {
  const trackedId = useRef<string>(undefined);
  useEffect(() => {
    if (trackedId.current === product.id) return;
    trackedId.current = product.id;
    track({ name: 'view_item', product });
  }, [product]);
}
