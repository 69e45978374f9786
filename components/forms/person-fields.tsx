import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { PhoneField, TextField, type TextFieldProps } from './field';

/** These parts need the texts `auth`. */
interface FieldsProps<Name extends string> {
  /** `field` of a form that has at least these fields. */
  field: (name: Name, label: string, options?: { isOptional: true }) => TextFieldProps;
}

/** Password managers need the account's e-mail to store its new password. */
export const HiddenUsernameField = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);

export function NewPasswordFields({
  field,
  label,
}: FieldsProps<'password' | 'passwordConfirmation'> & { label?: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        {...field('password', label ?? t('field.password'))}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('passwordConfirmation', t('field.confirmation'))}
        autoComplete="new-password"
      />
    </>
  );
}

export function PasswordField(
  field: TextFieldProps & { autoComplete: 'current-password' | 'new-password' },
) {
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

interface PersonFieldsProps extends FieldsProps<'names' | 'lastName' | 'motherLastName' | 'phone'> {
  phoneHint: string;
}

export function PersonFields({ field, phoneHint }: PersonFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField {...field('names', t('field.names'))} autoComplete="given-name" />
      <div className="form-pair">
        <TextField {...field('lastName', t('field.lastName'))} autoComplete="family-name" />
        <TextField
          {...field('motherLastName', t('field.motherLastName'), { isOptional: true })}
          autoComplete="additional-name"
        />
      </div>
      <PhoneField {...field('phone', t('field.phone'))} hint={phoneHint} />
    </>
  );
}

interface BusinessFieldsProps extends FieldsProps<'businessName' | 'rfc'> {
  nameHint: string;
}

export function BusinessFields({ field, nameHint }: BusinessFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextField
        {...field('businessName', t('field.businessName'))}
        hint={nameHint}
        autoComplete="organization"
      />
      <TextField {...field('rfc', t('field.rfc'))} autoCapitalize="characters" />
    </>
  );
}
