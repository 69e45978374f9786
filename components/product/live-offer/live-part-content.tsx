import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { priceText } from '@/components/ui/price';
import { getQueryClient } from '@/lib/api/client/query-client';
import { everySecond, serverNow } from '@/lib/api/client/server-clock';
import { type LivePrice, livePricesQuery } from '@/lib/api/live-prices';
import { getTimeLeft, padTwoDigits } from '@/lib/domain/countdown';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { PaymentCosts } from '../payment-costs';
import { PriceBlock } from '../price-block';
import { ProductStockStatus, stockText } from '../product-stock-status';
import type { LivePart } from './content-version';

async function refreshPrice(id: string): Promise<void> {
  const prices = await getQueryClient().fetchQuery({ ...livePricesQuery([id]), staleTime: 0 });
  useLivePricesStore.setState(Object.fromEntries(prices));
}

interface PriceClockProps {
  productId: string;
  /** When the offer is over, in ISO 8601. */
  ends: string;
}

/** The time left of a product's offer, each second. When it is over, the price is asked for. */
function PriceClock({ productId, ends }: PriceClockProps) {
  const { t } = useTranslation('product');
  const [now, setNow] = useState(serverNow);
  const { hours, minutes, seconds, ended } = getTimeLeft(ends, now);
  useEffect(() => {
    if (ended) {
      // Without an answer the page keeps its price. The cart validates it again.
      refreshPrice(productId).catch(() => {});
      return;
    }
    return everySecond(() => setNow(serverNow()));
  }, [productId, ended]);
  if (ended) return t('price.ended');
  return t('price.endsIn', {
    hours: padTwoDigits(hours),
    minutes: padTwoDigits(minutes),
    seconds: padTwoDigits(seconds),
  });
}

/** The same in the room that the server's price block keeps for it. */
export function PageClock(props: PriceClockProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('.price-clock')), []);
  return place && createPortal(<PriceClock {...props} />, place);
}

interface LivePartContentProps {
  part: LivePart;
  live: LivePrice;
  isAnnouncement?: boolean;
}

export function LivePartContent({ part, live, isAnnouncement }: LivePartContentProps) {
  const { t } = useTranslation('product');
  if (isAnnouncement) {
    return part === 'price'
      ? t('price.changed', { price: priceText(getDisplayPrices(live.pricing).final) })
      : t('stock.changed', { state: stockText(live, t) });
  }
  switch (part) {
    case 'price':
      return (
        <PriceBlock
          product={live}
          now={serverNow()}
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
