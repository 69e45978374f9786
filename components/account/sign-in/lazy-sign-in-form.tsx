'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { Draft } from '@/components/forms/draft';
import { captureEarlyUse } from '@/components/forms/pre-hydration-input';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { loginDraft, registerDraft, type SignInFormProps } from './sign-in-drafts';

type LazySignInFormProps = Omit<SignInFormProps, 'takeEarlySubmit'>;

const ROOT_ID = 'acceso';
/** Milliseconds between two attempts to load the form's code. */
const RETRY_DELAY = 2000;

/** The form arrives as HTML. Its code is loaded at once, and a failed load is repeated until it succeeds. */
const lazyForm = (draft: Draft<string>, load: () => Promise<ComponentType<SignInFormProps>>) =>
  lazy(async () => {
    const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
    const stopHearing = root ? captureEarlyUse(root, draft) : () => false;
    for (;;) {
      try {
        const Form = await loadWithTexts(['auth'], load);
        return {
          default: (props: LazySignInFormProps) => (
            <Form {...props} takeEarlySubmit={stopHearing} />
          ),
        };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  });

const loadForms = () => import('./sign-in-forms');
const FORMS = {
  login: lazyForm(loginDraft, async () => (await loadForms()).LoginForm),
  register: lazyForm(registerDraft, async () => (await loadForms()).RegisterForm),
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
