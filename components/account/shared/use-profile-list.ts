import type { QueryKey } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/client/browser-client';
import {
  type DefaultableItem,
  removeDefaultableItem,
  setDefaultItem,
} from '@/lib/domain/account/defaults';
import { useListChanges } from './use-list-changes';
import { useRemovalFocus } from './use-removal-focus';

type ItemCall = (client: typeof browserClient, id: string) => Promise<void>;

export type ProfileItemActions = ReturnType<
  ReturnType<typeof useProfileList<DefaultableItem>>['actionsOf']
>;

/**
 * The changes of a profile list of which one item is the default. `region` is the ref of the element around the list,
 * inside which the focus stays.
 * @param failed titles of the toasts when a call fails
 */
export function useProfileList<T extends DefaultableItem>(
  queryKey: QueryKey,
  list: readonly T[],
  calls: { setDefault: ItemCall; remove: ItemCall },
  failed: { setDefault: string; remove: string },
) {
  const { isBusy, change } = useListChanges<T>(queryKey);
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  const actionsOf = (id: string) => ({
    isBusy,
    onMakeDefault: () =>
      void change(id, {
        apply: setDefaultItem,
        send: () => calls.setDefault(browserClient, id),
        errorTitle: failed.setDefault,
      }),
    onDelete: () => {
      beforeRemoval(id);
      void change(id, {
        apply: removeDefaultableItem,
        send: () => calls.remove(browserClient, id),
        errorTitle: failed.remove,
      });
    },
  });
  return { region, actionsOf };
}
