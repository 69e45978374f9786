import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { getTimeLeft, padTwoDigits } from '@/lib/domain/countdown';
import { useTranslation } from '@/lib/i18n/client';
import { refreshLivePrices } from '@/stores/flows/products/refresh-live-prices';

/** In milliseconds. */
const SECOND = 1000;

interface PriceClockProps {
  productId: string;
  /** When the offer is over, in ISO 8601. */
  ends: string;
}

/** The time left of a product's offer, each second. When it is over, the price is asked for. */
export function PriceClock({ productId, ends }: PriceClockProps) {
  const { t } = useTranslation('product');
  const [now, setNow] = useState(Date.now);
  const { hours, minutes, seconds, ended } = getTimeLeft(ends, now);
  useEffect(() => {
    if (ended) {
      // Without an answer the page keeps its price. The cart validates it again.
      refreshLivePrices([productId]).catch(() => {});
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
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
