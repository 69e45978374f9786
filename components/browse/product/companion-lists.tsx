import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '@/components/shared/with-query-client';
import { RetryButton } from '@/components/ui/retry-button';
import { useTranslation } from '@/lib/i18n/client';
import { productsByIdQuery } from '@/lib/queries/product';
import { BundleOffer } from './bundle-offer';
import { CompanionCards } from './companion-cards';
import type { CompanionListsProps } from './companion-lists-props';

/** The rows of companion products (substitutes, sets, related products). */
export default withQueryClient(function CompanionLists({ productId, rows }: CompanionListsProps) {
  const { t: product } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const query = productsByIdQuery([productId, ...rows.flatMap(({ ids }) => ids)]);
  const { data, isError, refetch } = useQuery(query);
  const pick = (ids: readonly string[]) => ids.flatMap((id) => data?.get(id) ?? []);
  // What turned out not to exist has no row.
  const shown = data ? rows.filter(({ ids }) => pick(ids).length > 0) : rows;
  return shown.map(({ kind, title, id, ids }) => (
    <section
      key={kind}
      id={id}
      className="companions"
      aria-label={title}
      aria-busy={!data && !isError}
    >
      <h2>{title}</h2>
      {data && <CompanionCards products={pick(ids)} label={title} />}
      {data && kind === 'sets' && (
        <BundleOffer product={data.get(productId) ?? null} companions={pick(ids)} />
      )}
      {isError && (
        <p role="status">
          {product('related.failed')}{' '}
          <RetryButton onClick={() => refetch()}>{common('retry')}</RetryButton>
        </p>
      )}
    </section>
  ));
});
