import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
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

type ItemCall = (client: typeof browserClient, id: string) => Promise<void>;

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
  moreActions?: ReactNode;
  content: ReactNode;
}

interface ProfileListProps<T, Key extends string = TextKey> {
  query: UseQueryResult<readonly T[]>;
  queryKey: QueryKey;
  sort: (list: readonly T[]) => T[];
  t: (key: Key) => string;
  icon: IconName;
  /** Stands beside the introduction. */
  link?: ReactNode;
  /** Stands below the text of an empty list: without it `link`. */
  emptyLink?: ReactNode;
  deleteLabel?: string;
  without: (list: readonly T[], id: string) => T[];
  remove: ItemCall;
  toView: (item: T) => ItemView;
}

/** A list of what belongs to the customer (addresses, cards, devices …), or why there is none. */
export function ProfileList<T extends { id: string }>(props: ProfileListProps<T>) {
  const { query, sort } = props;
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
    <QueryView query={query} skeleton={skeleton}>
      {(list) => <LoadedList {...props} list={sort(list)} />}
    </QueryView>
  );
}

function LoadedList<T extends { id: string }>(props: ProfileListProps<T> & { list: T[] }) {
  const { list, queryKey, t, icon, link, emptyLink = link, without, remove, toView } = props;
  const { t: common } = useTranslation('account');
  const { deleteLabel = common('delete') } = props;
  const change = useListChanges<T>(queryKey);
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  const onDelete = (id: string) => {
    beforeRemoval(id);
    void change(id, { apply: without, send: remove, errorTitle: t('deleteFailed') });
  };
  const toRow = (item: T) => {
    const { title, name = title, badges, editHref, instead, moreActions, content } = toView(item);
    return (
      <li key={item.id} className="owned-item">
        <div className="grid gap-0.5 min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-1 text-18">
            {title} {badges}
          </h2>
          {content}
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
          {instead ?? (
            <ConfirmButton
              label={deleteLabel}
              itemName={name}
              icon="trash"
              question={t('deleteQuestion')}
              confirmLabel={t('deleteConfirm')}
              onConfirm={() => onDelete(item.id)}
            />
          )}
          {moreActions}
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
        </>
      )}
    </div>
  );
}

interface DefaultListProps<T>
  extends Omit<
    ProfileListProps<T, TextKey | 'default' | 'makeDefault' | 'defaultFailed'>,
    'sort' | 'without'
  > {
  setDefault: (client: typeof browserClient, id: string, item: T) => Promise<void>;
  toView: (item: T) => ItemView & { canBeDefault?: boolean };
}

/** A profile list of which one item is the default (addresses, cards, invoicing data). The default stands first. */
export function DefaultList<T extends DefaultableItem>(props: DefaultListProps<T>) {
  const { setDefault, ...shown } = props;
  const { queryKey, t } = shown;
  const change = useListChanges<T>(queryKey);
  const makeDefault = (item: T) =>
    void change(item.id, {
      apply: setDefaultItem,
      send: (client, id) => setDefault(client, id, item),
      errorTitle: t('defaultFailed'),
    });
  return (
    <ProfileList
      {...shown}
      sort={sortDefaultFirst}
      without={removeDefaultableItem}
      toView={(item) => {
        const { canBeDefault = true, ...view } = shown.toView(item);
        return {
          ...view,
          badges: (
            <>
              {item.isDefault && <span className="owned-badge">{t('default')}</span>}
              {view.badges}
            </>
          ),
          moreActions: canBeDefault && !item.isDefault && (
            <Button
              variant="quiet"
              icon="check"
              aria-label={`${t('makeDefault')}: ${view.name ?? view.title}`}
              onClick={() => makeDefault(item)}
            >
              {t('makeDefault')}
            </Button>
          ),
        };
      }}
    />
  );
}

interface ListChange<T> {
  apply: (list: readonly T[], id: string) => T[];
  send: ItemCall;
  errorTitle: string;
}

/**
 * Changes the items of a customer's list. Each change shows at once and is sent after those before it, so that the last one
 * counts; if the call fails, it is undone and a toast says so.
 */
function useListChanges<T>(queryKey: QueryKey) {
  const client = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (call: () => Promise<void>) => {
    const turn = last.current.then(call);
    last.current = turn.catch(() => undefined);
    return turn;
  };
  return async (id: string, { apply, send, errorTitle: title }: ListChange<T>) => {
    try {
      await changeCachedItem<readonly T[]>(queryKey, id, {
        apply: (list) => apply(list, id),
        send: () => inTurn(() => send(browserClient, id)),
      });
    } catch (error) {
      notifyFailure(error, { title });
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
