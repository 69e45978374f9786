import { useEffect, useRef } from 'react';
import { track } from '@/lib/analytics/track';
import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductDigest } from '@/lib/domain/product/types';

/** Tracks the view of a product page (`view_item`), once for each product. */
export function useTrackView(product: ProductDigest): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === product.id) return;
    told.current = product.id;
    track({ name: 'view_item', product: toCartItem(product, 1).product });
  }, [product]);
}
