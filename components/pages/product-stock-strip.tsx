import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '@/components/shared/with-query-client';
import { ButtonLink } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { productStockQuery } from '@/lib/api/product-stock';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { ProductStockDetails } from './product-stock-details';

/** The stock of one product in every store. The browser loads it, because the page is the same for every visitor. */
export const ProductStockStrip = withQueryClient(function ProductStockStrip({
  slug,
}: {
  slug: string;
}) {
  const { t } = useTranslation('store-stock');
  const query = useQuery(productStockQuery(slug));
  const { data, isError, isFetching, dataUpdatedAt } = query;
  const refresh = () => {
    if (!isFetching) void query.refetch();
  };
  if (data) {
    return (
      <ProductStockDetails
        product={data}
        updatedAt={dataUpdatedAt}
        isStale={isError}
        isFetching={isFetching}
        onRefresh={refresh}
      />
    );
  }
  if (data === null) {
    return (
      <>
        <p role="status">{t('unknown')}</p>
        <ButtonLink variant="secondary" href={route('search_categories')}>
          {t('unknownLink')}
        </ButtonLink>
      </>
    );
  }
  if (isError) {
    return (
      <div role="alert">
        <p>{t('failed')}</p>
        <RetryButton onClick={refresh}>{t('retry')}</RetryButton>
      </div>
    );
  }
  return <p role="status">{t('loading')}</p>;
});
