'use client';

import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/button';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import texts from '@/locales/es-MX/card.json';
import { getCartQuantity, useCartStore } from '@/stores/cart/cart-store';
import { addLineAndNotify } from '@/stores/flows/cart/add-line-to-cart';

interface AddToCartButtonProps {
  /** The line to add, made by `toCartLine`. */
  line: CartLine;
  /** Units to add; by default the line's own quantity. */
  quantity?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/**
 * Adds a product to the cart, and says how many of it are there. The cart counter in the header is a live region and announces it. Its
 * name begins with the visible words, and always says what a press does.
 */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { line, quantity, variant, size, className = '' } = props;
  const count = useCartStore((state) => getCartQuantity(state, getLineKey(line)));
  const added = count > 0 && texts.added.replace('{{count}}', `${count}`);
  return (
    <Button
      variant={variant}
      size={size}
      icon={added ? 'check' : 'cart'}
      className={`live ${className}`}
      onClick={() => addLineAndNotify(line, quantity)}
      aria-label={`${added ? `${added}. ` : ''}${texts.add}: ${line.product.name}`}
    >
      {size !== 'icon' && (added || texts.add)}
    </Button>
  );
}
