import type { LivePrice } from '@/lib/api/resources/live-price';
import { formatPrice } from '@/lib/domain/money';
import { shownPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { stockText } from '../stock-state';
import type { LivePart } from './live-stamp';

/** The announcement for screen readers when a part of the page changed. */
export default function FreshNotice({ part, live }: { part: LivePart; live: LivePrice }) {
  const { t } = useTranslation('product');
  return part === 'price'
    ? t('price.changed', { price: formatPrice(shownPrices(live.pricing).final) })
    : t('stock.changed', { state: stockText(live, t) });
}
