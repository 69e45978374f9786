import { RetryButton } from '@/components/ui/retry-button';

/** The fields of an infinite query that the button needs. */
interface InfinitePages {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** Loads the next page of a list, or retries a failed one. Renders nothing after the last page. */
export function LoadMoreButton({
  pages: { data, isError, isFetching, hasNextPage, fetchNextPage, refetch },
  labels,
}: {
  pages: InfinitePages;
  labels: { more: string; retry: string };
}) {
  if (!isFetching && !isError && !hasNextPage) return null;
  return (
    <RetryButton
      className="mt-4"
      isBusy={isFetching || undefined}
      onClick={() => void (isError && !data ? refetch() : fetchNextPage())}
    >
      {isError ? labels.retry : labels.more}
    </RetryButton>
  );
}
