import { type QueryKey, useMutation } from '@tanstack/react-query';
import { errorHtml } from '@/lib/api/error-catalogue';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';

interface OptimisticListMutation<T> {
  /** Computes the new list, which is shown at once. */
  apply: (list: readonly T[], id: string) => T[];
  send: (id: string) => Promise<void>;
  /** Title of the toast if the call fails. */
  errorTitle: string;
}

/** Milliseconds. */
const ERROR_TOAST_DURATION = 5000;

/** Changes an item of a customer's list. The change shows at once; if the call fails, it is undone and a toast says so. */
export function useOptimisticListMutation<T>(
  queryKey: QueryKey,
  { apply, send, errorTitle }: OptimisticListMutation<T>,
) {
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
        notify({
          type: 'error',
          title: errorTitle,
          text: errorHtml(error),
          duration: ERROR_TOAST_DURATION,
        });
      },
      onSettled: () => client.invalidateQueries({ queryKey }),
    },
    client,
  );
}
