import { createDraft } from '@/components/forms/draft';
import type { ContactFields } from '@/lib/domain/contact';

/** The unsent contact message of this tab. */
export const contactDraft = createDraft<keyof ContactFields>('contact-draft', [
  'name',
  'email',
  'phone',
  'subject',
  'message',
]);
