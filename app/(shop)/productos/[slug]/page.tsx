import { productCrumbs } from '@/components/browse/product/product-header';
import { ProductScreen } from '@/components/browse/product/product-screen';
import {
  cachedDocument,
  cachedMetadata,
  notFoundMetadata,
  renderUnknownSlug,
} from '@/components/shell/document/cached-document';
import { getProduct, getReviews, getStores, getVariants } from '@/lib/api/catalogue';
import { withReviewTotals } from '@/lib/domain/product/review';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { breadcrumbJsonLd, JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata, productTags, toProductPageMeta } from '@/lib/seo/metadata';
import { productJsonLd } from '@/lib/seo/product-json-ld';

export const revalidate = 300;

export const generateStaticParams = () => [];

interface ProductPageProps {
  params: Promise<{ slug: string }>;
}

async function loadProduct({ params }: ProductPageProps) {
  const slug = decodeSegment((await params).slug);
  return { slug, found: slug === null ? null : await getProduct(slug) };
}

export const generateMetadata = cachedMetadata(async (props: ProductPageProps) => {
  const { found } = await loadProduct(props);
  return found ? pageMetadata(toProductPageMeta(found)) : notFoundMetadata();
});

export default cachedDocument(async (props: ProductPageProps) => {
  const [{ slug, found }, stores] = await Promise.all([
    loadProduct(props),
    hasFeature('stores') ? getStores.optional() : null,
  ]);
  if (!found)
    return renderUnknownSlug(slug, getProduct, (meant) => route('products', { slug: meant }));
  const [reviews, variants] = await Promise.all([
    hasFeature('reviews') ? getReviews.optional({ productId: found.id, page: 1 }) : null,
    // Only of related products is it known whether they are variants.
    found.relatedProducts.related.length > 0 ? getVariants.optional(found.slug) : null,
  ]);
  const product = withReviewTotals(found, reviews);
  const { SITE_NAME, SITE_URL } = serverEnv();
  const now = Date.now();
  const crumbs = productCrumbs(product);
  const home = { name: getTexts('common')('home'), href: route('home') };
  return (
    <>
      {productTags(product).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <JsonLd
        data={productJsonLd(
          product,
          { siteUrl: SITE_URL, siteName: SITE_NAME, now },
          { reviews: reviews?.reviews, variants: variants ?? [] },
        )}
      />
      <JsonLd data={breadcrumbJsonLd([home, ...crumbs], SITE_URL)} />
      <ProductScreen
        product={product}
        crumbs={crumbs}
        reviews={reviews}
        stores={stores ?? []}
        variants={variants ?? []}
        siteUrl={SITE_URL}
        now={now}
      />
    </>
  );
});
