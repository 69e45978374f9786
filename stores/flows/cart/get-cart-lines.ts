import type { CartLine } from '@/lib/domain/cart/types';
import type { CartView } from '@/stores/cart/customer-cart-store';

/** All lines of a cart, including the parts of builds, as the header counts them. */
export function getCartLines({ states, assemblies }: CartView): CartLine[] {
  return [...states, ...assemblies.flatMap(({ parts }) => parts)].map(({ line }) => line);
}
