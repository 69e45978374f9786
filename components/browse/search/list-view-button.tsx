import { getTexts } from '@/lib/i18n/server';

/** The button for the other view of a list: it says rows, or columns while there are rows. `followListView` listens to it. */
export function ListViewButton() {
  const t = getTexts('search');
  return (
    <button type="button" className="link-button list-view">
      <span>{t('view.rows')}</span>
      <span>{t('view.grid')}</span>
    </button>
  );
}
