import { type QueryKey, useMutation } from '@tanstack/react-query';
import { errorHtml } from '@/lib/api/error-catalogue';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';

interface ListChange<T> {
  /** Computes the new list, which is shown at once. */
  apply: (list: readonly T[], id: string) => T[];
  send: (id: string) => Promise<void>;
  /** Title of the toast if the call fails. */
  failed: string;
}

/** Milliseconds. */
const FAILURE = 5000;

/** Changes an item of a customer's list. The change shows at once; if the call fails, it is undone and a toast says so. */
export function useListChange<T>(queryKey: QueryKey, { apply, send, failed }: ListChange<T>) {
  const client = getQueryClient();
  return useMutation(
    {
      mutationFn: send,
      // Calls run one after another. Otherwise a rollback could restore a list that is older than a later change.
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
