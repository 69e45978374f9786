import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { priceText } from '@/components/product/price-text';
import { toCartLine } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability, isPurchasable } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { Product } from '@/lib/domain/product/types';
import texts from '@/locales/es-MX/card.json';

/** The price of a product without the cash discount, and the add-to-cart button. */
export function ComparePriceCell({ product }: { product: Product }) {
  const { priceWithTax, currentPriceWithTax } = product.pricing;
  const reason = getAvailability(product) === 'sold' ? texts.sold : texts.onlyInStores;
  return (
    <td className="compare-price">
      <p>
        <b>{priceText(currentPriceWithTax)}</b>
        {currentPriceWithTax < priceWithTax && <s>{formatPrice(priceWithTax)}</s>}
      </p>
      {isPurchasable(product) ? (
        <AddToCartButton line={toCartLine(toProductSnapshot(product), 1)} />
      ) : (
        currentPriceWithTax > 0 && <p className="text-ink-soft">{reason}</p>
      )}
    </td>
  );
}
