import { cleanTypedText } from '../typed-text';

const FORMAT = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;

/** The standard form of an RFC: capitals, without the signs that people write between them. */
export const normalizeRfc = (text: string): string =>
  cleanTypedText(text)
    .toUpperCase()
    .replace(/^RFC:/, '')
    .replace(/[^\p{L}\p{N}&]/gu, '');

/** Whether a text is an RFC with a valid date. A wrong check digit is accepted, because SAT has issued some. */
export function isRfc(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const [year = 0, month = 0, day = 0] = (text.slice(-9, -3).match(/../g) ?? []).map(Number);
  // The year has only two digits. The 2000s are used for all, because 2000 has a 29 February and 1900 has not.
  return new Date(Date.UTC(2000 + year, month - 1, day)).getUTCMonth() === month - 1;
}
