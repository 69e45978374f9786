import { hasChanged, type LineState } from '@/lib/domain/cart/line-state';
import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart-store';

/** Takes over today's price and no more pieces than there are. A line that cannot be bought stays. */
export function acceptLine({ line, available }: LineState): void {
  if (available === 0) return;
  useCartStore.getState().addLine({ ...line, quantity: available, isUpdated: true });
}

/**
 * Takes over every change and takes out what cannot be bought. Gives the lines as they were where something
 * was taken out, for `restore`.
 */
export function acceptAll(states: readonly LineState[]): readonly GuestCartLine[] | null {
  for (const state of states) if (hasChanged(state)) acceptLine(state);
  const lost = states.filter(({ available }) => available === 0).map(({ line }) => keyOf(line));
  if (lost.length === 0) return null;
  const { lines, remove } = useCartStore.getState();
  for (const key of lost) remove(key);
  return lines;
}
