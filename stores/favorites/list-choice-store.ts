import { create } from 'zustand';
import type { Favorite } from '@/lib/domain/favorites/favorite';

interface ListChoiceState {
  /** The product that the list picker is open for. */
  chosenFor: Favorite | null;
  /** The product that was just added to the favorites, when the customer also has other lists. */
  added: Favorite | null;
}

/** State of the picker that puts a product into a customer's wishlists. */
export const useListChoice = create<ListChoiceState>(() => ({ chosenFor: null, added: null }));
