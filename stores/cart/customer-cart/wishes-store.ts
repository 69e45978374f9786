import { create } from 'zustand';
import type { Wanted } from '@/lib/domain/cart/cart-view';
import type { Wishes } from '@/lib/domain/cart/wishes';

interface WishState {
  wishes: Wishes<Wanted>;
  /** Everything is being taken out with one call; until then no other begins. */
  isClearing: boolean;
  /** The server is being asked what the changed cart comes to. */
  isRecounting: boolean;
  order: readonly string[];
}

/** What the customer wants of the cart, as long as the server has not confirmed it. */
export const useWishes = create<WishState>(() => ({
  wishes: {},
  isClearing: false,
  isRecounting: false,
  order: [],
}));

export function dropWishes(): void {
  useWishes.setState(useWishes.getInitialState());
}
