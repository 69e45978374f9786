import { lettersAndDigits } from './typed-text';

/** A zip code is text of five digits, because those of Mexico City begin with 0. */
export function isZipCode(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{5}$/.test(value);
}

/** A typed zip code without what people write around it: ` 06700`, `C.P. 06700`. `isZipCode` judges the result. */
export const cleanZipCode = (text: string): string =>
  lettersAndDigits(text).replace(/^(?:cp|c[oó]digopostal)/i, '');

const SIGN = '[^\\p{L}\\p{N}]*';
/** What `cleanZipCode` makes a zip code of, for the `pattern` of a field that works without a script. */
export const ZIP_CODE_PATTERN = `${SIGN}(?:[Cc]${SIGN}[Pp])?(?:${SIGN}[0-9０-９]){5}${SIGN}`;
