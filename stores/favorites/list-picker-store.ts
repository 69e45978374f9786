import { create } from 'zustand';
import type { Favorite } from '@/lib/domain/favorites/favorite';

interface ListPickerState {
  pickerFor: Favorite | null;
  /** The product that was just added to the favorites, when the customer also has other lists. */
  justAdded: Favorite | null;
}

/** State of the picker that puts a product into a customer's wishlists. */
export const useListPickerStore = create<ListPickerState>(() => ({
  pickerFor: null,
  justAdded: null,
}));
