/** Component products shown at a time, of a kit and in a step of the builder (spec 9). */
export const COMPONENTS_PAGE_SIZE = 15;

/** Where a page stands in its list. Pages count from 1. */
export interface Paging {
  page: number;
  /** The last page; while that is unknown, the next one if there may be one. An empty list has one page. */
  lastPage: number;
  /** The entries of all pages. Null when they are unknown. */
  total: number | null;
}
