'use client';
import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/button';
import { getLineKey, repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { hasPieces, isPurchasable } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import texts from '@/locales/es-MX/card.json';
import { useLiveProduct } from '@/stores/browsing/live-prices-store';
import { getCartQuantity, useCartStore } from '@/stores/cart/cart-store';
import { addLineAndNotify } from '@/stores/flows/cart/add-line-to-cart';
import type { RenderedProduct } from './rendered-product';

/** A product of the page as it can be bought now: its cart line, its price to pay in pesos, and its pieces. */
export function useOffer(product: RenderedProduct) {
  const live = useLiveProduct(product.id);
  const stock = live ? live.stockTotal : product.stock;
  const line = toCartLine(product, 1);
  return {
    stock,
    line: live ? repriceLine(line, { ...live.pricing, stock }) : line,
    price: getDisplayPrices((live ?? product).pricing).final,
    canBuy: live ? isPurchasable(live) : product.purchasable,
  };
}

/** In place of the button that adds a product which cannot be bought here. */
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
