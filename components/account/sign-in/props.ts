import type { ReactNode } from 'react';

/** What a form that stands in the document gets. */
export interface EntryFormProps {
  /** Client id of the social login; null without one. */
  socialId: string | null;
  /** What is agreed to, above the button. */
  terms: ReactNode;
  /** Says whether the form was sent before its code took it over, and leaves the hearing to it. */
  takeEarlySubmit: () => boolean;
}

/** What a screen that is made in the browser gets. */
export interface AccessScreenProps {
  /** Site key of the captcha; null without one. */
  captchaKey?: string | null;
}
