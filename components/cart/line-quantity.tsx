import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { QuantityStepper } from '../shared/quantity-stepper';

/** The quantity control of a line. */
export function LineQuantity({ line, onRemove }: { line: GuestCartLine; onRemove: () => void }) {
  const { product, quantity } = line;
  return (
    <QuantityStepper
      name={product.name}
      quantity={quantity}
      stock={product.stock}
      onChange={(wanted) => cartActions().set(keyOf(line), wanted)}
      onRemove={onRemove}
    />
  );
}
