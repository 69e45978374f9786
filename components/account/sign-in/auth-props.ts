import type { ReactNode } from 'react';

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
