'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { PasswordField } from '@/components/forms/password-field';
import { useEarlySubmit } from '@/components/forms/use-early-submit';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import {
  type Credentials,
  type CredentialsFields,
  credentialsSchema,
} from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { enter } from '@/stores/flows/session/enter';
import { tellEntryFailure } from './entry-failure';
import { tellEntered } from './entry-told';
import { AccessForm, Failure, Submit } from './form-parts';
import type { EntryFormProps } from './props';
import { ReturnLink } from './return-link';
import { SocialLogin } from './social-login';
import { useAccessFields } from './use-access-fields';
import { useAfterEntry } from './use-after-entry';

const draft = createDraft<'email'>('login-draft', ['email']);
const REFUSABLE = { username: 'email', password: 'password' } as const;

/** E-mail and password. The e-mail is kept as a draft in this tab; the password never is. */
export function LoginForm({ socialId, takeEarlySubmit }: EntryFormProps) {
  const { t } = useTranslation('access');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<CredentialsFields, unknown, Credentials>({
    resolver: zodResolver(credentialsSchema),
  });
  const field = useAccessFields(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    refusable: REFUSABLE,
    draft,
    onFailure: tellEntryFailure('login'),
    send: async (fields) => {
      tellEntered(await enter({ by: 'login', fields }), t);
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  const isIn = useAfterEntry();
  return (
    <AccessForm ref={element} onChange={keepDraft} submit={submit}>
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
        <ReturnLink to="password.request" className="access-link">
          {t('login.forgot')}
        </ReturnLink>
      </div>
      <Failure text={failure === null ? null : failure || t('offline')} />
      <Submit
        isSending={form.formState.isSubmitting || isIn}
        labels={{ send: t('login.submit'), sending: t('login.sending') }}
      />
      {socialId && <SocialLogin clientId={socialId} />}
      <p className="access-other">
        {t('login.new')}{' '}
        <ReturnLink to="register" className="access-link">
          {t('login.register')}
        </ReturnLink>
      </p>
    </AccessForm>
  );
}
