import type { CardFieldTexts } from '@/lib/payments/types';

/** Texts of a provider's fields. */
export const texts: CardFieldTexts = {
  frame: 'Datos',
  number: 'Número',
  expiry: 'Caducidad',
  ccv: 'CCV',
  expiryHint: 'MM/AA',
  numberError: 'número malo',
  expiryError: 'caducidad mala',
  ccvError: 'CCV mala',
  numberMissing: 'falta el número',
  expiryMissing: 'falta la caducidad',
  ccvMissing: 'falta la CCV',
};
