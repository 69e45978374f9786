import { useInfiniteQuery } from '@tanstack/react-query';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { productComponents } from '@/lib/queries/product-components';
import { getQueryClient } from '@/lib/queries/query-client';
import { ComponentList } from './component-list';

interface ComponentPagesProps {
  productId: string;
  shownIds: readonly string[];
}

/** Parts of a kit from the second page on; the document holds the first. */
export default function ComponentPages({ productId, shownIds }: ComponentPagesProps) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    productComponents(productId),
    getQueryClient(),
  );
  const components = (data?.pages ?? [])
    .flatMap((page) => page.components)
    .filter(({ id }) => !shownIds.includes(id));
  return (
    <>
      <ComponentList components={components} />
      <p role="status" className="text-danger">
        {isError && t('components.failed')}
      </p>
      {(isFetching || isError || hasNextPage) && (
        <button
          type="button"
          aria-disabled={isFetching || undefined}
          onClick={() => {
            if (isFetching) return;
            if (isError && !data) void refetch();
            else void fetchNextPage();
          }}
          className={buttonClass('secondary', 'md', 'mt-4')}
        >
          {isError ? common('retry') : t('components.more')}
        </button>
      )}
    </>
  );
}
