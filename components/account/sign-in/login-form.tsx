'use client';

import { useEffect, useRef, useState } from 'react';
import { Checkbox, EmailField } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/person-fields';
import { useEarlySubmit } from '@/components/forms/pre-hydration-input';
import { useZodForm } from '@/components/forms/use-zod-form';
import { useBackendTexts } from '@/components/shared/use-backend-texts';
import { describeError } from '@/lib/api/client/error-catalogue';
import { credentialsSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { showGoogleButton } from '@/lib/integrations/google-identity';
import { login as failureTitle } from '@/locales/es-MX/errors.json';
import { signIn } from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';
import { notifyMergedGuestData, useRedirectAfterSignIn } from './after-sign-in';
import { AuthLink } from './auth-link';
import { SubmitButton } from './form-parts';
import { loginDraft, type SignInFormProps } from './sign-in-forms';

/** Shows a refused social login as a toast. It has no form that could show it. */
function notifyFailure(error: unknown): void {
  if (navigator.onLine) notify(describeError(error, { operation: 'login' }));
}

/** The button of the social login. Its script is loaded on this screen only. If it is blocked, no button appears. */
export function SocialLoginButton({ clientId }: { clientId: string }) {
  const { t } = useTranslation('auth');
  const host = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const onToken = (token: string) => {
      signIn({ by: 'social', fields: { provider: 'google', token } }).then(
        (entered) => notifyMergedGuestData(entered, t),
        notifyFailure,
      );
    };
    showGoogleButton(current, clientId, onToken).then(
      () => setShown(true),
      () => undefined,
    );
  }, [clientId, t]);
  return (
    <div className="grid min-h-22 gap-2 justify-items-center text-ink-soft">
      {isShown && <p>{t('login.or')}</p>}
      <div ref={host} />
    </div>
  );
}

/** E-mail and password. */
export function LoginForm({ socialId, takeEarlySubmit }: SignInFormProps) {
  const { t } = useTranslation('auth');
  useBackendTexts('auth', 'login');
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
