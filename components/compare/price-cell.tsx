import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { toCartItem } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { availability, isPurchasable } from '@/lib/domain/product/availability';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';

/** What a product costs without the discount for paying at once, and the way into the cart. */
export function PriceCell({ product }: { product: Product }) {
  const { t } = useTranslation('compare');
  const { priceWithTax, currentPriceWithTax } = product.pricing;
  const reason = availability(product) === 'sold' ? t('sold') : t('onlyInStores');
  return (
    <td className="compare-price">
      <p>
        <b>{formatPrice(currentPriceWithTax)}</b>
        {currentPriceWithTax < priceWithTax && <s>{formatPrice(priceWithTax)}</s>}
      </p>
      {isPurchasable(product) ? (
        <AddToCartButton
          line={toCartItem(product, 1)}
          labels={{ add: t('add'), added: t('added') }}
        />
      ) : (
        <p className="text-ink-soft">{reason}</p>
      )}
    </td>
  );
}
