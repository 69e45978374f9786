import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { toCartItem } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { availability, isPurchasable } from '@/lib/domain/product/availability';
import type { Product } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';

/** The price of a product without the cash discount, and the add-to-cart button. */
export function PriceCell({ product }: { product: Product }) {
  const { priceWithTax, currentPriceWithTax } = product.pricing;
  const reason = availability(product) === 'sold' ? texts.sold : texts.onlyInStores;
  return (
    <td className="compare-price">
      <p>
        <b>{formatPrice(currentPriceWithTax)}</b>
        {currentPriceWithTax < priceWithTax && <s>{formatPrice(priceWithTax)}</s>}
      </p>
      {isPurchasable(product) ? (
        <AddToCartButton line={toCartItem(product, 1)} />
      ) : (
        <p className="text-ink-soft">{reason}</p>
      )}
    </td>
  );
}
