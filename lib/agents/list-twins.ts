import type { Landing } from '@/lib/api/landings';
import type { SearchResult } from '@/lib/api/search';
import type { PhysicalStore } from '@/lib/api/stores';
import { formatDate } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import type { Brand, Category, HomeSection } from '@/lib/domain/product/types';
import type { SearchCriteria } from '@/lib/domain/search/criteria';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import {
  escapeMarkdown,
  joinParts,
  markdownItems,
  markdownLink,
  markdownList,
  quoteMarkdown,
} from './markdown';
import { productLine, type TwinContext } from './product-twin';

const listLink = (
  filter: 'categories' | 'brands',
  { name, slug }: { name: string; slug: string },
  siteUrl: string,
) => markdownLink(name, new URL(searchHref({ [filter]: [slug] }), siteUrl).href);

export function listTwin(
  criteria: SearchCriteria,
  { products, applied, total, lastPage }: SearchResult,
  category: Category | null,
  { siteUrl }: TwinContext,
): string {
  const t = getTexts('twins');
  const toUrl = (path: string) => new URL(path, siteUrl).href;
  const next = searchHref({ ...criteria, page: criteria.page + 1 });
  return joinParts([
    `# ${applied.map(({ name }) => escapeMarkdown(name)).join(', ')}`,
    markdownItems([
      `${t('address')}: ${toUrl(searchHref(criteria))}`,
      total !== null && t('total', { count: total }),
      lastPage > 1 && t('pages', { page: criteria.page, last: lastPage }),
    ]),
    markdownList(
      t('products'),
      products.map((product) => productLine(product, siteUrl, t)),
    ),
    criteria.page < lastPage && markdownLink(t('next'), toUrl(next)),
    markdownList(
      t('subcategories'),
      (category?.categories ?? []).map((below) => listLink('categories', below, siteUrl)),
    ),
  ]);
}

export function categoriesTwin(categories: readonly Category[], { siteUrl }: TwinContext): string {
  const t = getTexts('twins');
  const toLine = (category: Category): string => {
    const { productsCount, categories: below } = category;
    const count = productsCount === null ? '' : ` (${t('total', { count: productsCount })})`;
    const children = below.map((child) => `\n  - ${toLine(child).replaceAll('\n', '\n  ')}`);
    return `${listLink('categories', category, siteUrl)}${count}${children.join('')}`;
  };
  return joinParts([`# ${t('categories')}`, markdownItems(categories.map(toLine))]);
}

export const brandsTwin = (brands: readonly Brand[], { siteUrl }: TwinContext): string =>
  joinParts([
    `# ${getTexts('twins')('brands')}`,
    markdownItems(brands.map((brand) => listLink('brands', brand, siteUrl))),
  ]);

export const storesTwin = (stores: readonly PhysicalStore[]): string =>
  joinParts([
    `# ${getTexts('twins')('stores')}`,
    ...stores.map(({ name, address, zipCode, city, state, phone, hours, services }) => {
      const place = [address, zipCode, ...new Set([city, state])].filter(Boolean).join(', ');
      const lines = [place, phone, ...hours, services.join(', ')];
      return `## ${escapeMarkdown(name)}\n\n${markdownItems(lines.map(escapeMarkdown))}`;
    }),
  ]);

const sectionList = ({ title, products }: HomeSection, siteUrl: string): string =>
  markdownList(
    escapeMarkdown(title),
    products.map((product) => productLine(product, siteUrl, getTexts('twins'))),
  );

export function landingTwin(landing: Landing, { siteUrl }: TwinContext): string {
  const t = getTexts('twins');
  const end = parseUtc(landing.endsUtc);
  const day = end !== null && formatDate(end);
  return joinParts([
    `# ${escapeMarkdown(landing.title)}`,
    `- ${t('address')}: ${new URL(route('landing', { id: landing.slug }), siteUrl).href}`,
    quoteMarkdown(landing.text),
    day && t('campaignEnd', { day }),
    ...landing.sections.map((section) => sectionList(section, siteUrl)),
  ]);
}

export function homeTwin(
  title: string,
  { categories, sections }: { categories: readonly Category[]; sections: readonly HomeSection[] },
  { siteUrl }: TwinContext,
): string {
  const t = getTexts('twins');
  return joinParts([
    `# ${escapeMarkdown(title)}`,
    markdownList(
      t('categories'),
      categories.map((category) => listLink('categories', category, siteUrl)),
    ),
    ...sections.map((section) => sectionList(section, siteUrl)),
  ]);
}
