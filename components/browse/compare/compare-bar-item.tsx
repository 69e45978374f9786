import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { CompareItem } from '@/lib/domain/product/compare-choice';
import { useTranslation } from '@/lib/i18n/client';
import { useCompareStore } from '@/stores/browsing/compare-store';

/** The picture of a compared product. A click removes the product from the comparison. */
export function CompareBarItem({ item }: { item: CompareItem }) {
  const { t } = useTranslation('compare');
  return (
    <li>
      <button
        type="button"
        title={item.name}
        aria-label={t('bar.remove', { name: item.name })}
        onClick={() => useCompareStore.getState().remove(item.id)}
        className="bar-item"
      >
        <Picture src={item.image} alt="" width={48} />
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  );
}
