import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readBanners, readBrands, readCategoryTree } from '@/lib/api/calls/catalogue';

/** Stale time of data that rarely changes: half an hour. */
const RARELY_CHANGING_MS = 30 * 60_000;

export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => readBrands(browserClient, signal),
    staleTime: RARELY_CHANGING_MS,
  });

export const categoryTreeQuery = () =>
  queryOptions({
    queryKey: ['category-tree'],
    queryFn: ({ signal }) => readCategoryTree(browserClient, signal),
    staleTime: RARELY_CHANGING_MS,
  });

export const bannersQuery = (slots: readonly string[]) =>
  queryOptions({
    queryKey: ['banners', slots],
    queryFn: ({ signal }) => readBanners(browserClient, slots, signal),
    staleTime: RARELY_CHANGING_MS,
    retry: false,
  });
