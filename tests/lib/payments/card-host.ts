import { beforeEach } from 'vitest';
import type { CardFieldTexts } from '@/lib/payments/types';

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

/** The element in which each test of a file has a provider's fields, in the page. */
export function cardHost(): () => HTMLElement {
  let host: HTMLElement;
  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
  });
  return () => host;
}

export const shownMessages = (inside: ParentNode, selector = '[role=alert]') =>
  [...inside.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
