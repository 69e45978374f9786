'use client';
import type { ComponentProps } from 'react';
import { AfterInteraction, lazyEventually } from '@/components/ui/deferred-parts';
import { repriceLine, toCartLine } from '@/lib/domain/cart/lines';
import { isPurchasable } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useLiveProduct } from '@/stores/browsing/live-prices-store';
import { loadProductChunk } from '../product-slots';
import type { RenderedProduct } from '../rendered-product';

const RefreshStaleProducts = lazyEventually(
  loadProductChunk,
  (chunk) => chunk.RefreshStaleProducts,
);

export const RefreshStaleProductsSlot = (props: ComponentProps<typeof RefreshStaleProducts>) => (
  <AfterInteraction>
    <RefreshStaleProducts {...props} />
  </AfterInteraction>
);

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
