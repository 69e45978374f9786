import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface CompareColumnHeaderProps {
  product: Product;
  onRemove: (product: Product) => void;
}

/** Picture and name of a product, and a button that removes it. */
export function CompareColumnHeader({ product, onRemove }: CompareColumnHeaderProps) {
  const { t } = useTranslation('compare');
  const { name, slug, cover } = product;
  return (
    <th scope="col">
      <Picture src={cover?.medium} alt="" width={128} />
      <a href={route('products', { slug })}>{name}</a>
      <button
        type="button"
        aria-label={t('bar.remove', { name })}
        title={t('table.remove')}
        onClick={() => onRemove(product)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </th>
  );
}
