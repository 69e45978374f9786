import { useEffect, useRef } from 'react';
import { track } from '@/lib/analytics/track';
import type { GuestCartProduct } from '@/lib/domain/cart/types';

/** Tells that a product's page is shown, once for each product. */
export function useTrackView(product: GuestCartProduct): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === product.id) return;
    told.current = product.id;
    track({ name: 'view_item', product });
  }, [product]);
}
