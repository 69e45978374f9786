import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '@/components/ui/more-button';
import { useTranslation } from '@/lib/i18n/client';
import { productComponents } from '@/lib/queries/product-components';
import { getQueryClient } from '@/lib/queries/query-client';
import { ComponentList } from './component-list';

interface ComponentPagesProps {
  productId: string;
  shownIds: readonly string[];
}

/** The components of a kit from the second page on. The document already holds the first page. */
export default function ComponentPages({ productId, shownIds }: ComponentPagesProps) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const pages = useInfiniteQuery(productComponents(productId), getQueryClient());
  const components = (pages.data?.pages ?? [])
    .flatMap((page) => page.components)
    .filter(({ id }) => !shownIds.includes(id));
  return (
    <>
      <ComponentList components={components} />
      <p role="status" className="text-danger">
        {pages.isError && t('components.failed')}
      </p>
      <MoreButton pages={pages} labels={{ more: t('components.more'), retry: common('retry') }} />
    </>
  );
}
