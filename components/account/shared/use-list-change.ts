import { type QueryKey, useMutation } from '@tanstack/react-query';
import { errorHtml } from '@/lib/api/error-catalogue';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';

interface ListChange<T> {
  /** What becomes of the list, at once. */
  apply: (list: readonly T[], id: string) => T[];
  send: (id: string) => Promise<void>;
  /** Title of what is said when it did not work. */
  failed: string;
}

/** How long a failure is said, in milliseconds. */
const FAILURE = 5000;

/** Changes one of a customer's list. It shows at once, and is taken back with a word when the backend refuses. */
export function useListChange<T>(queryKey: QueryKey, { apply, send, failed }: ListChange<T>) {
  const client = getQueryClient();
  return useMutation(
    {
      mutationFn: send,
      // One after the other, so that what is taken back is never newer than what it is put in place of.
      scope: { id: JSON.stringify(queryKey) },
      onMutate: async (id: string) => {
        await client.cancelQueries({ queryKey });
        const before = client.getQueryData<T[]>(queryKey);
        if (before) client.setQueryData(queryKey, apply(before, id));
        return { before };
      },
      onError: (error, _id, context) => {
        if (context?.before) client.setQueryData(queryKey, context.before);
        notify({ type: 'error', title: failed, text: errorHtml(error), duration: FAILURE });
      },
      onSettled: () => client.invalidateQueries({ queryKey }),
    },
    client,
  );
}
