import { createDraft } from '@/components/forms/draft';

/** The fields that are kept as a draft in this tab, in their order on the screen; the password never is. */
export const registerDraft = createDraft('register-draft', [
  'businessName',
  'rfc',
  'names',
  'lastName',
  'motherLastName',
  'phone',
  'email',
]);
