import type { LivePrice } from '@/lib/api/resources/live-price';
import { useTranslation } from '@/lib/i18n/client';
import { PaymentCosts } from '../payment-costs';
import { PriceBlock } from '../price-block';
import { ProductStockStatus } from '../product-stock-status';
import type { LivePart } from './live-part-hash';

/** A part of the page, rendered with the current price and stock. */
export default function LivePartContent({ part, live }: { part: LivePart; live: LivePrice }) {
  const { t } = useTranslation('product');
  switch (part) {
    case 'price':
      return <PriceBlock product={live} now={Date.now()} t={t} />;
    case 'financing':
      return <PaymentCosts product={live} t={t} />;
    case 'stock':
      return <ProductStockStatus product={live} t={t} />;
  }
}
