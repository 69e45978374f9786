'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { useEarlySubmit } from '@/components/forms/pre-hydration-input';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import { sendContactMessage } from '@/lib/api/contact';
import { type ContactFields, type ContactMessage, contactSchema } from '@/lib/domain/contact';
import { contactDraft } from './contact-draft';
import type { ContactTexts } from './content';

interface SentMessage {
  folio: string | null;
  email: string;
}

/** The state of the contact form: its draft, its submit (one at a time) and the result. */
function useContactForm() {
  const form = useForm<ContactFields, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
    shouldFocusError: false,
  });
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    offline: '',
    draft: contactDraft,
    send: async (message) => {
      const folio = await sendContactMessage(browserClient, message);
      form.reset({ name: '', email: '', phone: '', subject: '', message: '' });
      setSent({ folio, email: message.email });
    },
  });
  return { form, sent, failure, keepDraft, submit, startAgain: () => setSent(null) };
}

export interface ContactFormProps {
  texts: ContactTexts;
  privacy: ReactNode;
  /** Returns whether the form was submitted before this code was loaded, and removes the early listener. */
  takeEarlySubmit: () => boolean;
}

/** The contact form. A draft stays in the tab until it is sent. */
export function ContactForm({ texts, privacy, takeEarlySubmit }: ContactFormProps) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useEarlySubmit(element, takeEarlySubmit);
  const { form, sent, failure, keepDraft, startAgain, submit } = useContactForm();
  if (sent) return <ContactSent sent={sent} texts={texts} onSendAnother={startAgain} />;

  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof ContactFields) => {
    const said = errors[name]?.message;
    const known: Readonly<Record<string, string>> = texts.errors;
    const error = said && (known[said] ?? said);
    return { formId, requiredMark: '*', registration: form.register(name), error };
  };
  return (
    <Form ref={element} className="contact-form" onChange={keepDraft} onSubmit={submit}>
      <p className="form-hint">{texts.required}</p>
      <TextField {...field('name')} label={texts.name} autoComplete="name" />
      <div className="form-pair">
        <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <SelectField
        {...field('subject')}
        label={texts.subject}
        choose={texts.choose}
        options={texts.topics}
      />
      <TextAreaField
        {...field('message')}
        label={texts.message}
        hint={texts.messageHint}
        rows={6}
      />
      <p className="form-hint">{privacy}</p>
      <FormError
        text={failure === null ? null : [texts.failed, failure].filter(Boolean).join(' ')}
      />
      <Button
        size="lg"
        className="w-full sm:w-auto sm:justify-self-start"
        type="submit"
        isBusy={isSubmitting}
      >
        {isSubmitting ? texts.sending : texts.send}
      </Button>
    </Form>
  );
}

interface ContactSentProps {
  sent: SentMessage;
  texts: ContactTexts;
  onSendAnother: () => void;
}

/** The confirmation of a sent message. It takes the focus, because the form is removed. */
function ContactSent({ sent: { folio, email }, texts, onSendAnother }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="contact-sent">
      <Icon name="check" className="size-8 text-saved" />
      <h3 ref={title} tabIndex={-1}>
        {texts.sent}
      </h3>
      {folio && (
        <p>
          {texts.folio} <strong className="text-lg">{folio}</strong>
        </p>
      )}
      <p className="text-ink-soft">{texts.sentText.replace('{email}', () => email)}</p>
      <Button variant="secondary" className="mt-3" onClick={onSendAnother}>
        {texts.again}
      </Button>
    </div>
  );
}
