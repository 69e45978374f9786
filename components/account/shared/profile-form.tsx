import type { ReactNode } from 'react';
import { FormError } from '@/components/forms/form-error';
import { Button } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import './profile-lists.css';

interface ProfileFormProps {
  submit: () => void;
  /** Called on each change, for example to save a draft. */
  onChange?: () => void;
  isSending: boolean;
  /** Null until a submit fails; then the message of the backend, or an empty text if there is none. */
  failure: string | null;
  labels?: { send: string; sending: string };
  /** Cancel link or button, shown beside the submit button. */
  cancel?: ReactNode;
  children: ReactNode;
}

/** A form of the profile. Its button is never disabled: a press on an incomplete form shows what is missing. */
export function ProfileForm(props: ProfileFormProps) {
  const { submit, onChange, isSending, failure, labels, cancel, children } = props;
  const { t } = useTranslation('account');
  const { send, sending } = labels ?? { send: t('save'), sending: t('saving') };
  return (
    <form
      method="dialog"
      noValidate
      className="profile-form"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <FormError text={failure === null ? null : failure || t('offline')} />
      <div className="profile-form-end">
        <Button size="lg" type="submit" isBusy={isSending}>
          {isSending ? sending : send}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
