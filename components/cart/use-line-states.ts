import { useMemo } from 'react';
import { type LineState, lineState } from '@/lib/domain/cart/line-state';
import { useCartChecks } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';

/** The lines of the guest's cart, combined with the backend's checks. */
export function useLineStates(): LineState[] {
  const lines = useCartStore((state) => state.lines);
  const checks = useCartChecks();
  return useMemo(
    () => lines.map((line) => lineState(line, checks[line.product.id])),
    [lines, checks],
  );
}
