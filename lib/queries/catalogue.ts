import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readBanners, readBrands, readCategoryTree } from '@/lib/api/calls/catalogue';

/** Stale time of data that rarely changes: half an hour. */
const SELDOM_MS = 30 * 60_000;

export const brands = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => readBrands(browserClient, signal),
    staleTime: SELDOM_MS,
  });

export const categoryTree = () =>
  queryOptions({
    queryKey: ['category-tree'],
    queryFn: ({ signal }) => readCategoryTree(browserClient, signal),
    staleTime: SELDOM_MS,
  });

export const banners = (slots: readonly string[]) =>
  queryOptions({
    queryKey: ['banners', slots],
    queryFn: ({ signal }) => readBanners(browserClient, slots, signal),
    staleTime: SELDOM_MS,
  });
