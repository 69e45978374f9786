import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfferNote } from '@/components/cart/line-offer';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { SectionHeading } from '@/components/ui/section-heading';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { toCartLine } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { isPurchasable } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary, RelatedProductKind } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { addLineToCart } from '@/stores/flows/cart/add-line-to-cart';
import { RelatedProductCards } from './related-product-cards';

export interface RelatedProductListsProps {
  productId: string;
  rows: readonly { kind: RelatedProductKind; title: string; id: string; ids: readonly string[] }[];
}

interface BundleOfferProps {
  product: ProductSummary | null;
  relatedProducts: readonly ProductSummary[];
}

export function BundleOffer({ product, relatedProducts }: BundleOfferProps) {
  const { t } = useTranslation('product');
  const [isAdded, setAdded] = useState(false);
  const others = relatedProducts.filter(isPurchasable);
  const self = product && isPurchasable(product) ? [product] : [];
  const lines = [...self, ...others].map((one) => toCartLine(toProductSnapshot(one), 1));
  if (others.length === 0 || lines.length < 2) return null;
  const add = () => {
    for (const line of lines) addLineToCart(line);
    setAdded(true);
  };
  const offer = getLinesOffer(lines);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div>
        <p>
          {t(self.length > 0 ? 'bundle.with' : 'bundle.only', { count: others.length })}{' '}
          <b className="text-20">{formatPrice(offer.price)}</b>
        </p>
        <OfferNote offer={offer} className="text-sm" />
      </div>
      <Button icon={isAdded ? 'check' : 'cart'} onClick={add}>
        {isAdded ? t('bundle.added') : t('bundle.add', { count: lines.length })}
      </Button>
    </div>
  );
}

export const RelatedProductLists = withQueryClient(function RelatedProductLists({
  productId,
  rows,
}: RelatedProductListsProps) {
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
      <SectionHeading title={title} />
      {data && <RelatedProductCards products={pick(ids)} label={title} />}
      {data && kind === 'sets' && (
        <BundleOffer product={data.get(productId) ?? null} relatedProducts={pick(ids)} />
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
