/** Signs that nobody sees and that copied texts bring along: direction marks, zero-width spaces, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
export const withoutInvisibleSigns = (text: string): string => text.replace(INVISIBLE, '');

const DASHES = /[\p{Pd}\u2043\u2212]/gu;

/** A typed text as it was meant: NFKC, every dash a hyphen, every gap one space, nothing invisible. Every field reads through this. */
export const cleanTypedText = (text: string): string =>
  withoutInvisibleSigns(text)
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Only the letters and digits of a typed text, without what stands between them: spaces, hyphens, dots, slashes. */
export const lettersAndDigits = (text: string): string =>
  cleanTypedText(text).replace(/[^\p{L}\p{N}]/gu, '');

export const digitsOf = (text: string): string => cleanTypedText(text).replace(/\D/g, '');

/** A typed e-mail address, also one that was copied from a link. */
export const cleanEmail = (text: string): string => cleanTypedText(text).replace(/^mailto:/i, '');

const BETWEEN_WORDS = ' \n\t,;:–-';

/** At most `length` characters of a longer text, up to a whole word; of a text that is one word, its beginning. */
export function cutAtWord(text: string, length: number): string {
  const start = text.slice(0, length + 1);
  let end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  while (end > 0 && BETWEEN_WORDS.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end > 0 ? end : length);
}

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
