import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button, ButtonLink } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';

interface ItemActionsProps {
  /** Name of the list item, for screen reader users who hear the buttons without their context. */
  itemName: string;
  labels: { question: string; confirm: string; makeDefault: string };
  isBusy: boolean;
  /** Address of the edit form, if the item can be edited. */
  editHref?: string;
  onDelete: () => void;
  /** Makes the item the default; undefined if it already is or cannot be. */
  onMakeDefault: (() => void) | undefined;
}

/** The buttons of an item in a profile list: edit, delete, make default. */
export function ItemActions(props: ItemActionsProps) {
  const { itemName, labels, isBusy, editHref, onDelete, onMakeDefault } = props;
  const { t } = useTranslation('account');
  return (
    <>
      {editHref !== undefined && (
        <ButtonLink
          variant="quiet"
          icon="edit"
          href={editHref}
          aria-label={`${t('edit')}: ${itemName}`}
        >
          {t('edit')}
        </ButtonLink>
      )}
      <ConfirmButton
        label={t('delete')}
        itemName={itemName}
        icon="trash"
        question={labels.question}
        confirmLabel={labels.confirm}
        isBusy={isBusy}
        onConfirm={onDelete}
      />
      {onMakeDefault && (
        <Button
          variant="quiet"
          icon="check"
          aria-label={`${labels.makeDefault}: ${itemName}`}
          isBusy={isBusy}
          onClick={onMakeDefault}
        >
          {labels.makeDefault}
        </Button>
      )}
    </>
  );
}
