import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { PhoneField, TextField, type TextFieldProps } from './field';

interface NewPasswordFieldsProps {
  password: TextFieldProps;
  confirmation: TextFieldProps;
}

export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField {...password} hint={t('field.passwordHint')} autoComplete="new-password" />
      <PasswordField {...confirmation} autoComplete="new-password" />
    </>
  );
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'action' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Needs the texts `auth`. */
export function PasswordField(field: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          title={t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}

type PersonFieldsProps = Record<'names' | 'lastName' | 'motherLastName' | 'phone', TextFieldProps>;
type BusinessFieldsProps = Record<'businessName' | 'rfc', TextFieldProps>;

export function PersonFields({ names, lastName, motherLastName, phone }: PersonFieldsProps) {
  return (
    <>
      <TextField {...names} autoComplete="given-name" />
      <div className="form-pair">
        <TextField {...lastName} autoComplete="family-name" />
        <TextField {...motherLastName} autoComplete="additional-name" />
      </div>
      <PhoneField {...phone} />
    </>
  );
}

export function BusinessFields({ businessName, rfc }: BusinessFieldsProps) {
  return (
    <>
      <TextField {...businessName} autoComplete="organization" />
      <TextField {...rfc} autoCapitalize="characters" autoComplete="off" />
    </>
  );
}
