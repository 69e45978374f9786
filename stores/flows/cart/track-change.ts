import { track } from '@/lib/analytics/track';
import type { RemovedInfo } from '@/lib/domain/cart/customer-cart';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';

export function trackChange(
  before: readonly GuestCartLine[],
  after: readonly GuestCartLine[],
): void {
  track({ name: 'change_cart', before, after });
}

/** Tracks a removed line with the amounts that the server reported (spec 7, `addedInfo`). */
export function trackRemoval(line: GuestCartLine, info: RemovedInfo | null): void {
  if (!info || info.quantity === 0) {
    trackChange([line], []);
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
  trackChange([{ ...line, product, quantity: info.quantity }], []);
}
