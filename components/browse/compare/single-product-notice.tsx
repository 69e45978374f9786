import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { searchHref } from '@/lib/routing/search-href';

/** A notice with a link to similar products: one product alone cannot be compared. */
export function SingleProductNotice({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('compare');
  const category = products[0]?.category;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md bg-sunken px-4 py-1">
      <Icon name="info" className="size-5 text-ink-soft" />
      <span className="flex-[1_1_12rem] py-2">{t('one')}</span>
      <a href={searchHref(category ? { categories: [category.slug] } : {})} className="link-button">
        {t('one.similar')}
      </a>
    </p>
  );
}
