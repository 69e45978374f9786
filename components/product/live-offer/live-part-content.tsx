import type { LivePrice } from '@/lib/api/resources/live-price';
import { useTranslation } from '@/lib/i18n/client';
import { PaymentCosts } from '../payment-costs';
import { PriceBlock } from '../price-block';
import { ProductStockStatus } from '../product-stock-status';
import type { LivePart } from './live-part-hash';
import { LiveUpdateAnnouncement } from './live-update-announcement';

interface LivePartContentProps {
  part: LivePart;
  live: LivePrice;
  /** For screen readers: only what changed. */
  isAnnouncement?: boolean;
}

/** A part of the page, rendered with the current price and stock. */
export default function LivePartContent({ part, live, isAnnouncement }: LivePartContentProps) {
  const { t } = useTranslation('product');
  if (isAnnouncement) return <LiveUpdateAnnouncement part={part} live={live} />;
  switch (part) {
    case 'price':
      return <PriceBlock product={live} now={Date.now()} t={t} />;
    case 'financing':
      return <PaymentCosts product={live} t={t} />;
    case 'stock':
      return <ProductStockStatus product={live} t={t} />;
  }
}
