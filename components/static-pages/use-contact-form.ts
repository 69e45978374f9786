import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { type ContactFields, type ContactMessage, contactSchema } from '@/lib/domain/contact';
import { sendContactMessage } from '@/lib/queries/contact';
import { CONTACT_FIELDS, dropDraft, readDraft, writeDraft } from './contact-draft';

export interface SentMessage {
  folio: string | null;
  email: string;
}

/** What the backend refuses, by field. */
function refusedFields(error: unknown): { field: keyof ContactFields; detail: string }[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return error.errors.flatMap(({ pointer, detail }) => {
    const field = CONTACT_FIELDS.find((name) => pointer?.split('/').at(-1) === name);
    return field && detail ? [{ field, detail }] : [];
  });
}

/** The contact form's state: its draft, its one sending at a time and what came of it. */
export function useContactForm() {
  const form = useForm<ContactFields, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
  });
  const isSending = useRef(false);
  const [sent, setSent] = useState<SentMessage | null>(null);
  /** Null until a sending fails; then what the backend said of it, or nothing. */
  const [failure, setFailure] = useState<string | null>(null);
  const { getValues, setValue } = form;

  // The fields may have been written in before this code came; the draft fills only what is empty.
  useEffect(() => {
    const draft = readDraft();
    for (const field of CONTACT_FIELDS) {
      const kept = draft[field];
      if (kept && !getValues(field)) setValue(field, kept);
    }
  }, [getValues, setValue]);

  const fail = (error: unknown) => {
    const refused = refusedFields(error);
    for (const { field, detail } of refused) form.setError(field, { message: detail });
    const [first] = refused;
    if (first) form.setFocus(first.field);
    else setFailure(error instanceof ApiError && error.kind === 'http' ? errorText(error) : '');
  };

  const send = async (message: ContactMessage) => {
    setFailure(null);
    try {
      const folio = await sendContactMessage(message);
      dropDraft();
      form.reset({ name: '', email: '', phone: '', subject: '', message: '' });
      setSent({ folio, email: message.email });
    } catch (error) {
      fail(error);
    }
  };

  const submit = form.handleSubmit(send);
  return {
    form,
    sent,
    failure,
    keepDraft: () => writeDraft(getValues()),
    startAgain: () => setSent(null),
    /** A second submit while one is under way does nothing. */
    submit: async () => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        await submit();
      } finally {
        isSending.current = false;
      }
    },
  };
}
