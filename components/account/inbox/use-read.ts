import { useMutation } from '@tanstack/react-query';
import { describeError } from '@/lib/api/error-catalogue';
import { afterReading, type InboxPage } from '@/lib/domain/account/inbox';
import { inboxKey, markAllRead, markRead } from '@/lib/queries/inbox';
import { getQueryClient } from '@/lib/queries/query-client';
import { notify } from '@/stores/interface/toast-store';

/** Marks one notification as read, or all of them (`null`). The screen changes at once and is restored if the call fails. */
export function useRead(customerId: string) {
  const client = getQueryClient();
  const queryKey = inboxKey(customerId);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (id: string | null) => (id === null ? markAllRead(customerId) : markRead(id)),
      onMutate: async (id) => {
        await client.cancelQueries({ queryKey });
        const before = client.getQueriesData<InboxPage>({ queryKey });
        client.setQueriesData<InboxPage>({ queryKey }, (page) => page && afterReading(page, id));
        return before;
      },
      onError: (error, _id, before = []) => {
        for (const [key, page] of before) client.setQueryData(key, page);
        notify(describeError(error));
      },
      // No refetch: in a list of unread notifications, those just read stay visible until the list is loaded again.
      onSuccess: () => client.invalidateQueries({ queryKey, refetchType: 'none' }),
    },
    client,
  );
  return { read: mutate, isReading: isPending };
}
