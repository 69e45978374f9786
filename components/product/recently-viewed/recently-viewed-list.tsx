import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoBar } from '@/components/shared/undo-bar';
import { useUndo } from '@/components/shared/use-undo';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Picture } from '@/components/ui/picture';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop, type RecentlyViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useTranslation } from '@/lib/i18n/client';
import { livePricesQuery } from '@/lib/queries/product';
import { route } from '@/lib/routing/routes';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import './recently-viewed-list.css';

/** The recently viewed products of this device, newest first, with their current prices. */
export default withQueryClient(function RecentlyViewedList({ except }: { except?: string }) {
  const { t } = useTranslation('seen');
  const seen = useRecentlyViewedStore((state) => state.seen);
  const { text, offer, undo } = useUndo();
  const [now] = useState(Date.now);
  const shown = seen.filter(({ id }) => id !== except);
  // Until the answer arrives, the list shows the stored prices.
  const { data: prices } = useQuery(livePricesQuery(shown.map(({ id }) => id)));

  const clear = () => {
    const { clear: forget, restore } = useRecentlyViewedStore.getState();
    const previous = forget();
    offer({ text: t('cleared'), revert: () => restore(previous) });
  };
  if (shown.length === 0) {
    return (
      <div data-empty="">
        <UndoBar text={text} undoLabel={t('undo')} onUndo={undo} />
      </div>
    );
  }
  return (
    <section aria-labelledby="vistos" className="seen">
      <div className="seen-head">
        <h2 id="vistos">{t('title')}</h2>
        <button type="button" onClick={clear} className="link-button">
          {t('clear')}
        </button>
      </div>
      <ul className="seen-list">
        {shown.map((product) => (
          <RecentlyViewedCard
            key={product.id}
            product={product}
            live={prices?.get(product.id)}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
});

interface RecentlyViewedCardProps {
  product: RecentlyViewedProduct;
  /** The live data of the product. Without it the last seen price is shown. */
  live: LivePrice | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A small card of a recently viewed product. */
function RecentlyViewedCard({ product, live, now }: RecentlyViewedCardProps) {
  const { t } = useTranslation('seen');
  const price = live ? getDisplayPrices(live.pricing).final : product.price;
  const drop = getPriceDrop(product, price, now);
  const isSold = live !== undefined && getAvailability(live) === 'sold';
  return (
    <li>
      <a href={route('products', { slug: product.slug })}>
        <Picture src={product.image} alt="" width={160} />
        <span className="seen-name">{product.name}</span>
        <b>{formatPrice(price)}</b>
        {isSold && <span className="seen-sold">{t('sold')}</span>}
        {drop > 0 && !isSold && (
          <span className="seen-drop">{t('drop', { amount: formatPrice(drop) })}</span>
        )}
      </a>
    </li>
  );
}
