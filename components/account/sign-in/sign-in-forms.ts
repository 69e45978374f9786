import type { ReactNode } from 'react';
import { createDraft } from '@/components/forms/draft';

/** Props of the login and sign-up forms. */
export interface SignInFormProps {
  /** Client id of the social login; null when the shop has none. */
  socialId: string | null;
  /** The terms that the visitor accepts, shown above the submit button. */
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
