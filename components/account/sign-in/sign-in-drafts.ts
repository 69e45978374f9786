import type { ReactNode } from 'react';
import { createDraft } from '@/components/forms/draft';
import type { EarlyUse } from '@/components/forms/lazy-form';

export interface SignInFormProps extends EarlyUse {
  socialId: string | null;
  terms: ReactNode;
  /** Called when an account was created that needs a login of its own. Without it the login is opened. */
  onAccountReady?: () => void;
}

/** What is kept in this tab, in the order of the screen; a password never is. */
export const loginDraft = createDraft('login-draft', ['email']);

const contact = ['phone', 'email'] as const;
export const firstPurchaseDraft = createDraft('register-draft', ['names', 'lastName', ...contact]);
export const registerDraft = createDraft('register-draft', [
  ...(['businessName', 'rfc', 'names', 'lastName', 'motherLastName'] as const),
  ...contact,
]);
