import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { markAllNotificationsRead, markNotificationRead } from '@/lib/api/calls/notifications';
import { describeError } from '@/lib/api/error-catalogue';
import { markAsRead, type PaginatedNotifications } from '@/lib/domain/account/inbox';
import { notificationsKey } from '@/lib/queries/notifications';
import { notify } from '@/stores/interface/toast-store';

/** Marks one notification as read, or all of them (`null`). The screen changes at once and is restored if the call fails. */
export function useMarkNotificationsRead(customerId: string) {
  const client = useQueryClient();
  const queryKey = notificationsKey(customerId);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? markAllNotificationsRead(browserClient, customerId)
        : markNotificationRead(browserClient, id),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<PaginatedNotifications>({ queryKey });
      client.setQueriesData<PaginatedNotifications>(
        { queryKey },
        (page) => page && markAsRead(page, id),
      );
      return before;
    },
    onError: (error, _id, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page);
      notify(describeError(error));
    },
    // No refetch: in a list of unread notifications, those just read stay visible until the list is loaded again.
    onSuccess: () => client.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
  return { read: mutate, isReading: isPending };
}
