import type { ReactNode } from 'react';
import { createDraft } from '@/components/forms/draft';

export interface SignInFormProps {
  socialId: string | null;
  terms: ReactNode;
  /** Called when an account was created that needs a login of its own. Without it the login is opened. */
  onAccountReady?: () => void;
  /** Returns whether the form was submitted before its code was loaded, and stops listening for such submits. */
  takeEarlySubmit: () => boolean;
}

/** The e-mail is kept as a draft in this tab; the password never is. */
export const loginDraft = createDraft('login-draft', ['email']);

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
