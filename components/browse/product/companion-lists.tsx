import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '@/components/shared/with-query-client';
import { RetryButton } from '@/components/ui/retry-button';
import { useTranslation } from '@/lib/i18n/client';
import { companionsQuery } from '@/lib/queries/product';
import { BundleOffer } from './bundle-offer';
import { CompanionCards } from './companion-cards';
import type { CompanionListsProps } from './companion-lists-props';

/** The rows of companion products (substitutes, sets, related products). */
export default withQueryClient(function CompanionLists({ slug, rows }: CompanionListsProps) {
  const { t: product } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const { data, isError, refetch } = useQuery(companionsQuery(slug));
  return rows.map(({ kind, title, id }) => (
    <section
      key={kind}
      id={id}
      className="companions"
      aria-label={title}
      aria-busy={!data && !isError}
    >
      <h2>{title}</h2>
      {data && <CompanionCards products={data[kind]} label={title} />}
      {data && kind === 'sets' && <BundleOffer product={data.product} companions={data.sets} />}
      {isError && (
        <p role="status">
          {product('related.failed')}{' '}
          <RetryButton onClick={() => refetch()}>{common('retry')}</RetryButton>
        </p>
      )}
    </section>
  ));
});
