'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ClientScreen } from '@/components/shared/client-screen';
import { withQueryClient } from '@/components/shared/with-query-client';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { RetryButton } from '@/components/ui/retry-button';
import { type ProductStock, productStockQuery } from '@/lib/api/product-stock';
import { formatLocalTime } from '@/lib/domain/dates';
import { getStoresInStock } from '@/lib/domain/product/store-stock';
import { useTranslation } from '@/lib/i18n/client';
import { STOCK_PARAM } from '@/lib/routing/product-hrefs';
import { route } from '@/lib/routing/routes';
import { useAllowedEntries } from './list-filter';
import { findPieceSlots, pieceSlotId } from './piece-slots';

interface ProductStockDetailsProps {
  product: ProductStock;
  query: UseQueryResult;
}

function ProductStockDetails({ product, query }: ProductStockDetailsProps) {
  const { isError, isFetching, dataUpdatedAt, refetch } = query;
  const { t } = useTranslation('store-stock');
  const [isOnly, setOnly] = useState(false);
  const rows = getStoresInStock(product.stores);
  const ids = rows.map(({ storeId }) => storeId).join(' ');
  useEffect(() => {
    if (!isOnly) return;
    useAllowedEntries.setState({ ids: new Set(ids.split(' ')) });
    return () => useAllowedEntries.setState({ ids: null });
  }, [isOnly, ids]);
  // This component is loaded after the page, so the entries of the stores exist.
  const [slots] = useState(findPieceSlots);
  return (
    <>
      <h2 className="visually-hidden">{t('title')}</h2>
      <p className="stock-product">
        <Picture
          src={product.cover?.thumbnail}
          alt=""
          width={64}
          className="size-16 rounded-sm bg-plate object-contain"
        />
        <a
          href={route('products', { slug: product.slug })}
          className="font-semibold line-clamp-2 hover:underline hover:underline-offset-3"
        >
          {product.name}
        </a>
      </p>
      <p className="flex min-h-22 flex-wrap items-center justify-between gap-x-4 text-ink-soft text-14 md:min-h-11">
        <span role="status">
          <b className="text-ink">
            {rows.length > 0 ? t('summary', { count: rows.length }) : t('nowhere')}
          </b>{' '}
          {t(isError ? 'stale' : 'updated', { time: formatLocalTime(dataUpdatedAt) })}
        </span>
        <button
          type="button"
          aria-disabled={isFetching || undefined}
          className="min-h-11 text-brand font-semibold underline underline-offset-3 aria-disabled:opacity-60"
          onClick={() => !isFetching && void refetch()}
        >
          {t('refresh')}
        </button>
      </p>
      {rows.length > 0 && (
        <>
          <ul
            className="flex gap-2 overflow-x-auto scrollbar-thin p-[3px] m-[-3px]"
            aria-label={t('fullest')}
          >
            {rows.map(({ storeId, name, stock }) => (
              <li key={storeId}>
                <a
                  href={`#${pieceSlotId(storeId)}`}
                  className="inline-flex min-h-11 items-center gap-2 px-3 hairline rounded-md text-14 whitespace-nowrap hover:border-ink"
                >
                  {name} <b className="text-saved">{stock}</b>
                </a>
              </li>
            ))}
          </ul>
          <label className="inline-flex min-h-11 items-center gap-2.5 justify-self-start cursor-pointer">
            <input
              type="checkbox"
              checked={isOnly}
              onChange={({ target }) => setOnly(target.checked)}
            />
            {t('only')}
          </label>
        </>
      )}
      {[...slots].map(([id, slot]) => {
        const count = product.stores.find(({ storeId }) => storeId === id)?.stock ?? 0;
        const text = count > 0 ? <b>{t('pieces', { count })}</b> : t('none');
        return createPortal(text, slot, id);
      })}
    </>
  );
}

/** The stock of one product in every store. The browser loads it, because the page is the same for every visitor. */
const ProductStockStrip = withQueryClient(function ProductStockStrip({ slug }: { slug: string }) {
  const { t } = useTranslation('store-stock');
  const query = useQuery(productStockQuery(slug));
  const { data } = query;
  if (data) return <ProductStockDetails product={data} query={query} />;
  if (data === null) {
    return (
      <>
        <p role="status">{t('unknown')}</p>
        <ButtonLink
          variant="secondary"
          className="justify-self-start"
          href={route('search_categories')}
        >
          {t('unknownLink')}
        </ButtonLink>
      </>
    );
  }
  if (query.isError) {
    return (
      <div role="alert">
        <p>{t('failed')}</p>
        <RetryButton onClick={() => query.refetch()} />
      </div>
    );
  }
  return <p role="status">{t('loading')}</p>;
});

interface ProductStockIslandProps {
  failure: string;
  fallback: ReactNode;
}

export function ProductStockIsland({ failure, fallback }: ProductStockIslandProps) {
  const slug = useSearchParams().get(STOCK_PARAM) ?? '';
  return (
    <ClientScreen texts={['store-stock']} failure={failure} skeleton={fallback}>
      <ProductStockStrip key={slug} slug={slug} />
    </ClientScreen>
  );
}
