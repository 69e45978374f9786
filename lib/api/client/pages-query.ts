import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Paging } from '@/lib/domain/paging';
import { browserClient } from './browser-client';
import type { Read } from './read-query';

export const pagesQuery = <Key extends QueryKey, Args extends object, Page extends Paging>(
  queryKey: Key,
  read: Read<Args & { page: number }, Page>,
  args: Args,
  initialPageParam = 1,
) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number>({
    queryKey,
    queryFn: ({ pageParam: page, signal }) => read(browserClient, { ...args, page }, signal),
    initialPageParam,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });
