import type {
  Banner,
  Brand,
  Category,
  HomeSection,
  PhysicalStore,
} from '@/lib/domain/product/types';
import type { ApiClient } from '../client';
import { createFind } from '../create-read';
import { assumedEndpoints } from '../endpoints/assumed';
import { specEndpoints } from '../endpoints/spec';
import { toBanner } from '../resources/banner';
import { toBrand } from '../resources/brand';
import { toCategory } from '../resources/category';
import { toSection } from '../resources/section';
import { toStore } from '../resources/store';
import { firstEntity, listEntities, readList, withoutDuplicates } from '../resources/wire';

/** The brands that have products. */
export async function readBrands(client: ApiClient, signal?: AbortSignal): Promise<Brand[]> {
  const document = await client.request(specEndpoints.brands, {
    query: { 'filter[withExpiration]': '', 'fields[brands]': 'name,image,image_sm,slug' },
    signal,
  });
  return listEntities(document, toBrand);
}

/** The root categories with their subcategories and popular brands. */
export async function readCategoryTree(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Category[]> {
  const document = await client.request(assumedEndpoints.categories, {
    query: { include: 'categories,popularBrands' },
    signal,
  });
  return listEntities(document, toCategory);
}

/** A category with its parents and children. Null when there is none. */
export const readCategory = createFind(
  assumedEndpoints.categories,
  (slug: string) => ({
    query: { 'filter[slug]': slug, include: 'parent,categories,popularBrands' },
  }),
  (document) => firstEntity(document, toCategory),
);

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
    const document = await client.request(assumedEndpoints.banners, {
      query: { 'filter[slot]': slots.join(','), 'page[number]': page },
      signal,
    });
    found.push(...listEntities(document, toBanner));
    if (!document.links.next) break;
  }
  return withoutDuplicates(found);
}

/** Home sections in the order of `keys`. Keys that the backend does not know are left out. */
export async function readSections(
  client: ApiClient,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<HomeSection[]> {
  const document = await client.request(assumedEndpoints.sections, {
    query: {
      'filter[key]': keys.join(','),
      include: 'products,products.brand,products.category,products.coverImage',
    },
    signal,
  });
  const sections = readList(document, toSection);
  return keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);
}

/** The physical stores. */
export async function readStores(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<PhysicalStore[]> {
  return listEntities(await client.request(assumedEndpoints.stores, { signal }), toStore);
}
