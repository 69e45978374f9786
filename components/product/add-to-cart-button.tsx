'use client';
import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/button';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { hasPieces } from '@/lib/domain/product/availability';
import texts from '@/locales/es-MX/card.json';
import { getCartQuantity, useCartStore } from '@/stores/cart/cart-store';
import { addLineAndNotify } from '@/stores/flows/cart/add-line-to-cart';

export const UnavailableButton = ({ stock, size }: { stock: number | null; size?: ButtonSize }) => (
  <Button variant="secondary" size={size} disabled>
    {hasPieces(stock) ? texts.onlyInStores : texts.sold}
  </Button>
);

interface AddToCartButtonProps {
  line: CartLine;
  quantity?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The counter in the header announces a press. The name begins with the visible words, and always says what a press does. */
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
      data-early="cart"
      onClick={() => addLineAndNotify(line, quantity)}
      aria-label={`${added ? `${added}. ` : ''}${texts.add}: ${line.product.name}`}
    >
      {size !== 'icon' && (added || texts.add)}
    </Button>
  );
}
