import { useMemo } from 'react';
import { type CartLineState, getCartLineState } from '@/lib/domain/cart/line-state';
import { useCartChecksStore } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';

/** The lines of the guest's cart, combined with the backend's checks. */
export function useLineStates(): CartLineState[] {
  const lines = useCartStore((state) => state.lines);
  const checks = useCartChecksStore();
  return useMemo(
    () => lines.map((line) => getCartLineState(line, checks[line.product.id])),
    [lines, checks],
  );
}
