'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Checkbox, EmailField, PhoneField, RadioField, TextField } from '@/components/forms/field';
import { Form, FormEnd } from '@/components/forms/form';
import { useEarlySubmit } from '@/components/forms/lazy-form';
import {
  BusinessFields,
  NewPasswordFields,
  PasswordField,
  PersonFields,
} from '@/components/forms/person-fields';
import { useZodForm, type ZodFormOptions } from '@/components/forms/use-zod-form';
import { authHref, readReturnTo, withReturnTo } from '@/components/shared/return-to';
import { useBackendTexts } from '@/components/shared/use-backend-texts';
import { describeError, escapeHtml } from '@/lib/api/client/error-catalogue';
import {
  credentialsSchema,
  firstPurchaseSchema,
  type Registration,
  registrationSchema,
} from '@/lib/domain/account/forms';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { showGoogleButton } from '@/lib/integrations/google-identity';
import { route } from '@/lib/routing/routes';
import { login as loginFailure, register as registerFailure } from '@/locales/es-MX/errors.json';
import { useBuildStore } from '@/stores/builder/build-store';
import {
  AccountWithoutSessionError,
  type SignInSummary,
  signIn,
} from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { AuthLink } from './auth-link';
import {
  firstPurchaseDraft,
  loginDraft,
  registerDraft,
  type SignInFormProps,
} from './sign-in-drafts';

/** A visitor who left the PC builder to sign in returns to the build, which was saved by the sign-in. */
function withSavedBuild(address: string): string {
  const { mergedSlug } = useBuildStore.getState();
  const [path, ...query] = address.split('?');
  if (!mergedSlug || path !== route('assembly-new')) return address;
  return [route('assembly-edit', { id: mergedSlug }), ...query].join('?');
}

/** Leaves a screen for guests as soon as there is a session, even if the sign-in happened in another tab. */
function useRedirectAfterSignIn(): boolean {
  const router = useRouter();
  const isSignedIn = useSessionStore(selectIsAuthenticated);
  const isAuthorised = useSessionStore(({ customer }) => customer?.authorizedDevice !== false);
  useEffect(() => {
    if (!isSignedIn) return;
    const target = withSavedBuild(readReturnTo());
    // A signed-in customer must not see this screen.
    const next = target.split('?')[0] === location.pathname ? route('home') : target;
    router.replace(isAuthorised ? next : withReturnTo('two-step', next));
  }, [isSignedIn, isAuthorised, router]);
  return isSignedIn;
}

