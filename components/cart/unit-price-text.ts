import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { getPriceShares, isPricedByPiece } from '@/lib/domain/cart/line-prices';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import type { Texts } from '@/lib/i18n/types';

/** The pieces of a line by their price: `2 × $80.00 + 1 × $100.00`. */
export function priceSharesText(line: CartLine, t: Texts<'cart'>): string {
  const text = getPriceShares(line)
    .map(({ quantity, price }) => t('share', { count: quantity, price: formatPrice(price) }))
    .join(' + ');
  return isPricedByPiece(line) ? text : t('about', { text });
}

/** What a piece of a line costs, as its card says it; both prices where the pieces have two. */
export function unitPriceText(line: CartLine, t: Texts<'cart'>): string {
  const { isCash, price } = getLinesOffer([line]);
  if (isCash) return t('unitPrice', { price: formatPrice(price / line.quantity) });
  const [share, ...more] = getPriceShares(line);
  if (!share || more.length > 0) return priceSharesText(line, t);
  const text = t('unitPrice', { price: formatPrice(share.price) });
  return isPricedByPiece(line) ? text : t('about', { text });
}
