import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useTranslation } from '@/lib/i18n/client';

interface ConfirmButtonProps {
  label: string;
  /** Whose it is, for who hears the button and not the list around it. */
  of: string;
  icon?: IconName;
  /** The question that is asked first, in place of the button. */
  question: string;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first, where it stands. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, of, icon, question, confirmLabel, isBusy, onConfirm } = props;
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The focus follows what replaced the button that had it.
    if (isAsking !== wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={first}
        type="button"
        aria-label={`${label}: ${of}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setAsking(true)}
        className={buttonClass('quiet')}
      >
        {icon && <Icon name={icon} />}
        {label}
      </button>
    );
  }
  return (
    <fieldset aria-label={question} className="flex flex-wrap items-center gap-2">
      <span>{question}</span>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {confirmLabel}
      </button>
      <button
        ref={first}
        type="button"
        className={buttonClass('quiet')}
        onClick={() => setAsking(false)}
      >
        {t('cancel')}
      </button>
    </fieldset>
  );
}
