import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { QuantityStepper } from '../shared/quantity-stepper';

/** The quantity control of a line. */
export function LineQuantity({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { product, quantity } = line;
  return (
    <QuantityStepper
      name={product.name}
      quantity={quantity}
      stock={product.stock}
      onChange={(wanted) => cartActions().setQuantity(getLineKey(line), wanted)}
      onRemove={onRemove}
    />
  );
}
