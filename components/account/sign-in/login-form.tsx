'use client';

import { useRef } from 'react';
import { Checkbox } from '@/components/forms/checkbox';
import { EmailField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { PasswordField } from '@/components/forms/password-field';
import { useEarlySubmit } from '@/components/forms/use-early-submit';
import { useZodForm } from '@/components/forms/use-zod-form';
import { useBackendTexts } from '@/components/shared/use-backend-texts';
import { credentialsSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { login as failureTitle } from '@/locales/es-MX/errors.json';
import { signIn } from '@/stores/flows/session/sign-in';
import { AuthLink } from './auth-link';
import type { SignInFormProps } from './auth-props';
import { SubmitButton } from './form-parts';
import { loginDraft } from './login-draft';
import { notifyMergedGuestData } from './notify-merged-guest-data';
import { SocialLoginButton } from './social-login-button';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

/** E-mail and password. */
export function LoginForm({ socialId, takeEarlySubmit }: SignInFormProps) {
  const { t } = useTranslation('access');
  useBackendTexts('access', 'login');
  const element = useRef<HTMLFormElement>(null);
  const { form, field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: credentialsSchema,
    t,
    requiredMark: t('required'),
    offline: t('offline'),
    serverFields: { username: 'email' },
    draft: loginDraft,
    failureTitle,
    send: async (fields) => {
      notifyMergedGuestData(await signIn({ by: 'login', fields }), t);
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  const isSignedIn = useRedirectAfterSignIn();
  return (
    <Form ref={element} className="access-form" onChange={keepDraft} onSubmit={submit}>
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <PasswordField
        {...field('password', t('field.password'))}
        labels={{ show: t('showPassword') }}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox {...form.register('remember')}>{t('remember access')}</Checkbox>
        <AuthLink to="password.request" className="link">
          {t('restore password')}
        </AuthLink>
      </div>
      <FormError text={failure} />
      <SubmitButton
        isSending={isSending || isSignedIn}
        labels={{ send: t('login.submit'), sending: t('login.sending') }}
      />
      {socialId && <SocialLoginButton clientId={socialId} />}
      <p className="access-other">
        {t('login.new')}{' '}
        <AuthLink to="register" className="link">
          {t('login.register')}
        </AuthLink>
      </p>
    </Form>
  );
}
