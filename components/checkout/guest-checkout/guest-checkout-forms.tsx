'use client';

import { type ReactNode, useState } from 'react';
import { LazySignInForm } from '@/components/account/sign-in/lazy-sign-in-form';

interface GuestCheckoutFormsProps {
  socialId: string | null;
  /** The terms that a new customer accepts. */
  terms: ReactNode;
  labels: { choose: string } & Record<(typeof FORMS)[number], string>;
}

const FORMS = ['login', 'first-purchase'] as const;

/** Login and sign-up on one screen. What was typed in one stays while the other is shown. */
export function GuestCheckoutForms({ socialId, terms, labels }: GuestCheckoutFormsProps) {
  const [form, setForm] = useState<(typeof FORMS)[number]>('login');
  return (
    <>
      <fieldset className="form-choice access-choice">
        <legend>{labels.choose}</legend>
        {FORMS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="access"
              checked={form === one}
              onChange={() => setForm(one)}
            />
            {labels[one]}
          </label>
        ))}
      </fieldset>
      <LazySignInForm
        key={form}
        form={form}
        socialId={socialId}
        terms={form === 'first-purchase' && terms}
        onAccountReady={() => setForm('login')}
      />
    </>
  );
}
