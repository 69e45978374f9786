import { useInfiniteQuery } from '@tanstack/react-query';
import { withQueryClient } from '@/components/shared/with-query-client';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { kitComponentsQuery } from '@/lib/api/product-components';
import { useTranslation } from '@/lib/i18n/client';
import { KitComponentList } from './kit-component-list';

interface KitComponentPagesProps {
  productId: string;
  shownIds: readonly string[];
}

/** The components of a kit from the second page on. The document already holds the first page. */
export const KitComponentPages = withQueryClient(function KitComponentPages({
  productId,
  shownIds,
}: KitComponentPagesProps) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const pages = useInfiniteQuery(kitComponentsQuery(productId));
  const components = (pages.data?.pages ?? [])
    .flatMap((page) => page.components)
    .filter(({ id }) => !shownIds.includes(id));
  return (
    <>
      <KitComponentList components={components} />
      <p role="status" className="text-danger">
        {pages.isError && t('components.failed')}
      </p>
      <LoadMoreButton
        pages={pages}
        labels={{ more: t('components.more'), retry: common('retry') }}
      />
    </>
  );
});
