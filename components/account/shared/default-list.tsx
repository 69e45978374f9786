import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import {
  type DefaultableItem,
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import { useTranslation } from '@/lib/i18n/client';
import {
  ProfileList,
  ProfileListItem,
  type ProfileListProps,
  useListChanges,
  useRemovalFocus,
} from './profile-list';

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
  /** Address of the edit form, if the item can be edited. */
  editHref?: string;
  /** False if it cannot be the default. */
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

/** The buttons of an item: edit, delete, make default. */
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
