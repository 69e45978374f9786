import type { LivePrice } from '@/lib/api/live-prices';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { PaymentCosts } from '../payment-costs';
import { PriceBlock } from '../price-block';
import { priceText } from '../price-text';
import { ProductStockStatus, stockText } from '../product-stock-status';
import type { LivePart } from './content-version';
import { PriceClock } from './price-clock';

/** The announcement for screen readers when a part of the page changed. */
function LiveUpdateAnnouncement({ part, live }: { part: LivePart; live: LivePrice }) {
  const { t } = useTranslation('product');
  return part === 'price'
    ? t('price.changed', { price: priceText(getDisplayPrices(live.pricing).final) })
    : t('stock.changed', { state: stockText(live, t) });
}

interface LivePartContentProps {
  part: LivePart;
  live: LivePrice;
  /** For screen readers: only what changed. */
  isAnnouncement?: boolean;
}

/** A part of the page, rendered with the current price and stock. */
export function LivePartContent({ part, live, isAnnouncement }: LivePartContentProps) {
  const { t } = useTranslation('product');
  if (isAnnouncement) return <LiveUpdateAnnouncement part={part} live={live} />;
  switch (part) {
    case 'price':
      return (
        <PriceBlock
          product={live}
          now={Date.now()}
          t={t}
          clock={<PriceClock productId={live.id} ends={live.pricing.priceValidUntilUtc ?? ''} />}
        />
      );
    case 'financing':
      return <PaymentCosts product={live} t={t} />;
    case 'stock':
      return <ProductStockStatus product={live} t={t} />;
  }
}
