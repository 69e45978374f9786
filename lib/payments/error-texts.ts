import type { CardFieldTexts } from './types';

/** Which of the texts says that a field is wrong. */
export const ERROR_TEXTS = {
  number: 'numberError',
  expiry: 'expiryError',
  ccv: 'ccvError',
} as const satisfies Record<string, keyof CardFieldTexts>;
