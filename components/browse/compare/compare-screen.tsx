'use client';

import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { withQueryClient } from '@/components/shared/with-query-client';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { parseComparedSlugs } from '@/lib/domain/product/compare';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { comparedProductQuery } from '@/lib/queries/compare';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { CompareEmptyState } from './compare-empty-state';
import { COMPARED_PARAM, compareHref } from './compare-href';
import { CompareSkeleton } from './compare-skeleton';
import { CompareTable } from './compare-table';
import { ShareComparisonButton } from './share-comparison-button';
import { SingleProductNotice } from './single-product-notice';

/** The slugs in the address; without them, the products that were chosen on this device. */
function useComparedSlugs(): { slugs: string[]; isShared: boolean } {
  const named = useSearchParams().get(COMPARED_PARAM);
  const items = useCompareStore((state) => state.items);
  return named === null
    ? { slugs: items.map(({ slug }) => slug), isShared: false }
    : { slugs: parseComparedSlugs(named), isShared: true };
}

/** The comparison. It runs only in the browser. */
export const CompareScreen = withQueryClient(function CompareScreen() {
  const { t } = useTranslation('compare');
  const { slugs, isShared } = useComparedSlugs();
  const results = useQueries({ queries: slugs.map(comparedProductQuery) });

  if (results.some(({ isError }) => isError)) {
    const retry = () => {
      for (const result of results) if (result.isError) void result.refetch();
    };
    return (
      <ScreenFailure
        labels={{ failed: t('page.failed'), retry: t('page.retry') }}
        onRetry={retry}
      />
    );
  }
  if (results.some(({ isPending }) => isPending)) {
    return <CompareSkeleton label={t('page.loading')} />;
  }
  const products = results.flatMap(({ data }) => data ?? []);
  const missingSlugs = slugs.filter((_, index) => results[index]?.data === null);
  const remove = (product: Product) => {
    useCompareStore.getState().remove(product.id);
    const rest = products.filter(({ id }) => id !== product.id);
    // The address stays shareable. `replaceState` adds no history entry.
    if (isShared) window.history.replaceState(null, '', compareHref(rest));
    document.querySelector('h1')?.focus();
  };
  return (
    <>
      <p role="status" className="text-warn empty:hidden">
        {missingSlugs.length > 0 &&
          t('gone', { count: missingSlugs.length, slugs: missingSlugs.join(', ') })}
      </p>
      {products.length === 0 && <CompareEmptyState />}
      {products.length === 1 && <SingleProductNotice products={products} />}
      {products.length > 0 && <CompareTable products={products} onRemove={remove} />}
      {products.length > 1 && <ShareComparisonButton products={products} />}
    </>
  );
});
