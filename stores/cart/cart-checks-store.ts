import { create } from 'zustand';
import type { CartCheck } from '@/lib/domain/cart/line-state';

/**
 * What the backend said of the cart's products since the page was opened, by product id. Not kept on the
 * device: it is asked anew, and the line remembers the price that the visitor saw.
 */
export const useCartChecks = create<Readonly<Record<string, CartCheck>>>()(() => ({}));
