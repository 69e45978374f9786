import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { QueryView } from '@/components/shared/query-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import {
  type DefaultableItem,
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import { useTranslation } from '@/lib/i18n/client';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { changeCachedItem, hasCachedChanges } from '@/stores/mutations/cached-changes';
import './profile-lists.css';

type TextKey =
  | 'intro'
  | 'empty'
  | 'emptyText'
  | 'deleteQuestion'
  | 'deleteConfirm'
  | 'deleteFailed';

interface ItemView {
  title: string;
  /** For screen reader users, who hear the buttons without their context; the title without it. */
  name?: string;
  /** Short labels beside the title, such as `Predeterminada`. */
  badges?: ReactNode;
  editHref?: string;
  /** In place of the button that deletes the item. */
  instead?: ReactNode;
  canBeDefault?: boolean;
  content: ReactNode;
}

interface ProfileListProps<Answer, T extends DefaultableItem, Key extends QueryKey> {
  options: UseQueryOptions<Answer, Error, T[], Key> & { queryKey: Key };
  t: (key: TextKey) => string;
  icon: IconName;
  /** Stands beside the introduction. */
  link?: ReactNode;
  /** Stands below the text of an empty list: without it `link`. */
  emptyLink?: ReactNode;
  deleteLabel?: string;
  /** Stands below a list with items. */
  below?: ReactNode;
  remove: (client: typeof browserClient, id: string) => Promise<void>;
  /** Of a list with a default, which stands first: how another one becomes it. */
  makeDefault?: {
    t: (key: 'default' | 'makeDefault' | 'defaultFailed') => string;
    send: (client: typeof browserClient, id: string, item: T) => Promise<void>;
  };
  toView: (item: T) => ItemView;
}

/** A list of what belongs to the customer (addresses, cards, devices …), or why there is none. */
export function ProfileList<Answer, T extends DefaultableItem, Key extends QueryKey>(
  props: ProfileListProps<Answer, T, Key>,
) {
  const skeleton = (
    <div className="hairline-t" aria-hidden="true">
      {['first', 'second'].map((row) => (
        <div key={row} className="owned-item">
          <div className="skeleton h-36 w-full max-w-md" />
        </div>
      ))}
    </div>
  );
  return (
    <QueryView query={useQuery(props.options)} skeleton={skeleton}>
      {(list) => <LoadedList {...props} list={sortDefaultFirst(list)} />}
    </QueryView>
  );
}

function LoadedList<Answer, T extends DefaultableItem, Key extends QueryKey>(
  props: ProfileListProps<Answer, T, Key> & { list: T[] },
) {
  const { list, options, t, icon, link, emptyLink = link, below, makeDefault } = props;
  const { t: common } = useTranslation('account');
  const { deleteLabel = common('delete') } = props;
  const change = useListChanges<T>(options.queryKey);
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  const onDelete = (id: string) => {
    beforeRemoval(id);
    void change(id, t('deleteFailed'), {
      apply: (known) => removeDefaultableItem(known, id),
      send: () => props.remove(browserClient, id),
    });
  };
  const toRow = (item: T) => {
    const { id, isDefault } = item;
    const { title, name = title, editHref, canBeDefault = true, ...view } = props.toView(item);
    return (
      <li key={id} className="owned-item">
        <div className="grid gap-0.5 min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-1 text-18">
            {title}{' '}
            {makeDefault && isDefault && (
              <span className="owned-badge">{makeDefault.t('default')}</span>
            )}
            {view.badges}
          </h2>
          {view.content}
        </div>
        <div className="flex flex-wrap items-center gap-x-1 -ml-4 xl:max-w-128 xl:self-start xl:justify-end xl:-mt-2.5 xl:-mr-4 xl:ml-0 xl:mb-0">
          {editHref !== undefined && (
            <ButtonLink
              variant="quiet"
              icon="edit"
              href={editHref}
              aria-label={`${common('edit')}: ${name}`}
            >
              {common('edit')}
            </ButtonLink>
          )}
          {view.instead ?? (
            <ConfirmButton
              label={deleteLabel}
              itemName={name}
              icon="trash"
              question={t('deleteQuestion')}
              confirmLabel={t('deleteConfirm')}
              onConfirm={() => onDelete(id)}
            />
          )}
          {makeDefault && canBeDefault && !isDefault && (
            <Button
              variant="quiet"
              icon="check"
              aria-label={`${makeDefault.t('makeDefault')}: ${name}`}
              onClick={() =>
                void change(id, makeDefault.t('defaultFailed'), {
                  apply: (known) => setDefaultItem(known, id),
                  send: () => makeDefault.send(browserClient, id, item),
                })
              }
            >
              {makeDefault.t('makeDefault')}
            </Button>
          )}
        </div>
      </li>
    );
  };
  return (
    <div ref={region}>
      {list.length === 0 ? (
        <EmptyState icon={icon} heading="h2" title={t('empty')} text={t('emptyText')}>
          {emptyLink}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 mb-4">
            <p className="max-w-[60ch] text-ink-soft">{t('intro')}</p>
            {link}
          </div>
          <ul className="hairline-t">{list.map(toRow)}</ul>
          {below}
        </>
      )}
    </div>
  );
}

interface ListChange<T> {
  apply: (list: readonly T[]) => T[];
  send: () => Promise<void>;
}

/**
 * Changes the items of a customer's list. Each change shows at once and is sent after those before it, so that the last one
 * counts; if the call fails, it is undone and a toast says so.
 */
function useListChanges<T>(queryKey: QueryKey) {
  const client = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return async (id: string, errorTitle: string, { apply, send }: ListChange<T>) => {
    const sendInTurn = () => {
      const turn = last.current.then(send);
      last.current = turn.catch(() => undefined);
      return turn;
    };
    try {
      await changeCachedItem<readonly T[]>(queryKey, id, { apply, send: sendInTurn });
    } catch (error) {
      notifyFailure(error, { title: errorTitle });
    }
    // The server may have changed other items, too, such as the default.
    if (!hasCachedChanges(queryKey)) void client.invalidateQueries({ queryKey });
  };
}

/**
 * Moves the focus when the focused list item is removed: to the item that takes its place, or to the first link or
 * button of the region when the list is empty.
 * @param ids of the items, in order
 */
function useRemovalFocus(ids: readonly string[]) {
  const region = useRef<HTMLDivElement>(null);
  const pendingRemoval = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    const gone = pendingRemoval.current;
    if (!gone || ids.includes(gone.id)) return;
    pendingRemoval.current = null;
    const items = region.current?.querySelectorAll('li') ?? [];
    const place = items[Math.min(gone.at, items.length - 1)] ?? region.current;
    place?.querySelector<HTMLElement>('a, button')?.focus();
  }, [ids]);
  return {
    region,
    /** Call this before the item is removed. */
    beforeRemoval: (id: string) => {
      pendingRemoval.current = { id, at: ids.indexOf(id) };
    },
  };
}
