import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { browserClient } from '@/lib/api/browser-client';
import { sendContactMessage } from '@/lib/api/calls/contact';
import { type ContactFields, type ContactMessage, contactSchema } from '@/lib/domain/contact';
import { contactDraft } from './contact-draft';

export interface SentMessage {
  folio: string | null;
  email: string;
}

/** Fields that the backend may reject, by its name for them. The names are the same here. */
const REFUSABLE = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  subject: 'subject',
  message: 'message',
} as const;

/** The state of the contact form: its draft, its submit (one at a time) and the result. */
export function useContactForm() {
  const form = useForm<ContactFields, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
  });
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: REFUSABLE,
    draft: contactDraft,
    send: async (message) => {
      const folio = await sendContactMessage(browserClient, message);
      form.reset({ name: '', email: '', phone: '', subject: '', message: '' });
      setSent({ folio, email: message.email });
    },
  });
  return { form, sent, failure, keepDraft, submit, startAgain: () => setSent(null) };
}
