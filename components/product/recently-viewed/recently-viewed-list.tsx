import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoBar, useUndo } from '@/components/shared/undo-bar';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { livePricesQuery } from '@/lib/api/live-prices';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop, type RecentlyViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import './recently-viewed-list.css';
import { withQueryClient } from '@/components/shared/with-query-client';

interface RecentlyViewedItem {
  product: RecentlyViewedProduct;
  price: number;
  /** How much cheaper it became, in pesos; 0 for what did not fall or is sold. */
  drop: number;
  isSold: boolean;
}

export function useRecentlyViewed(except?: string) {
  const { t } = useTranslation('recently-viewed');
  const recentlyViewed = useRecentlyViewedStore((state) => state.seen);
  const undo = useUndo();
  const [now] = useState(Date.now);
  const shown = recentlyViewed.filter(({ id }) => id !== except);
  // Until the answer arrives, the list shows the stored prices.
  const { data: prices, isLoading } = useQuery(livePricesQuery(shown.map(({ id }) => id)));
  const items = shown.map((product): RecentlyViewedItem => {
    const live = prices?.get(product.id);
    const price = live ? getDisplayPrices(live.pricing).final : product.price;
    const isSold = live !== undefined && getAvailability(live) === 'sold';
    return { product, price, isSold, drop: isSold ? 0 : getPriceDrop(product, price, now) };
  });
  const clear = () => {
    const { clear: forget, restore } = useRecentlyViewedStore.getState();
    const previous = forget();
    undo.offer({ text: t('cleared'), revert: () => restore(previous) });
  };
  return { items, /** No prices are on their way. */ isSettled: !isLoading, clear, undo };
}

export function RecentlyViewedCard({ product, price, drop, isSold }: RecentlyViewedItem) {
  const { t } = useTranslation('recently-viewed');
  return (
    <li>
      <a href={route('products', { slug: product.slug })}>
        <Picture src={product.image} alt="" width={160} />
        <span className="seen-name">{product.name}</span>
        <b>{formatPrice(price)}</b>
        {isSold && <span className="text-12 font-semibold text-danger">{t('sold')}</span>}
        {drop > 0 && <span className="seen-drop">{t('drop', { amount: formatPrice(drop) })}</span>}
      </a>
    </li>
  );
}

export const RecentlyViewedList = withQueryClient(function RecentlyViewedList(props: {
  except?: string;
}) {
  const { t } = useTranslation('recently-viewed');
  const { items, clear, undo } = useRecentlyViewed(props.except);
  if (items.length === 0) {
    return (
      <div data-empty="">
        <UndoBar text={undo.text} undoLabel={t('undo')} onUndo={undo.undo} />
      </div>
    );
  }
  return (
    <section aria-labelledby="vistos" className="seen">
      <SectionHeading id="vistos" title={t('title')}>
        <button type="button" onClick={clear} className="link-button ml-auto text-14">
          {t('clear')}
        </button>
      </SectionHeading>
      <ul className="seen-list">
        {items.map((item) => (
          <RecentlyViewedCard key={item.product.id} {...item} />
        ))}
      </ul>
    </section>
  );
});
