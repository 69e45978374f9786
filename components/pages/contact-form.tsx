'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PhoneField, SelectField, TextAreaField, TextField } from '@/components/forms/field';
import { Form, FormEnd } from '@/components/forms/form';
import { type EarlyUse, useEarlySubmit } from '@/components/forms/lazy-form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import { sendContactMessage } from '@/lib/api/contact';
import { contactSchema } from '@/lib/domain/contact';
import { useTranslation } from '@/lib/i18n/client';
import { contactDraft } from './contact-draft';

interface SentMessage {
  folio: string | null;
  email: string;
}

const TOPICS = [
  'order',
  'product',
  'payment',
  'invoice',
  'warranty',
  'business',
  'privacy',
  'other',
] as const;

export function ContactForm({ privacy, takeEarlySubmit }: EarlyUse & { privacy: ReactNode }) {
  const { t } = useTranslation('support');
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { form, field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: contactSchema,
    t,
    offline: '',
    draft: contactDraft,
    send: async (message) => {
      const folio = await sendContactMessage(browserClient, message);
      form.reset({ name: '', email: '', phone: '', subject: '', message: '' });
      setSent({ folio, email: message.email });
    },
  });
  useEarlySubmit(element, takeEarlySubmit);
  if (sent) return <ContactSent sent={sent} onSendAnother={() => setSent(null)} />;
  return (
    <Form ref={element} className="grid max-w-168 gap-5" onChange={keepDraft} onSubmit={submit}>
      <TextField {...field('name', t('contact.name'))} autoComplete="name" />
      <div className="form-pair">
        <TextField {...field('email', t('contact.email'))} type="email" autoComplete="email" />
        <PhoneField {...field('phone', t('contact.phone'))} hint={t('contact.phoneHint')} />
      </div>
      <SelectField
        {...field('subject', t('contact.subject'))}
        choose={t('contact.choose')}
        options={TOPICS.map((topic) => t(`contact.topic.${topic}`))}
      />
      <TextAreaField
        {...field('message', t('contact.message'))}
        hint={t('contact.messageHint')}
        rows={6}
      />
      <p className="form-hint">{privacy}</p>
      <FormEnd
        failure={failure === null ? null : [t('contact.failed'), failure].filter(Boolean).join(' ')}
        isSending={isSending}
        send={t('contact.send')}
        sending={t('contact.sending')}
        className="w-full sm:w-auto sm:justify-self-start"
      />
    </Form>
  );
}

interface ContactSentProps {
  sent: SentMessage;
  onSendAnother: () => void;
}

/** The confirmation of a sent message. It takes the focus, because the form is removed. */
function ContactSent({ sent: { folio, email }, onSendAnother }: ContactSentProps) {
  const { t } = useTranslation('support');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid max-w-168 gap-2 justify-items-start p-6 rounded-md bg-saved-wash">
      <Icon name="check" className="size-8 text-saved" />
      <h3 ref={title} tabIndex={-1} className="text-[1.375rem]">
        {t('contact.sent')}
      </h3>
      {folio && (
        <p>
          {t('contact.folio')} <strong className="text-lg">{folio}</strong>
        </p>
      )}
      <p className="text-ink-soft">{t('contact.sentText').replace('{email}', () => email)}</p>
      <Button variant="secondary" className="mt-3" onClick={onSendAnother}>
        {t('contact.again')}
      </Button>
    </div>
  );
}
