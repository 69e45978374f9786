import {
  getBrands,
  getCategory,
  getCategoryTree,
  getLanding,
  getProduct,
  getReviews,
  getSearch,
  getSections,
  getStores,
  getVariants,
} from '@/lib/api/catalogue';
import { decodeSegment } from '@/lib/domain/decode-segment';
import { withReviewTotals } from '@/lib/domain/product/review';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { readSearchAddress } from '@/lib/routing/search-request';
import { aboutRoutes, supportRoutes } from '@/lib/routing/static-routes';
import {
  brandsTwin,
  categoriesTwin,
  homeTwin,
  landingTwin,
  listTwin,
  storesTwin,
} from './list-twins';
import { contentTwin, faqTwin } from './page-twins';
import { productTwin, type TwinContext } from './product-twin';
import 'server-only';

/** The sections of the home page. */
const HOME_SECTIONS = ['lightning-offers', 'new-products', 'offers', 'recommended'];

/** The twin of a page in Markdown; null when the page does not exist. @throws ApiError when the backend fails */
export async function readTwin(pathname: string, params: URLSearchParams): Promise<string | null> {
  const { SITE_URL, SITE_NAME } = serverEnv();
  const context: TwinContext = { siteUrl: SITE_URL, now: Date.now() };
  if (pathname === route('home')) {
    const [categories, sections] = await Promise.all([
      getCategoryTree(),
      getSections.optional(HOME_SECTIONS),
    ]);
    const found = { categories, sections: sections ?? [] };
    return homeTwin(`${SITE_NAME}. ${getTexts('home')('heading')}`, found, context);
  }
  if (pathname === route('marcas')) return brandsTwin(await getBrands(), context);
  if (pathname === route('search_categories'))
    return categoriesTwin(await getCategoryTree(), context);
  if (pathname === route('support.stores')) return storesTwin(await getStores());
  if (pathname === route('support.faq')) return faqTwin({ siteUrl: SITE_URL, siteName: SITE_NAME });
  const page = [...supportRoutes, ...aboutRoutes].find((name) => route(name) === pathname);
  if (page && page !== 'support.stores' && page !== 'support.contact' && page !== 'support.faq')
    return contentTwin(page, { siteUrl: SITE_URL, siteName: SITE_NAME });
  if (pathname.startsWith(`${route('search')}/`)) return readList(pathname, params, context);
  const slug = decodeSegment(pathname.split('/').at(-1) ?? '');
  if (slug === null) return null;
  if (pathname.startsWith('/landing/')) {
    const landing = await getLanding(slug);
    return landing && landingTwin(landing, context);
  }
  return readProductTwin(slug, context);
}

async function readProductTwin(slug: string, context: TwinContext): Promise<string | null> {
  const found = await getProduct(slug);
  if (!found) return null;
  const [reviews, variants] = await Promise.all([
    hasFeature('reviews') ? getReviews.optional({ productId: found.id, page: 1 }) : null,
    found.relatedProducts.related.length > 0 ? getVariants.optional(found.slug) : null,
  ]);
  const others = { reviews: reviews?.reviews ?? [], variants: variants ?? [] };
  return productTwin(withReviewTotals(found, reviews), others, context);
}

async function readList(pathname: string, params: URLSearchParams, context: TwinContext) {
  const { invalid, ...criteria } = readSearchAddress(pathname, params);
  const [only] = criteria.categories;
  const [result, category] = await Promise.all([
    getSearch(criteria),
    only === undefined ? null : getCategory.optional(only),
  ]);
  const isKnown = invalid.length === 0 && result.unknown.length === 0 && result.products.length > 0;
  return isKnown ? listTwin(criteria, result, category, context) : null;
}

/** Policies, frequent questions and stores in one text. Stores are left out while the backend fails. */
export async function readPolicies(): Promise<string> {
  const { SITE_URL, SITE_NAME } = serverEnv();
  const context = { siteUrl: SITE_URL, siteName: SITE_NAME };
  const stores = hasFeature('stores') ? await getStores.optional() : null;
  const pages = [...supportRoutes, ...aboutRoutes].filter(hasRoute).flatMap((name) => {
    if (name === 'support.contact' || name === 'support.stores') return [];
    return name === 'support.faq' ? faqTwin(context) : contentTwin(name, context);
  });
  return [...pages, ...(stores ? [storesTwin(stores)] : [])].join('\n');
}
