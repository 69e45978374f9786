import type { TextFieldProps } from '@/components/forms/field';
import { PasswordField } from '@/components/forms/password-field';
import { useTranslation } from '@/lib/i18n/client';

interface NewPasswordFieldsProps {
  password: TextFieldProps;
  confirmation: TextFieldProps;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const labels = { show: t('showPassword') };
  return (
    <>
      <PasswordField
        {...password}
        hint={t('field.passwordHint')}
        labels={labels}
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} labels={labels} autoComplete="new-password" />
    </>
  );
}
