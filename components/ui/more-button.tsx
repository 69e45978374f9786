import { buttonClass } from './button';

/** The part of an infinite query that its button needs. */
interface Pages {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** Asks for the next page of a list, or again for the one that failed. Gone with the last page. */
export function MoreButton({
  pages: { data, isError, isFetching, hasNextPage, fetchNextPage, refetch },
  labels,
}: {
  pages: Pages;
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
