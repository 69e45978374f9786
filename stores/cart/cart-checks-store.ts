import { create } from 'zustand';
import type { CartLineCheck } from '@/lib/domain/cart/line-state';

/**
 * The backend's answers about the cart's products since the page was opened, by product id. Not persisted:
 * the next page asks again, and the cart line itself remembers the price that the visitor saw.
 */
export const useCartChecksStore = create<Readonly<Record<string, CartLineCheck>>>()(() => ({}));
