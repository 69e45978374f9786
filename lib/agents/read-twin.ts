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
import { HOME_SECTIONS } from '@/lib/api/sections';
import { getRunningSections } from '@/lib/domain/product/lightning-offers';
import { withReviewTotals } from '@/lib/domain/product/review';
import { decodeSegment } from '@/lib/domain/slug';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';
import { compilePath } from '@/lib/routing/path-pattern';
import { type RouteName, routeTemplates } from '@/lib/routing/routes';
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
import { contentTwin, faqTwin, type PageContext } from './page-twins';
import { productTwin, type TwinContext } from './product-twin';
import 'server-only';

interface TwinRequest {
  context: TwinContext & PageContext;
  pathname: string;
  params: URLSearchParams;
  /** The last piece of the path, decoded. */
  slug: string;
}

type ReadPage = (request: TwinRequest) => string | null | Promise<string | null>;

/** The support and about pages that are only texts. */
const TEXT_PAGES = [...supportRoutes, ...aboutRoutes].filter(
  (name) => name !== 'support.stores' && name !== 'support.contact' && name !== 'support.faq',
);

const READERS: Partial<Readonly<Record<RouteName, ReadPage>>> = {
  home: readHome,
  products: readProductTwin,
  search: readList,
  marcas: async ({ context }) => brandsTwin(await getBrands(), context),
  search_categories: async ({ context }) => categoriesTwin(await getCategoryTree(), context),
  landing: async ({ slug, context }) => {
    const landing = await getLanding(slug);
    return landing && landingTwin(landing, context);
  },
  'support.stores': async () => storesTwin(await getStores()),
  'support.faq': ({ context }) => faqTwin(context),
  ...Object.fromEntries(
    TEXT_PAGES.map((name) => [name, ({ context }: TwinRequest) => contentTwin(name, context)]),
  ),
};

const patterns = (Object.keys(READERS) as RouteName[]).map(
  (name) => [new RegExp(compilePath(routeTemplates[name])), READERS[name]] as const,
);

export async function readTwin(pathname: string, params: URLSearchParams): Promise<string | null> {
  const { SITE_URL, SITE_NAME } = serverEnv();
  const context = { siteUrl: SITE_URL, siteName: SITE_NAME, now: Date.now() };
  const [, read] = patterns.find(([pattern]) => pattern.test(pathname)) ?? [];
  const slug = decodeSegment(pathname.split('/').at(-1) ?? '');
  return read && slug !== null ? read({ context, pathname, params, slug }) : null;
}

async function readHome({ context }: TwinRequest): Promise<string> {
  const [categories, sections] = await Promise.all([
    getCategoryTree(),
    getSections.optional(HOME_SECTIONS),
  ]);
  const found = { categories, sections: getRunningSections(sections ?? [], context.now) };
  return homeTwin(`${context.siteName}. ${getTexts('home')('heading')}`, found, context);
}

async function readProductTwin({ slug, context }: TwinRequest): Promise<string | null> {
  const found = await getProduct(slug);
  if (!found) return null;
  const [reviews, variants] = await Promise.all([
    hasFeature('reviews') ? getReviews.optional({ productId: found.id, page: 1 }) : null,
    found.relatedProducts.related.length > 0 ? getVariants.optional(found.slug) : null,
  ]);
  const others = { reviews: reviews?.reviews ?? [], variants: variants ?? [] };
  return productTwin(withReviewTotals(found, reviews), others, context);
}

async function readList({ pathname, params, context }: TwinRequest): Promise<string | null> {
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
