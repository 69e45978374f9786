import { StruckPrice } from '@/components/ui/price';
import { getLinesOffer, type LineOffer } from '@/lib/domain/cart/line-offer';
import { getPriceShares, isPricedByPiece } from '@/lib/domain/cart/line-prices';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';

/** What a card says beside its price: that it is for a single payment, and the struck one with its name. */
export function OfferNote({ offer, className }: { offer: LineOffer; className?: string }) {
  const { t } = useTranslation('cart');
  const { price, reference, isCash } = offer;
  if (reference <= price) return null;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className ?? ''}`}>
      {isCash && <span>{t('cashPrice')}</span>}
      <StruckPrice value={reference} label={t('priceBefore')} />
    </span>
  );
}

/** The pieces of a line by their price: `2 × $80.00 + 1 × $100.00`. */
export function priceSharesText(line: CartLine, t: Texts<'cart'>): string {
  const text = getPriceShares(line)
    .map(({ quantity, price }) => t('share', { count: quantity, price: formatPrice(price) }))
    .join(' + ');
  return isPricedByPiece(line) ? text : t('about', { text });
}

/** What a piece of a line costs, as its card says it; both prices where the pieces have two. */
function unitPriceText(line: CartLine, t: Texts<'cart'>): string {
  const { isCash, price } = getLinesOffer([line]);
  if (isCash) return t('unitPrice', { price: formatPrice(price / line.quantity) });
  const [share, ...more] = getPriceShares(line);
  if (!share || more.length > 0) return priceSharesText(line, t);
  const text = t('unitPrice', { price: formatPrice(share.price) });
  return isPricedByPiece(line) ? text : t('about', { text });
}

export function UnitPrice({ line, className }: { line: CartLine; className: string }) {
  const { t } = useTranslation('cart');
  return line.quantity > 1 && <p className={className}>{unitPriceText(line, t)}</p>;
}
