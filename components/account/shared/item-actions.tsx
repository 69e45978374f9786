import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import type { ProfileItemActions } from './use-profile-list';

interface ItemActionsProps extends ProfileItemActions {
  /** Name of the list item, for screen reader users who hear the buttons without their context. */
  itemName: string;
  /** The texts of the list. */
  t: (key: 'deleteQuestion' | 'deleteConfirm' | 'makeDefault') => string;
  /** Address of the edit form, if the item can be edited. */
  editHref?: string;
  /** False if it already is the default, or cannot be. */
  canBeDefault: boolean;
}

/** The buttons of an item in a profile list: edit, delete, make default. */
export function ItemActions(props: ItemActionsProps) {
  const { itemName, t, editHref, canBeDefault, isBusy, onDelete, onMakeDefault } = props;
  const { t: common } = useTranslation('account');
  return (
    <>
      {editHref !== undefined && (
        <ButtonLink
          variant="quiet"
          icon="edit"
          href={editHref}
          aria-label={`${common('edit')}: ${itemName}`}
        >
          {common('edit')}
        </ButtonLink>
      )}
      <ConfirmButton
        label={common('delete')}
        itemName={itemName}
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
          aria-label={`${t('makeDefault')}: ${itemName}`}
          isBusy={isBusy}
          onClick={onMakeDefault}
        >
          {t('makeDefault')}
        </Button>
      )}
    </>
  );
}
