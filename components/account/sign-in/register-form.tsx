'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { BusinessFields, PersonFields } from '@/components/forms/person-fields';
import { useEarlySubmit } from '@/components/forms/use-early-submit';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import {
  type Registration,
  type RegistrationFields,
  registrationSchema,
} from '@/lib/domain/account/forms';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { signIn } from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';
import { AuthLink } from './auth-link';
import type { SignInFormProps } from './auth-props';
import { AuthForm, SubmitButton } from './form-parts';
import { NewPasswordFields } from './new-password-fields';
import { notifyMergedGuestData } from './notify-merged-guest-data';
import { notifySignInFailure } from './notify-sign-in-failure';
import { useAuthFields } from './use-auth-fields';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

/** The fields that are kept as a draft, in their order on the screen. */
const DRAFT_FIELDS = [
  'businessName',
  'rfc',
  'names',
  'lastName',
  'motherLastName',
  'phone',
  'email',
] as const;
const draft = createDraft<(typeof DRAFT_FIELDS)[number]>('register-draft', DRAFT_FIELDS);

/** The form's field for each field name of the backend. */
const SERVER_FIELDS = {
  name: 'names',
  last_name: 'lastName',
  mother_last_name: 'motherLastName',
  business_name: 'businessName',
  rfc: 'rfc',
  phone: 'phone',
  email: 'email',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const;

/** Creates an account, personal or business. */
export function RegisterForm({ terms, takeEarlySubmit }: SignInFormProps) {
  const { t } = useTranslation('access');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<RegistrationFields, unknown, Registration>({
    resolver: zodResolver(registrationSchema),
  });
  // The first registered field that is invalid gets the focus. The business fields are mounted later than the others
  // but stand above them, so all fields are registered here in screen order.
  for (const name of DRAFT_FIELDS) form.register(name);
  const field = useAuthFields(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    draft,
    onFailure: notifySignInFailure('register'),
    send: async (fields) => {
      const entered = await signIn({ by: 'register', fields });
      notifyMergedGuestData(entered, t);
      notify({
        text: t('register.welcome', { email: entered.customer.email }),
        duration: TOAST_DURATION.longer,
      });
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  const isSignedIn = useRedirectAfterSignIn();
  const isBusiness = form.watch('accountType') === 'business';
  return (
    <AuthForm ref={element} onChange={keepDraft} submit={submit}>
      <fieldset className="form-choice">
        <legend>{t('field.accountType')}</legend>
        {(['personal', 'business'] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              value={type}
              defaultChecked={type === 'personal'}
              {...form.register('accountType')}
            />
            {t(`field.${type}`)}
          </label>
        ))}
      </fieldset>
      {isBusiness && (
        <BusinessFields
          businessName={{
            ...field('businessName', 'field.businessName'),
            hint: t('field.businessNameHint'),
          }}
          rfc={field('rfc', 'field.rfc')}
        />
      )}
      <PersonFields
        names={field('names', 'field.names')}
        lastName={field('lastName', 'field.lastName')}
        motherLastName={field('motherLastName', 'field.motherLastName', false)}
        phone={{ ...field('phone', 'field.phone'), hint: t('field.phoneHint') }}
      />
      <TextField
        {...field('email', 'field.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields
        password={field('password', 'field.password')}
        confirmation={field('passwordConfirmation', 'field.confirmation')}
      />
      <div className="form-hint">{terms}</div>
      <FormError text={failure === null ? null : failure || t('offline')} />
      <SubmitButton
        isSending={form.formState.isSubmitting || isSignedIn}
        labels={{ send: t('register.submit'), sending: t('register.sending') }}
      />
      <p className="access-other">
        <AuthLink to="login" className="access-link">
          {t('register.have')}
        </AuthLink>
      </p>
    </AuthForm>
  );
}
