import { useQuery } from '@tanstack/react-query';
import { CardContent } from '@/components/product/card-content';
import { TrackedList } from '@/components/shared/analytics/tracked-list';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { toTrackedListItem } from '@/lib/analytics/tracked-list-item';
import { getCardType } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { useTranslation } from '@/lib/i18n/client';
import { companionsQuery } from '@/lib/queries/product';
import { BundleOffer } from './bundle-offer';
import type { CompanionListsProps } from './companion-lists-props';

/** The most products in one row: a short selection, not the whole catalogue. */
const MAX_PRODUCTS = 10;

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
      {data && (
        <TrackedList
          className="card-rail"
          aria-label={title}
          items={data[kind]
            .slice(0, MAX_PRODUCTS)
            .map((product) => toTrackedListItem(toProductSnapshot(product)))}
        >
          {data[kind].slice(0, MAX_PRODUCTS).map((one) => (
            <li key={one.id}>
              <article className="card" data-type={getCardType(one)}>
                <div className="card-face">
                  <CardContent product={one} t={product} isCompact />
                </div>
              </article>
            </li>
          ))}
        </TrackedList>
      )}
      {data && kind === 'sets' && <BundleOffer product={data.product} companions={data.sets} />}
      {isError && (
        <p role="status">
          {product('related.failed')}{' '}
          <Button variant="secondary" onClick={() => refetch()}>
            {common('retry')}
          </Button>
        </p>
      )}
    </section>
  ));
});
