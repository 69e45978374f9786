'use client';

import { Suspense } from 'react';
import type { Draft } from '@/components/forms/draft';
import { lazyForm } from '@/components/forms/lazy-form';
import {
  firstPurchaseDraft,
  loginDraft,
  registerDraft,
  type SignInFormProps,
} from './sign-in-drafts';

type LazySignInFormProps = Omit<SignInFormProps, 'takeEarlySubmit'>;

const rootId = 'acceso';
type FormName = 'LoginForm' | 'RegisterForm' | 'FirstPurchaseForm';
const lazySignIn = (name: FormName, draft: Draft<string>) =>
  lazyForm<LazySignInFormProps>({
    rootId,
    texts: 'auth',
    draft,
    load: async () => (await import('./sign-in-forms'))[name],
  });

const FORMS = {
  login: lazySignIn('LoginForm', loginDraft),
  register: lazySignIn('RegisterForm', registerDraft),
  'first-purchase': lazySignIn('FirstPurchaseForm', firstPurchaseDraft),
};

/** A form that is part of the document, so that visitors can read it and type in it before its code is loaded. */
export function LazySignInForm(props: LazySignInFormProps & { form: keyof typeof FORMS }) {
  const Form = FORMS[props.form];
  return (
    <div id={rootId} className="noscript:hidden">
      <Suspense fallback={<div className="skeleton h-96" />}>
        <Form {...props} />
      </Suspense>
    </div>
  );
}
