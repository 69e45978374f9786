'use client';

import { WishlistButton } from '@/components/product/wishlist/wishlist-button';
import { Button } from '@/components/ui/button';
import { repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { hasPieces, isPurchasable } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import texts from '@/locales/es-MX/card.json';
import { AddToCartButton } from './add-to-cart-button';
import { CompareToggleSlot } from './compare-toggle-slot';
import { useLiveProduct } from './live-offer/live-product';
import { PriceDropSlot } from './recently-viewed/price-drop-slot';
import type { RenderedProduct } from './rendered-product';

/** The actions of a product card, and a notice when the price changed since the page was rendered. */
export function CardActions({ product }: { product: RenderedProduct }) {
  const live = useLiveProduct(product.id);
  const { stock } = live ? { stock: live.stockTotal } : product;
  const canBuyOnline = live ? isPurchasable(live) : product.purchasable;
  const line = toCartLine(product, 1);
  const rendered = getDisplayPrices(product.pricing).final;
  const price = live ? getDisplayPrices(live.pricing).final : rendered;
  return (
    <>
      <div className="card-buy">
        {canBuyOnline ? (
          <AddToCartButton
            line={live ? repriceLine(line, { ...live.pricing, stock }) : line}
            variant="secondary"
          />
        ) : (
          price > 0 && (
            <Button variant="secondary" disabled>
              {hasPieces(stock) ? texts.onlyInStores : texts.sold}
            </Button>
          )
        )}
      </div>
      {price !== rendered && (
        <p role="status" className="card-tag card-now">
          {texts.now.replace('{{price}}', formatPrice(price))}
        </p>
      )}
      <WishlistButton product={product} className="card-heart" />
      <CompareToggleSlot product={product} variant="card" />
      <PriceDropSlot product={product} variant="card" />
    </>
  );
}
