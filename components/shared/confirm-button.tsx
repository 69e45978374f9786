import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { IconName } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

interface ConfirmButtonProps {
  label: string;
  /** Name of the list item, for screen reader users who hear the button without its context. */
  itemName: string;
  icon?: IconName;
  question: string;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
}

/** A button for an action that cannot be undone. It asks for confirmation in place. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, itemName, icon, question, confirmLabel, isBusy, onConfirm } = props;
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The focused button was replaced, so its replacement gets the focus.
    if (isAsking !== wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button
        variant="quiet"
        icon={icon}
        ref={first}
        aria-label={`${label}: ${itemName}`}
        isBusy={isBusy}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <fieldset aria-label={question} className="flex flex-wrap items-center gap-2">
      <span>{question}</span>
      <Button
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
      <Button variant="quiet" ref={first} onClick={() => setAsking(false)}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}
