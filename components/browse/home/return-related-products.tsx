import { useQuery } from '@tanstack/react-query';
import { RelatedProductCards } from '@/components/browse/product/related-product-cards';
import { withQueryClient } from '@/components/shared/with-query-client';
import { SectionHeading } from '@/components/ui/section-heading';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { relatedProductIdsQuery } from '@/lib/api/related-products';
import { isPurchasable } from '@/lib/domain/product/availability';
import { useTranslation } from '@/lib/i18n/client';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';

/** What is bought with the product that was viewed last, or what is related to it. Nothing when the backend names none. */
export default withQueryClient(function ReturnRelatedProducts() {
  const last = useRecentlyViewedStore((state) => state.seen[0]);
  return last ? <RelatedProducts {...last} /> : <div data-empty="" />;
});

function RelatedProducts({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('recently-viewed');
  const relatedProducts = useQuery(relatedProductIdsQuery(slug));
  const { sets = [], related = [] } = relatedProducts.data ?? {};
  const ids = sets.length > 0 ? sets : related;
  const products = useQuery(productsByIdQuery(ids));
  const found = ids.flatMap((id) => products.data?.get(id) ?? []).filter(isPurchasable);
  const isKnown = relatedProducts.data && (ids.length === 0 || products.data);
  if (relatedProducts.isError || products.isError || (isKnown && found.length === 0)) {
    return <div data-empty="" />;
  }
  const title = t('return.companions');
  return (
    <section aria-labelledby="va-bien-con" aria-busy={!isKnown}>
      <SectionHeading id="va-bien-con" title={title} text={name} />
      {isKnown && <RelatedProductCards products={found} label={title} />}
    </section>
  );
}
