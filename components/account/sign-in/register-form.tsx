'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { BusinessFields, PersonFields } from '@/components/forms/person-fields';
import { useEarlySubmit } from '@/components/forms/use-early-submit';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import {
  type Registration,
  type RegistrationFields,
  registrationSchema,
} from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { enter } from '@/stores/flows/session/enter';
import { notify } from '@/stores/interface/toast-store';
import { tellEntryFailure } from './entry-failure';
import { tellEntered } from './entry-told';
import { AccessForm, Failure, Submit } from './form-parts';
import { NewPasswordFields } from './new-password-fields';
import type { EntryFormProps } from './props';
import { ReturnLink } from './return-link';
import { useAccessFields } from './use-access-fields';
import { useAfterEntry } from './use-after-entry';

/** The fields that are kept as a draft, in their order on the screen. */
const KEPT = [
  'businessName',
  'rfc',
  'names',
  'lastName',
  'motherLastName',
  'phone',
  'email',
] as const;
const draft = createDraft<(typeof KEPT)[number]>('register-draft', KEPT);

/** The form's field for each field name of the backend. */
const REFUSABLE = {
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

/** Milliseconds. */
const WELCOME = 8000;

/** Creates an account, personal or business. */
export function RegisterForm({ terms, takeEarlySubmit }: EntryFormProps) {
  const { t } = useTranslation('access');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<RegistrationFields, unknown, Registration>({
    resolver: zodResolver(registrationSchema),
  });
  // The first registered field that is invalid gets the focus. The business fields are mounted later than the others
  // but stand above them, so all fields are registered here in screen order.
  for (const name of KEPT) form.register(name);
  const field = useAccessFields(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    refusable: REFUSABLE,
    draft,
    onFailure: tellEntryFailure('register'),
    send: async (fields) => {
      const entered = await enter({ by: 'register', fields });
      tellEntered(entered, t);
      notify({ text: t('register.welcome', { email: entered.customer.email }), duration: WELCOME });
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  const isIn = useAfterEntry();
  const isBusiness = form.watch('accountType') === 'business';
  return (
    <AccessForm ref={element} onChange={keepDraft} submit={submit}>
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
      <Failure text={failure === null ? null : failure || t('offline')} />
      <Submit
        isSending={form.formState.isSubmitting || isIn}
        labels={{ send: t('register.submit'), sending: t('register.sending') }}
      />
      <p className="access-other">
        <ReturnLink to="login" className="access-link">
          {t('register.have')}
        </ReturnLink>
      </p>
    </AccessForm>
  );
}
