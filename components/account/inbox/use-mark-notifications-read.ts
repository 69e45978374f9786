import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/client/browser-client';
import { describeError } from '@/lib/api/client/error-catalogue';
import {
  markAllNotificationsRead,
  markNotificationRead,
  notificationsKey,
} from '@/lib/api/notifications';
import { markAsRead, type PaginatedNotifications } from '@/lib/domain/account/inbox';
import { notifyFailure } from '@/stores/interface/notify-failure';

/**
 * Marks one notification as read, or all of them (`null`). The screen changes at once, and the calls are sent in turn.
 * The query library's own mutation does this here and not `createMutationQueue`: a mark stands in every cached page at
 * once, and no later value ever takes its place.
 */
export function useMarkNotificationsRead(customerId: string) {
  const client = useQueryClient();
  const queryKey = notificationsKey(customerId);
  const show = (id: string | null) =>
    client.setQueriesData<PaginatedNotifications>(
      { queryKey },
      (page) => page && markAsRead(page, id),
    );
  const { mutate, isPending } = useMutation({
    scope: { id: queryKey.join() },
    mutationFn: (id: string | null) =>
      id === null
        ? markAllNotificationsRead(browserClient, customerId)
        : markNotificationRead(browserClient, id),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<PaginatedNotifications>({ queryKey });
      show(id);
      return before;
    },
    onError: (error, _id, before = []) => {
      for (const [key, page] of before) client.setQueryData(key, page);
      notifyFailure(error, describeError(error));
      // Another mark may have been made before this one or since.
      void client.invalidateQueries({ queryKey });
    },
    onSuccess: (_, id) => {
      // An earlier mark that failed has restored the pages without this one.
      show(id);
      // No refetch: in a list of unread notifications, those just read stay visible until the list is loaded again.
      return client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
  return { read: mutate, isReading: isPending };
}
