import { hasChanged, type LineState } from '@/lib/domain/cart/line-state';
import { keyOf } from '@/lib/domain/cart/lines';
import type { Revert } from '@/stores/cart/customer-cart-store';
import { cartActions } from './cart-actions';

/**
 * Accepts all changes and removes the lines that cannot be bought. Returns a function that restores these lines, or
 * null when no line was removed.
 */
export function acceptAll(states: readonly LineState[]): Revert | null {
  const { accept, remove } = cartActions();
  for (const state of states) if (hasChanged(state)) accept(state);
  const lost = states.filter(({ available }) => available === 0);
  if (lost.length === 0) return null;
  const reverts = lost.map(({ line }) => remove(keyOf(line)));
  return () => {
    for (const revert of reverts.toReversed()) revert();
  };
}
