import { readBuildGroups, readCandidates } from '@/lib/api/assembly';
import { readAssemblyInfo } from '@/lib/api/assembly-compatibility';
import { readBanners } from '@/lib/api/banners';
import { readBrands } from '@/lib/api/brands';
import { readCartValidation } from '@/lib/api/cart-validation';
import { readCategory, readCategoryTree } from '@/lib/api/categories';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { readLanding } from '@/lib/api/landings';
import {
  readDeliveryEstimate,
  readDeliveryEstimates,
  readNearestPlace,
  readZipCode,
} from '@/lib/api/location';
import { readMostSearched, readSuggestions } from '@/lib/api/search-suggestions';
import { readSections } from '@/lib/api/sections';
import { readSitemapPage, type SitemapKind } from '@/lib/api/sitemap';
import { readStores } from '@/lib/api/stores';
import { readTranslations } from '@/lib/api/translations';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import type { ProductSummary } from '@/lib/domain/product/types';
import { UNKNOWN_SLUG, walkProducts } from './products';
import { walkSearch } from './search';
import type { Walk } from './walk';

const BANNER_SLOTS = [
  'BANNER_CAROUSEL_V2',
  'BANNER_CAROUSEL_SECONDARY',
  'BANNER_BRAND_THIN',
  'BANNER_BRAND_SQUARE',
  'BANNER_FLASH_OFFER',
  'BANNER_SUGGEST',
];
const SECTIONS = ['lightning-offers', 'new-products', 'offers', 'recommended'];
/** A zip code that every list of zip codes has: the centre of Mexico City. */
export const ZIP_CODE = '06000';
const CENTRE = { latitude: 19.432, longitude: -99.133 };

/** Everything that a visitor without an account sees. @returns products that were found */
export async function walkCatalogue(walk: Walk): Promise<ProductSummary[]> {
  await walk.step('banners', readBanners, BANNER_SLOTS);
  await walk.step('sections of the home page', readSections, SECTIONS);
  await walk.step('texts of the cart', readTranslations, 'cart');
  await walk.step('texts of the builder', readTranslations, 'builder');
  const brands = (await walk.step('brands', readBrands)) ?? [];
  const tree = (await walk.step('categories', readCategoryTree)) ?? [];
  const [first] = tree;
  if (first) await walk.step('a category', readCategory, first.slug);
  await walk.step('stores', readStores);
  await walk.step('most searched', readMostSearched);
  const products = await walkSearch(walk, { brands, categories: tree });
  const [known] = products;
  if (known) await walk.step('suggestions', readSuggestions, known.name.slice(0, 4));
  await walkProducts(walk, products);
  await walkPlaces(walk, known);
  await walkBuilder(walk);
  await walkSitemap(walk);
  return products;
}

async function walkPlaces(walk: Walk, product: ProductSummary | undefined) {
  await walk.step('a zip code', readZipCode, ZIP_CODE);
  await walk.step('the place of a position', readNearestPlace, CENTRE);
  const unknown = await walk.refused('an unknown zip code', [404], readZipCode, '00000');
  if (unknown) {
    const problem = ['the call', 'answers a place for 00000'] as const;
    walk.observe(assumedEndpoints.zipCode, 'should', problem, 'a wrong zip code is not told');
  }
  await walk.refused('an unknown landing page', [404], readLanding, UNKNOWN_SLUG);
  if (!product) return;
  const place = { productId: product.id, zipCode: ZIP_CODE };
  await walk.step('delivery estimate', readDeliveryEstimate, place);
  const list = { productIds: [product.id], zipCode: ZIP_CODE };
  await walk.step('delivery estimates of a list', readDeliveryEstimates, list);
  const addition = { productId: product.id, qty: 1 };
  await walk.step('validation of an addition', readCartValidation, addition);
}

/** The first step of the builder, with its parts. Null when no step is active. */
export async function walkFirstStep(walk: Walk) {
  const groups = (await walk.step('steps of the builder', readBuildGroups)) ?? [];
  const groupId = groups.find(({ isActive }) => isActive)?.id;
  if (!groupId) return null;
  const filters = NO_BUILDER_FILTERS;
  const asked = { groupId, page: 1, filters, productIds: [], onlyCompatible: false };
  const found = await walk.step('parts of a step', readCandidates, asked);
  return { groupId, candidates: found?.candidates ?? [] };
}

async function walkBuilder(walk: Walk) {
  const [one, other] = (await walkFirstStep(walk))?.candidates ?? [];
  if (!one || !other) return;
  const pair = { productId: one.id, otherIds: [other.id] };
  await walk.step('compatibility of two parts', readAssemblyInfo, pair);
}

const SITEMAP_KINDS: readonly SitemapKind[] = ['product', 'category', 'brand', 'landing'];

async function walkSitemap(walk: Walk) {
  for (const kind of SITEMAP_KINDS) {
    const page = await walk.step(`sitemap: ${kind}`, readSitemapPage, { kind, page: 1 });
    const slug = page?.entries[0]?.slug;
    if (kind === 'landing' && slug) await walk.step('a landing page', readLanding, slug);
  }
}
