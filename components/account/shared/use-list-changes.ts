import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notifyFailure } from '@/stores/interface/notify-failure';
import {
  changeCachedItem,
  hasCachedChanges,
  subscribeToCachedChanges,
} from '@/stores/mutations/cached-changes';

interface ListChange<T> {
  /** Computes the new list, which is shown at once. */
  apply: (list: readonly T[], id: string) => T[];
  send: (id: string) => Promise<void>;
  /** Title of the toast if the call fails. */
  errorTitle: string;
}

/** Changes the items of a customer's list. A change shows at once; if the call fails, it is undone and a toast says so. */
export function useListChanges<T>(queryKey: QueryKey) {
  const client = useQueryClient();
  const isBusy = useSyncExternalStore(
    subscribeToCachedChanges,
    () => hasCachedChanges(queryKey),
    () => false,
  );
  const change = async (id: string, { apply, send, errorTitle: title }: ListChange<T>) => {
    try {
      await changeCachedItem<readonly T[]>(queryKey, id, {
        apply: (list) => apply(list, id),
        send: () => send(id),
      });
    } catch (error) {
      const text = errorHtml(error);
      notifyFailure(error, { type: 'error', title, text, duration: TOAST_DURATION.long });
    }
    // The server may have changed other items, too, such as the default.
    void client.invalidateQueries({ queryKey });
  };
  return { isBusy, change };
}
