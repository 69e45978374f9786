'use client';

import { Suspense } from 'react';
import { lazyForm } from '@/components/forms/lazy-form';
import {
  firstPurchaseDraft,
  loginDraft,
  registerDraft,
  type SignInFormProps,
} from './sign-in-drafts';

type LazySignInFormProps = Omit<SignInFormProps, 'takeEarlySubmit'>;

const ROOT_ID = 'acceso';
const shared = { rootId: ROOT_ID, texts: 'auth' } as const;
const loadForms = () => import('./sign-in-forms');

const FORMS = {
  login: lazyForm<LazySignInFormProps>({
    ...shared,
    draft: loginDraft,
    load: async () => (await loadForms()).LoginForm,
  }),
  register: lazyForm<LazySignInFormProps>({
    ...shared,
    draft: registerDraft,
    load: async () => (await loadForms()).RegisterForm,
  }),
  'first-purchase': lazyForm<LazySignInFormProps>({
    ...shared,
    draft: firstPurchaseDraft,
    load: async () => (await loadForms()).FirstPurchaseForm,
  }),
};

/** A form that is part of the document, so that visitors can read it and type in it before its code is loaded. */
export function LazySignInForm({
  form,
  ...props
}: LazySignInFormProps & { form: keyof typeof FORMS }) {
  const Form = FORMS[form];
  return (
    <div id={ROOT_ID} className="noscript:hidden">
      <Suspense fallback={<div className="skeleton h-96" />}>
        <Form {...props} />
      </Suspense>
    </div>
  );
}
