import { createDraft } from '@/components/forms/draft';
import type { ContactFields } from '@/lib/domain/contact';

export const contactDraft = createDraft<keyof ContactFields>('contact-draft', [
  'name',
  'email',
  'phone',
  'subject',
  'message',
]);
