import type {
  Banner,
  Brand,
  Category,
  HomeSection,
  PhysicalStore,
} from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { specEndpoints } from '../endpoints/spec';
import { toBanner } from '../resources/banner';
import { toBrand } from '../resources/brand';
import { toCategory } from '../resources/category';
import { toSection } from '../resources/section';
import { toStore } from '../resources/store';
import { entities, firstEntity, models } from '../resources/wire';

/** The brands that have products. */
export async function readBrands(client: ApiClient, signal?: AbortSignal): Promise<Brand[]> {
  const { data } = await client.request(specEndpoints.brands, {
    query: { 'filter[withExpiration]': '', 'fields[brands]': 'name,image,image_sm,slug' },
    signal,
  });
  return entities(models(data), toBrand);
}

/** The root categories with their subcategories and popular brands. */
export async function readCategoryTree(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Category[]> {
  const { data } = await client.request(assumedEndpoints.categories, {
    query: { include: 'categories,popularBrands' },
    signal,
  });
  return entities(models(data), toCategory);
}

/** A category with its parents and children. Null when there is none. */
export async function readCategory(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<Category | null> {
  const document = await client.requestOrNull(assumedEndpoints.categories, {
    query: { 'filter[slug]': slug, include: 'parent,categories,popularBrands' },
    signal,
  });
  return firstEntity(document, toCategory);
}

/** Limit of the pages, in case the last page never comes. */
const MAX_BANNER_PAGES = 10;

/** The banners of some slots, from all pages (spec 3, Banner). */
export async function readBanners(
  client: ApiClient,
  slots: readonly string[],
  signal?: AbortSignal,
): Promise<Banner[]> {
  const found = [];
  for (let page = 1; page <= MAX_BANNER_PAGES; page += 1) {
    const { data, links } = await client.request(assumedEndpoints.banners, {
      query: { 'filter[slot]': slots.join(','), 'page[number]': page },
      signal,
    });
    found.push(...models(data));
    if (!links.next) break;
  }
  return entities(found, toBanner);
}

/** Home sections in the order of `keys`. Keys that the backend does not know are left out. */
export async function readSections(
  client: ApiClient,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<HomeSection[]> {
  const { data } = await client.request(assumedEndpoints.sections, {
    query: {
      'filter[key]': keys.join(','),
      include: 'products,products.brand,products.category,products.coverImage',
    },
    signal,
  });
  const sections = models(data)
    .map(toSection)
    .filter((section) => section !== null);
  return keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
}

/** The physical stores. */
export async function readStores(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<PhysicalStore[]> {
  const { data } = await client.request(assumedEndpoints.stores, { signal });
  return entities(models(data), toStore);
}
