import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoBar } from '@/components/shared/undo-bar';
import { useUndo } from '@/components/shared/use-undo';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useTranslation } from '@/lib/i18n/client';
import { livePricesQuery } from '@/lib/queries/product';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { RecentlyViewedCard } from './recently-viewed-card';

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
