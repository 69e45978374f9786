import type { ReactNode } from 'react';
import { createDraft } from '@/components/forms/draft';
import type { EarlyUse } from '@/components/forms/lazy-form';

export interface SignInFormProps extends EarlyUse {
  socialId: string | null;
  terms: ReactNode;
  /** Called when an account was created that needs a login of its own. Without it the login is opened. */
  onAccountReady?: () => void;
}

/** The e-mail is kept as a draft in this tab; the password never is. */
export const loginDraft = createDraft('login-draft', ['email']);

/** The same for who signs up on the way to paying. */
export const firstPurchaseDraft = createDraft('register-draft', [
  'names',
  'lastName',
  'phone',
  'email',
]);

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
