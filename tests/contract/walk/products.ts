import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { readLivePrices } from '@/lib/api/live-prices';
import { readChangedOffers } from '@/lib/api/offer-versions';
import { readComparedProduct, readProduct } from '@/lib/api/product';
import { readProductStock } from '@/lib/api/product-stock';
import { readProductSlugs, readProductsById } from '@/lib/api/product-summaries';
import { readComponents, readRelatedProductIds } from '@/lib/api/related-products';
import { readReviews } from '@/lib/api/reviews';
import type { Product, ProductSummary } from '@/lib/domain/product/types';
import type { Walk } from './walk';

export const UNKNOWN_SLUG = 'no-existe-en-este-catalogo-0';
const KINDS: Readonly<Record<string, (product: ProductSummary) => boolean>> = {
  'that can be bought': ({ isWebPurchasable }) => isWebPurchasable === true,
  'with a discount': ({ pricing }) =>
    pricing != null && pricing.currentPriceWithTax < pricing.priceWithTax,
  'with instalments': ({ offerMonths }) => offerMonths.length > 0,
  'that is a kit': ({ isKit }) => isKit,
  'that is sold out': ({ isWebPurchasable }) => !isWebPurchasable,
};

/** Five kinds of product with all that their pages ask for, and a product that does not exist. */
export async function walkProducts(walk: Walk, products: readonly ProductSummary[]): Promise<void> {
  for (const [kind, isKind] of Object.entries(KINDS)) {
    const product = products.find(isKind);
    if (product) await walkProduct(walk, kind, product);
    else walk.note(`No product ${kind} was found, so its page was not tried.`);
  }
  const unknown = await walk.refused('an unknown product', [404], readProduct, UNKNOWN_SLUG);
  if (unknown) {
    const problem = ['`filter[slug]`', 'answers a product for a slug that does not exist'] as const;
    const loss = 'unknown addresses show a product and are no 404';
    walk.observe(assumedEndpoints.products, 'must', problem, loss);
  }
  const ids = products.slice(0, 5).map(({ id }) => id);
  if (ids.length === 0) return;
  await walk.step('products by their ids', readProductsById, ids);
  await walk.step('current prices', readLivePrices, ids);
  const offers = ids.map((id) => ({ id, offerVersion: '' }));
  await walk.step('versions of offers', readChangedOffers, offers);
  await walk.step('slugs by ids', readProductSlugs, ids);
}

async function walkProduct(walk: Walk, kind: string, { id, slug, isKit }: ProductSummary) {
  const product = await walk.step(`a product ${kind}`, readProduct, slug);
  if (product?.slug !== slug) {
    const problem = `finds no product for \`${slug}\`, which a list has`;
    const loss = 'the page of the product is a 404';
    const of = { type: 'products', id };
    walk.observe(assumedEndpoints.products, 'must', ['`filter[slug]`', problem], loss, of);
  }
  await walk.step(`reviews of a product ${kind}`, readReviews, { productId: id, page: 1 });
  await walk.step(`linked products of a product ${kind}`, readRelatedProductIds, slug);
  await walk.step(`stock of a product ${kind}`, readProductStock, slug);
  await walk.step(`comparison of a product ${kind}`, readComparedProduct, slug);
  if (isKit) await walk.step('components', readComponents, { productId: id, page: 1 });
  if (product) await checkPictures(walk, product);
}

/** Loads the first pictures of a product in the sizes that pages show. */
async function checkPictures(walk: Walk, { id, images }: Product): Promise<void> {
  const { api, fetch } = walk.options;
  const wanted = images.slice(0, 2).flatMap(({ thumbnail, large }) => [thumbnail, large]);
  for (const address of new Set(wanted)) {
    const problem = await problemOf(fetch, new URL(address, api).href);
    const told = ['a picture', `${problem}: ${address}`] as const;
    const product = { type: 'products', id };
    if (problem)
      walk.observe(assumedEndpoints.products, 'should', told, 'the placeholder is shown', product);
  }
}

async function problemOf(load: typeof fetch, address: string): Promise<string | null> {
  try {
    const response = await load(address, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (!response.ok) return `answers ${response.status}`;
    const type = response.headers.get('content-type') ?? 'nothing';
    return type.startsWith('image/') ? null : `is ${type} and not a picture`;
  } catch {
    return 'cannot be loaded';
  }
}
