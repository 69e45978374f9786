'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { PasswordField } from '@/components/forms/password-field';
import { useEarlySubmit } from '@/components/forms/use-early-submit';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import {
  type Credentials,
  type CredentialsFields,
  credentialsSchema,
} from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { signIn } from '@/stores/flows/session/sign-in';
import { AuthLink } from './auth-link';
import type { SignInFormProps } from './auth-props';
import { AuthForm, SubmitButton } from './form-parts';
import { notifyMergedGuestData } from './notify-merged-guest-data';
import { notifySignInFailure } from './notify-sign-in-failure';
import { SocialLoginButton } from './social-login-button';
import { useAuthFields } from './use-auth-fields';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

const draft = createDraft<'email'>('login-draft', ['email']);
const SERVER_FIELDS = { username: 'email', password: 'password' } as const;

/** E-mail and password. The e-mail is kept as a draft in this tab; the password never is. */
export function LoginForm({ socialId, takeEarlySubmit }: SignInFormProps) {
  const { t } = useTranslation('access');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<CredentialsFields, unknown, Credentials>({
    resolver: zodResolver(credentialsSchema),
  });
  const field = useAuthFields(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    draft,
    onFailure: notifySignInFailure('login'),
    send: async (fields) => {
      notifyMergedGuestData(await signIn({ by: 'login', fields }), t);
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  const isSignedIn = useRedirectAfterSignIn();
  return (
    <AuthForm ref={element} onChange={keepDraft} submit={submit}>
      <TextField
        {...field('email', 'field.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password', 'field.password')}
        labels={{ show: t('showPassword') }}
        autoComplete="current-password"
      />
      <div className="access-row">
        <label className="form-check">
          <input type="checkbox" {...form.register('remember')} />
          {t('login.remember')}
        </label>
        <AuthLink to="password.request" className="access-link">
          {t('login.forgot')}
        </AuthLink>
      </div>
      <FormError text={failure === null ? null : failure || t('offline')} />
      <SubmitButton
        isSending={form.formState.isSubmitting || isSignedIn}
        labels={{ send: t('login.submit'), sending: t('login.sending') }}
      />
      {socialId && <SocialLoginButton clientId={socialId} />}
      <p className="access-other">
        {t('login.new')}{' '}
        <AuthLink to="register" className="access-link">
          {t('login.register')}
        </AuthLink>
      </p>
    </AuthForm>
  );
}
