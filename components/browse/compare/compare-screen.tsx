'use client';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/client-screen';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { comparedProductQuery } from '@/lib/api/product';
import { MAX_COMPARED_PRODUCTS, type Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { COMPARED_PARAM, compareHref, parseComparedSlugs } from '@/lib/routing/product-hrefs';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { copyText } from '@/stores/interface/notify-failure';
import { CompareTable } from './compare-table';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function CompareSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="mt-6 grid gap-3 noscript:hidden">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton h-32" />
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-9" />
      ))}
    </div>
  );
}

function useComparedSlugs(): { slugs: string[]; isShared: boolean } {
  const named = useSearchParams().get(COMPARED_PARAM);
  const items = useCompareStore((state) => state.items);
  return named === null
    ? { slugs: items.map(({ slug }) => slug), isShared: false }
    : { slugs: parseComparedSlugs(named), isShared: true };
}

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

function CompareEmptyState() {
  const { t } = useTranslation('compare');
  return (
    <EmptyState
      icon="compare"
      title={t('empty.title')}
      text={t('empty.text', { max: MAX_COMPARED_PRODUCTS })}
      heading="h2"
    >
      <ButtonLink href={searchHref({})}>{t('empty.search')}</ButtonLink>
      <ButtonLink variant="secondary" href={route('search_categories')}>
        {t('empty.categories')}
      </ButtonLink>
    </EmptyState>
  );
}

function ShareComparisonButton({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('compare');
  const { href } = new URL(compareHref(products), window.location.origin);
  const messages = { copied: t('share.copied'), failed: t('share.failed') };
  return (
    <Button
      variant="secondary"
      icon="external"
      className="mt-6"
      onClick={() => copyText(href, messages)}
    >
      {t('share.copy')}
    </Button>
  );
}

function SingleProductNotice({ products }: { products: readonly Product[] }) {
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
