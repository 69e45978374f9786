import { create } from 'zustand';
import type { Wanted } from '@/lib/domain/cart/cart-view';
import type { Wishes } from '@/lib/domain/cart/wishes';

interface WishState {
  wishes: Wishes<Wanted>;
  /** The cart is being emptied with one call. No other change is sent until it has ended. */
  isClearing: boolean;
  /** The totals of the changed cart are being fetched. */
  isRecounting: boolean;
  order: readonly string[];
}

/** Changes of the customer's cart that the server has not confirmed yet. */
export const useWishes = create<WishState>(() => ({
  wishes: {},
  isClearing: false,
  isRecounting: false,
  order: [],
}));

export function dropWishes(): void {
  useWishes.setState(useWishes.getInitialState());
}
