import { StruckPrice } from '@/components/ui/price';
import type { LineOffer } from '@/lib/domain/cart/line-offer';
import { useTranslation } from '@/lib/i18n/client';

/** What a card says beside its price: the struck one, and that the price is for a single payment. */
export function OfferNote({ offer, className }: { offer: LineOffer; className?: string }) {
  const { t } = useTranslation('cart');
  const { price, reference, isCash } = offer;
  if (reference <= price) return null;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className ?? ''}`}>
      <StruckPrice value={reference} label={t('priceBefore')} />
      {isCash && <span>{t('cashPrice')}</span>}
    </span>
  );
}
