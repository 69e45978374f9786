import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { Button } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import './profile-lists.css';

interface ProfileFormProps {
  submit: (form: HTMLFormElement) => void;
  /** Called on each change, for example to save a draft. */
  onChange?: () => void;
  isSending: boolean;
  /** Why the last submit failed. */
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
    <Form className="profile-form" onChange={onChange} onSubmit={submit}>
      {children}
      <FormError text={failure} />
      <div className="profile-form-end">
        <Button size="lg" type="submit" isBusy={isSending}>
          {isSending ? sending : send}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}
