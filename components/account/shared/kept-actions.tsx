import { ConfirmButton } from '@/components/shared/confirm-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

interface KeptActionsProps {
  /** Name of the list item, for screen reader users who hear the buttons without their context. */
  of: string;
  words: { question: string; confirm: string; makeDefault: string };
  isBusy: boolean;
  /** Address of the edit form, if the item can be edited. */
  editHref?: string;
  onDelete: () => void;
  /** Makes the item the default; undefined if it already is or cannot be. */
  onMakeDefault: (() => void) | undefined;
}

/** The buttons of an item in a profile list: edit, delete, make default. */
export function KeptActions(props: KeptActionsProps) {
  const { of, words, isBusy, editHref, onDelete, onMakeDefault } = props;
  const { t } = useTranslation('account');
  return (
    <>
      {editHref !== undefined && (
        <a href={editHref} aria-label={`${t('edit')}: ${of}`} className={buttonClass('quiet')}>
          <Icon name="edit" />
          {t('edit')}
        </a>
      )}
      <ConfirmButton
        label={t('delete')}
        of={of}
        icon="trash"
        question={words.question}
        confirmLabel={words.confirm}
        isBusy={isBusy}
        onConfirm={onDelete}
      />
      {onMakeDefault && (
        <button
          type="button"
          aria-label={`${words.makeDefault}: ${of}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || onMakeDefault()}
          className={buttonClass('quiet')}
        >
          <Icon name="check" />
          {words.makeDefault}
        </button>
      )}
    </>
  );
}
