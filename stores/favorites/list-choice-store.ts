import { create } from 'zustand';
import type { Favorite } from '@/lib/domain/favorites/favorite';

interface ListChoiceState {
  /** The product whose lists are being chosen. */
  chosenFor: Favorite | null;
  /** The product that was just given a heart, where there are other lists. */
  added: Favorite | null;
}

/** Into which of a customer's lists a product goes. */
export const useListChoice = create<ListChoiceState>(() => ({ chosenFor: null, added: null }));
