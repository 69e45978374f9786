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

/** The state of the contact form: its draft, its submit (one at a time) and the result. */
export function useContactForm() {
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
