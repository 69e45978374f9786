'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-class';
import type { CartLine } from '@/lib/domain/cart/types';
import texts from '@/locales/es-MX/card.json';
import { addLineToCart } from '@/stores/flows/cart/add-line-to-cart';

interface AddToCartButtonProps {
  /** The line to add, made by `toCartLine`. */
  line: CartLine;
  /** Units to add; by default the line's own quantity. */
  quantity?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** How long the button shows its success state, in milliseconds. */
const DONE_DURATION = 1800;

/** Adds a product to the cart. The cart counter in the header is a live region and announces it. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { line, quantity, variant, size, className = '' } = props;
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const add = () => {
    addLineToCart(line, quantity);
    setDone(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), DONE_DURATION);
  };
  const label = isDone ? texts.added : texts.add;
  return (
    <Button
      variant={variant}
      size={size}
      icon={isDone ? 'check' : 'cart'}
      className={`live ${className}`}
      onClick={add}
      aria-label={`${label}: ${line.product.name}`}
    >
      {size !== 'icon' && label}
    </Button>
  );
}
