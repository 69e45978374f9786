import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { type ContactFields, type ContactMessage, contactSchema } from '@/lib/domain/contact';
import { sendContactMessage } from '@/lib/queries/contact';
import { contactDraft } from './contact-draft';

export interface SentMessage {
  folio: string | null;
  email: string;
}

/** The backend names them as the form does. */
const REFUSABLE = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  subject: 'subject',
  message: 'message',
} as const;

/** The contact form's state: its draft, its one sending at a time and what came of it. */
export function useContactForm() {
  const form = useForm<ContactFields, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
  });
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    refusable: REFUSABLE,
    draft: contactDraft,
    send: async (message) => {
      const folio = await sendContactMessage(message);
      form.reset({ name: '', email: '', phone: '', subject: '', message: '' });
      setSent({ folio, email: message.email });
    },
  });
  return { form, sent, failure, keepDraft, submit, startAgain: () => setSent(null) };
}
