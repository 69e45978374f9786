import type { LivePrice } from '@/lib/api/resources/live-price';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { priceText } from '../price-text';
import { stockText } from '../product-stock-status';
import type { LivePart } from './live-part-hash';

/** The announcement for screen readers when a part of the page changed. */
export function LiveUpdateAnnouncement({ part, live }: { part: LivePart; live: LivePrice }) {
  const { t } = useTranslation('product');
  return part === 'price'
    ? t('price.changed', { price: priceText(getDisplayPrices(live.pricing).final) })
    : t('stock.changed', { state: stockText(live, t) });
}
