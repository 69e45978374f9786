import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { Revert } from '@/stores/cart/customer-cart-store';
import { cartActions } from './cart-actions';

/**
 * Accepts all changes and removes the lines that cannot be bought. Returns a function that restores these lines, or
 * null when no line was removed.
 */
export function acceptAllChanges(states: readonly CartLineState[]): Revert | null {
  const { acceptChange, removeLine } = cartActions();
  for (const state of states) if (hasLineChanged(state)) acceptChange(state);
  const lost = states.filter(({ available }) => available === 0);
  if (lost.length === 0) return null;
  const reverts = lost.map(({ line }) => removeLine(getLineKey(line)));
  return () => {
    for (const revert of reverts.toReversed()) revert();
  };
}
