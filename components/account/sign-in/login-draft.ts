import { createDraft } from '@/components/forms/draft';

/** The e-mail is kept as a draft in this tab; the password never is. */
export const loginDraft = createDraft('login-draft', ['email']);