/** Shows which lines of the guest cart could not be kept, and where the guest's PC build was saved. */
export function notifyMergedGuestData(
  { cartAdjustments, savedBuild }: SignInSummary,
  t: Texts<'auth'>,
): void {
  if (cartAdjustments.length > 0) {
    const lines = cartAdjustments.map(({ name, message }) => {
      const reason = escapeHtml(message);
      return name ? `<strong>${escapeHtml(name)}</strong>: ${reason}` : reason;
    });
    const text = [...new Set(lines)].join('<br>');
    notify({ type: 'warning', title: t('adjusted.title'), text });
  }
  if (savedBuild) {
    const said = escapeHtml(t('kept.text', { name: savedBuild.name }));
    const link = savedBuild.slug
      ? ` <a href="${route('assembly-edit', { id: savedBuild.slug })}">${t('kept.open')}</a>`
      : '';
    notify({ text: said + link, duration: TOAST_DURATION.withLink });
  }
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
        // It has no form that could show a refusal.
        (error) => navigator.onLine && notify(describeError(error, { operation: 'login' })),
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

/** A form whose success signs the visitor in and leads away. Also submits what was sent before it was loaded. */
function useSignInForm<Fields extends FieldValues, Sent>(
  takeEarlySubmit: SignInFormProps['takeEarlySubmit'],
  options: Omit<ZodFormOptions<Fields, Sent, 'auth'>, 't' | 'offline'>,
) {
  const { t } = useTranslation('auth');
  const element = useRef<HTMLFormElement>(null);
  const zodForm = useZodForm({ ...options, t, offline: t('offline') });
  const { end, keepDraft, submit } = zodForm;
  useEarlySubmit(element, takeEarlySubmit);
  const isSignedIn = useRedirectAfterSignIn();
  return {
    ...zodForm,
    t,
    end: { ...end, isSending: end.isSending || isSignedIn },
    props: { ref: element, className: 'form-stack', onChange: keepDraft, onSubmit: submit },
  };
}

export function LoginForm({ socialId, takeEarlySubmit }: SignInFormProps) {
  useBackendTexts('auth', 'login');
  const { form, field, end, t, props } = useSignInForm(takeEarlySubmit, {
    schema: credentialsSchema,
    serverFields: { username: 'email' },
    draft: loginDraft,
    failureTitle: loginFailure,
    send: async (fields) => {
      notifyMergedGuestData(await signIn({ by: 'login', fields }), t);
    },
  });
  return (
    <Form {...props}>
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <PasswordField {...field('password', t('field.password'))} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox {...form.register('remember')}>{t('remember access')}</Checkbox>
        <AuthLink to="password.request" className="link">
          {t('restore password')}
        </AuthLink>
      </div>
      <FormEnd {...end} send={t('login.submit')} sending={t('login.sending')} />
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

function useRegistration(onAccountReady: SignInFormProps['onAccountReady']) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  return async (fields: Registration) => {
    const entered = await signIn({ by: 'register', fields }).catch((error: unknown) => {
      if (error instanceof AccountWithoutSessionError) return null;
      throw error;
    });
    if (!entered) {
      loginDraft.write({ email: fields.email });
      notify({ text: t('register.logIn'), duration: TOAST_DURATION.longer });
      if (onAccountReady) onAccountReady();
      else router.push(authHref('login'));
      return;
    }
    notifyMergedGuestData(entered, t);
    notify({ text: t('register.welcome'), duration: TOAST_DURATION.advice });
  };
}

const ACCOUNT_TYPES = ['personal', 'business'] as const;

export function RegisterForm({ terms, takeEarlySubmit, onAccountReady }: SignInFormProps) {
  useBackendTexts('auth', 'register');
  const { form, field, end, t, props } = useSignInForm(takeEarlySubmit, {
    schema: registrationSchema,
    serverFields: { name: 'names' },
    draft: registerDraft,
    failureTitle: registerFailure,
    send: useRegistration(onAccountReady),
  });
  // The first registered field that is invalid gets the focus. The business fields are mounted later than the others
  // but stand above them, so all fields are registered here in screen order.
  for (const name of registerDraft.fields) form.register(name);
  const isBusiness = form.watch('accountType') === 'business';
  return (
    <Form {...props}>
      <RadioField
        {...field('accountType', t('field.accountType'), { isOptional: true })}
        initial="personal"
        options={ACCOUNT_TYPES.map((value) => ({ value, text: t(`field.${value}`) }))}
      />
      {isBusiness && <BusinessFields field={field} nameHint={t('field.businessNameHint')} />}
      <PersonFields field={field} phoneHint={t('field.phoneHint')} />
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <NewPasswordFields field={field} />
      <div className="form-hint">{terms}</div>
      <FormEnd {...end} send={t('register.submit')} sending={t('register.sending')} />
      <p className="access-other">
        <AuthLink to="login" className="link">
          {t('I already have an account, log in')}
        </AuthLink>
      </p>
    </Form>
  );
}

export function FirstPurchaseForm({ terms, takeEarlySubmit, onAccountReady }: SignInFormProps) {
  useBackendTexts('auth', 'register');
  const { field, end, t, props } = useSignInForm(takeEarlySubmit, {
    schema: firstPurchaseSchema,
    serverFields: { name: 'names' },
    draft: firstPurchaseDraft,
    failureTitle: registerFailure,
    send: useRegistration(onAccountReady),
  });
  return (
    <Form {...props}>
      <EmailField {...field('email', t('field.email'))} autoComplete="username" />
      <PasswordField
        {...field('password', t('field.password'))}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
      />
      <div className="form-pair">
        <TextField {...field('names', t('field.names'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('field.lastName'))} autoComplete="family-name" />
      </div>
      <PhoneField {...field('phone', t('field.phone'))} hint={t('field.phoneHint')} />
      <div className="form-hint">{terms}</div>
      <FormEnd {...end} send={t('register.submit')} sending={t('register.sending')} />
    </Form>
  );
}
