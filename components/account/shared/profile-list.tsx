import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-names';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import {
  type DefaultableItem,
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { notifyFailure } from '@/stores/interface/notify-failure';
import {
  changeCachedItem,
  hasCachedChanges,
  subscribeToCachedChanges,
} from '@/stores/mutations/cached-changes';
import './profile-lists.css';

type ItemCall = (client: typeof browserClient, id: string) => Promise<void>;

type TextKey =
  | Parameters<ProfileListProps<unknown>['t']>[0]
  | 'default'
  | 'defaultFailed'
  | 'deleteFailed'
  | 'deleteQuestion'
  | 'deleteConfirm'
  | 'makeDefault';

interface ItemView {
  title: string;
  /** For screen reader users, who hear the buttons without their context; the title without it. */
  name?: string;
  /** Beside the one of the default. */
  badges?: ReactNode;
  editHref?: string;
  canBeDefault?: boolean;
  content: ReactNode;
}

interface DefaultListProps<T>
  extends Pick<ProfileListProps<T>, 'list' | 'icon' | 'link' | 'emptyLink'> {
  queryKey: QueryKey;
  calls: { setDefault: ItemCall; remove: ItemCall };
  t: (key: TextKey) => string;
  toView: (item: T) => ItemView;
}

/** A profile list of which one item is the default (addresses, cards, invoicing data). The default stands first. */
export function DefaultList<T extends DefaultableItem>(props: DefaultListProps<T>) {
  const { queryKey, calls, toView, t, ...shown } = props;
  const list = sortDefaultFirst(shown.list);
  const { isBusy, change } = useListChanges<T>(queryKey);
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  const makeDefault = (id: string) =>
    void change(id, {
      apply: setDefaultItem,
      send: () => calls.setDefault(browserClient, id),
      errorTitle: t('defaultFailed'),
    });
  const remove = (id: string) => {
    beforeRemoval(id);
    void change(id, {
      apply: removeDefaultableItem,
      send: () => calls.remove(browserClient, id),
      errorTitle: t('deleteFailed'),
    });
  };
  return (
    <ProfileList {...shown} {...{ list, region, t }}>
      {(item) => {
        const { title, name = title, badges, content, ...view } = toView(item);
        return (
          <ProfileListItem
            key={item.id}
            title={title}
            badges={
              <>
                {item.isDefault && <span className="owned-badge">{t('default')}</span>}
                {badges}
              </>
            }
            actions={
              <ItemActions
                {...view}
                {...{ t, name, isBusy }}
                canBeDefault={!item.isDefault && view.canBeDefault !== false}
                onDelete={() => remove(item.id)}
                onMakeDefault={() => makeDefault(item.id)}
              />
            }
          >
            {content}
          </ProfileListItem>
        );
      }}
    </ProfileList>
  );
}

interface ItemActionsProps extends Pick<ItemView, 'editHref'> {
  name: string;
  t: (key: TextKey) => string;
  canBeDefault: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onMakeDefault: () => void;
}

function ItemActions(props: ItemActionsProps) {
  const { name, t, editHref, canBeDefault, isBusy, onDelete, onMakeDefault } = props;
  const { t: common } = useTranslation('account');
  return (
    <>
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
      <ConfirmButton
        label={common('delete')}
        itemName={name}
        icon="trash"
        question={t('deleteQuestion')}
        confirmLabel={t('deleteConfirm')}
        isBusy={isBusy}
        onConfirm={onDelete}
      />
      {canBeDefault && (
        <Button
          variant="quiet"
          icon="check"
          aria-label={`${t('makeDefault')}: ${name}`}
          isBusy={isBusy}
          onClick={onMakeDefault}
        >
          {t('makeDefault')}
        </Button>
      )}
    </>
  );
}

export interface ProfileListProps<T> {
  list: readonly T[];
  /** See `useRemovalFocus`. */
  region: RefObject<HTMLDivElement | null>;
  t: (key: 'intro' | 'empty' | 'emptyText') => string;
  icon: IconName;
  /** Stands beside the introduction. */
  link?: ReactNode;
  /** Stands below the text of an empty list: without it `link`. */
  emptyLink?: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list of what belongs to the customer (addresses, cards, devices …), or why there is none. */
export function ProfileList<T>(props: ProfileListProps<T>) {
  const { list, region, t, icon, link, emptyLink = link, children } = props;
  return (
    <div ref={region}>
      {list.length === 0 ? (
        <EmptyState icon={icon} heading="h2" title={t('empty')} text={t('emptyText')}>
          {emptyLink}
        </EmptyState>
      ) : (
        <>
          <div className="owned-head">
            <p>{t('intro')}</p>
            {link}
          </div>
          <ul className="owned-list">{list.map((item) => children(item))}</ul>
        </>
      )}
    </div>
  );
}

interface ProfileListItemProps {
  title: ReactNode;
  /** Short labels beside the title, such as `Predeterminada`. */
  badges?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function ProfileListItem({ title, badges, actions, children }: ProfileListItemProps) {
  return (
    <li className="owned-item">
      <div className="owned-about">
        <h2>
          {title} {badges}
        </h2>
        {children}
      </div>
      <div className="owned-actions">{actions}</div>
    </li>
  );
}

const ROWS = ['first', 'second', 'third'] as const;

export function ProfileListSkeleton({ rows = 2 }: { rows?: 1 | 2 | 3 }) {
  return (
    <div className="owned-list" aria-hidden="true">
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="owned-item">
          <div className="skeleton h-36 w-full max-w-md" />
        </div>
      ))}
    </div>
  );
}

interface ListChange<T> {
  apply: (list: readonly T[], id: string) => T[];
  send: (id: string) => Promise<void>;
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

/**
 * Moves the focus when the focused list item is removed: to the item that takes its place, or to the first link or
 * button of the region when the list is empty.
 * @param ids of the items, in order
 */
export function useRemovalFocus(ids: readonly string[]) {
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
