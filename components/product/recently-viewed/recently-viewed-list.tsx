import { UndoBar } from '@/components/shared/undo-bar';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useTranslation } from '@/lib/i18n/client';
import { RecentlyViewedCard } from './recently-viewed-card';
import { useRecentlyViewed } from './use-recently-viewed';

/** The recently viewed products of this device, newest first, with their current prices. */
export default withQueryClient(function RecentlyViewedList({ except }: { except?: string }) {
  const { t } = useTranslation('seen');
  const { items, clear, undo } = useRecentlyViewed(except);
  if (items.length === 0) {
    return (
      <div data-empty="">
        <UndoBar text={undo.text} undoLabel={t('undo')} onUndo={undo.undo} />
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
        {items.map((item) => (
          <RecentlyViewedCard key={item.product.id} {...item} />
        ))}
      </ul>
    </section>
  );
});
