import { RetryButton } from '@/components/ui/retry-button';

interface InfinitePages {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: (options?: { cancelRefetch: boolean }) => Promise<unknown>;
}

export function LoadMoreButton({
  pages,
  labels,
}: {
  pages: InfinitePages;
  labels: { more: string; retry: string };
}) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage } = pages;
  if (!isFetching && !isError && !hasNextPage) return null;
  const load = async () => {
    // What is being asked for again comes first.
    if (!data || isFetching) await pages.refetch({ cancelRefetch: false });
    if (data) await pages.fetchNextPage();
  };
  return (
    <RetryButton
      className="mt-4"
      isBusy={isFetchingNextPage || (!data && isFetching) || undefined}
      onClick={() => void load()}
    >
      {isError ? labels.retry : labels.more}
    </RetryButton>
  );
}
