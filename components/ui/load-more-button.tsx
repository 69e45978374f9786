import { buttonClass } from './button';

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
    <button
      type="button"
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (isFetching) return;
        void (isError && !data ? refetch() : fetchNextPage());
      }}
      className={buttonClass('secondary', 'md', 'mt-4')}
    >
      {isError ? labels.retry : labels.more}
    </button>
  );
}
