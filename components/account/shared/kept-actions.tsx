import { ConfirmButton } from '@/components/shared/confirm-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

interface KeptActionsProps {
  /** Whose they are, for who hears the buttons and not the list around them. */
  of: string;
  words: { question: string; confirm: string; makeDefault: string };
  isBusy: boolean;
  /** Where it is changed, if it can be. */
  editHref?: string;
  onDelete: () => void;
  /** Makes it the one that is used unless another is chosen; none where it cannot be, or is already. */
  onMakeDefault: (() => void) | undefined;
}

/** What can be done with one of several things that a customer keeps. */
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
