import { getTexts } from '@/lib/i18n/server';

/** The texts of the contact form as plain data, for the browser. */
export function contactTexts() {
  const t = getTexts('support');
  return {
    required: t('contact.required'),
    name: t('contact.name'),
    email: t('contact.email'),
    phone: t('contact.phone'),
    phoneHint: t('contact.phoneHint'),
    subject: t('contact.subject'),
    choose: t('contact.choose'),
    message: t('contact.message'),
    messageHint: t('contact.messageHint'),
    send: t('contact.send'),
    sending: t('contact.sending'),
    failed: t('contact.failed'),
    sent: t('contact.sent'),
    folio: t('contact.folio'),
    /** `{email}` is filled in by the form. */
    sentText: t('contact.sentText'),
    again: t('contact.again'),
    topics: [
      t('contact.topic.order'),
      t('contact.topic.product'),
      t('contact.topic.payment'),
      t('contact.topic.invoice'),
      t('contact.topic.warranty'),
      t('contact.topic.business'),
      t('contact.topic.privacy'),
      t('contact.topic.other'),
    ],
    /** By the keys of the form's schema. */
    errors: {
      'contact.errors.name': t('contact.errors.name'),
      'contact.errors.nameLong': t('contact.errors.nameLong'),
      'contact.errors.email': t('contact.errors.email'),
      'contact.errors.phone': t('contact.errors.phone'),
      'contact.errors.subject': t('contact.errors.subject'),
      'contact.errors.subjectLong': t('contact.errors.subjectLong'),
      'contact.errors.message': t('contact.errors.message'),
      'contact.errors.messageLong': t('contact.errors.messageLong'),
    },
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;
