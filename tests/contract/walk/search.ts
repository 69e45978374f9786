import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readSearch, SEARCH_PAGE_SIZE } from '@/lib/api/search';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { Brand, Category, ProductSummary } from '@/lib/domain/product/types';
import {
  emptyCriteria,
  SEARCH_SORTS,
  type SearchCriteria,
  type SearchSort,
} from '@/lib/domain/search/criteria';
import type { Walk } from './walk';

/** The price that is shown. */
const priceOf = ({ pricing }: ProductSummary) =>
  pricing ? getDisplayPrices(pricing).final : Number.NaN;

/** Whether a list is in the order of a sort. Null for one that the answers do not show. */
const IN_ORDER: Partial<
  Record<SearchSort, (one: ProductSummary, next: ProductSummary) => boolean>
> = {
  'price-asc': (one, next) => !(priceOf(one) > priceOf(next)),
  'price-desc': (one, next) => !(priceOf(one) < priceOf(next)),
  rating: (one, next) => !((one.rating ?? 0) < (next.rating ?? 0)),
};

/** Searches with every filter, sort and page. @returns the products that were found */
export async function walkSearch(
  walk: Walk,
  { brands, categories }: { brands: readonly Brand[]; categories: readonly Category[] },
): Promise<ProductSummary[]> {
  const found = new Map<string, ProductSummary>();
  const ignored = (what: string, loss: string, level: 'should' | 'must' = 'should') =>
    walk.observe(specEndpoints.search, level, [what, 'changes nothing'], loss);
  const search = async (name: string, change: Partial<SearchCriteria>) => {
    const result = await walk.step(`search: ${name}`, readSearch, { ...emptyCriteria, ...change });
    for (const product of result?.products ?? []) found.set(product.id, product);
    return result?.products ?? [];
  };

  const all = await search('everything', {});
  const [first] = all;
  if (!first) {
    const problem = ['data', 'has no product that can be shown'] as const;
    walk.observe(specEndpoints.search, 'must', problem, 'nothing can be found');
  }
  if (first) await search('a word', { text: first.name.split(' ')[0] ?? first.name });
  await search('a word that is nowhere', { text: 'xqzwvk' });
  const next = await search('page 2', { page: 2 });
  const isSamePage = next.length > 0 && next.every(({ id }) => all.some((one) => one.id === id));
  if (isSamePage && all.length === SEARCH_PAGE_SIZE)
    ignored('`page`', 'only the first page can be seen');
  if (all.length > SEARCH_PAGE_SIZE) ignored('`per_page`', 'pages are longer than 10 products');

  const brand = first?.brand?.slug ?? brands[0]?.slug;
  if (brand) {
    const list = await search('a brand', { brands: [brand] });
    if (list.some((one) => one.brand && one.brand.slug !== brand))
      ignored('`marca_…`', 'brands cannot be filtered');
  }
  const category = first?.category?.slug ?? categories[0]?.slug;
  if (category) await search('a category', { categories: [category] });
  if (brand && category)
    await search('a brand in a category', { brands: [brand], categories: [category] });
  await search('an unknown brand', { brands: ['no-existe-0'] });

  for (const sort of SEARCH_SORTS) {
    const list = await search(`sort by ${sort}`, { sort });
    const isInOrder = IN_ORDER[sort];
    const isSorted = list.every((one, index) => {
      const after = list[index + 1];
      return !after || !isInOrder || isInOrder(one, after);
    });
    if (!isSorted) ignored(`\`sort\` (${sort})`, 'the order that was chosen is not kept');
  }
  const limit = first && Math.round(priceOf(first));
  if (limit) {
    const list = await search('a highest price', { priceMax: limit });
    if (list.some((one) => priceOf(one) > limit))
      ignored('`price_max`', 'prices cannot be filtered');
    await search('a lowest price', { priceMin: limit });
  }
  await search('a highest monthly payment', { monthlyMax: 500 });
  await search('offers', { onlyOffers: true });
  await search('in stock', { onlyInStock: true });
  return [...found.values()];
}
