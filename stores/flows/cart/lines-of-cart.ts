import type { GuestCartLine } from '@/lib/domain/cart/types';
import type { CartView } from '@/stores/cart/customer-cart-store';

/** Every line of a cart, those of assemblies among them, as the header counts them. */
export function linesOfCart({ states, assemblies }: CartView): GuestCartLine[] {
  return [...states, ...assemblies.flatMap(({ parts }) => parts)].map(({ line }) => line);
}
