/** Maximum number of addresses in one file of the sitemap. */
export const SHARD_SIZE = 5000;

/** How many files hold `total` addresses. */
export const shardCount = (total: number): number => Math.ceil(Math.max(total, 0) / SHARD_SIZE);

/** The range [from, to) of the addresses in a file, counted from 0. `shard` counts from 1. */
export const shardRange = (shard: number): { from: number; to: number } => ({
  from: (shard - 1) * SHARD_SIZE,
  to: shard * SHARD_SIZE,
});

/** A product list with its number of pages. */
export interface PagedList {
  pages: number;
}

/** One page of a list. Pages count from 1. */
export interface ListPage<List> {
  list: List;
  page: number;
}

export const countListPages = (lists: readonly PagedList[]): number =>
  lists.reduce((sum, { pages }) => sum + pages, 0);

/** Puts the pages of all lists in one sequence and returns those in the range [from, to). */
export function sliceListPages<List extends PagedList>(
  lists: readonly List[],
  { from, to }: { from: number; to: number },
): ListPage<List>[] {
  const found: ListPage<List>[] = [];
  let start = 0;
  for (const list of lists) {
    const first = Math.max(from - start, 0) + 1;
    const last = Math.min(to - start, list.pages);
    for (let page = first; page <= last; page += 1) found.push({ list, page });
    start += list.pages;
  }
  return found;
}
