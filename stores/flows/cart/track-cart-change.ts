import { track } from '@/lib/analytics/track';
import type { RemovedLineInfo } from '@/lib/domain/cart/customer-cart';
import type { CartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';

export function trackCartChange(before: readonly CartLine[], after: readonly CartLine[]): void {
  track({ name: 'change_cart', before, after });
}

/** Tracks a removed line with the amounts that the server reported (spec 7, `addedInfo`). */
export function trackCartRemoval(line: CartLine, info: RemovedLineInfo | null): void {
  if (!info || info.quantity === 0) {
    trackCartChange([line], []);
    return;
  }
  const unit = roundMoney(info.totalWithTax / info.quantity);
  const product = {
    ...line.product,
    name: info.name || line.product.name,
    brandName: info.brandName,
    categoryName: info.categoryName,
    commonPriceWithTax: Math.max(line.product.commonPriceWithTax, unit),
    promotionPriceWithTax: unit,
    promotionId: line.product.promotionId ?? 'removed',
  };
  trackCartChange([{ ...line, product, quantity: info.quantity }], []);
}
