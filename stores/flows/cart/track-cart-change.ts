import { track } from '@/lib/analytics/track';
import type { RemovedLineInfo } from '@/lib/domain/cart/customer-cart';
import { repriceLine } from '@/lib/domain/cart/reprice';
import type { CartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';

export function trackCartChange(before: readonly CartLine[], after: readonly CartLine[]): void {
  track({ name: 'change_cart', before, after });
}

/** Tracks a removed line with the amounts that the server reported (spec 7, `addedInfo`). */
export function trackCartRemoval(line: CartLine, info: RemovedLineInfo | null): void {
  if (!info?.quantity || info.totalWithTax === null) {
    trackCartChange([line], []);
    return;
  }
  const { quantity, totalWithTax: total, promotionName: promotion } = info;
  const unit = roundMoney(total / quantity);
  const product = {
    ...line.product,
    name: info.name || line.product.name,
    brandName: info.brandName,
    categoryName: info.categoryName,
  };
  const { priceWithTax } = line.product.pricing;
  const offer = { priceWithTax, currentPriceWithTax: unit, stock: line.product.stock };
  const sent = { quantity, total, atLowerPrice: null, promotion };
  const removed = { ...line, product, quantity, sent };
  trackCartChange([repriceLine(removed, offer)], []);
}
