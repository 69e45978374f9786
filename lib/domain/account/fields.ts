import { cleanPhone, parseMexicanPhone } from '../phone';
import { cleanEmail, cleanTypedText, cleanZipCode, isZipCode } from '../typed-text';
import { z } from '../zod';

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

/** A checked checkbox gives its value, an unchecked one gives `false`. */
export const checkboxSchema = z
  .union([z.boolean(), z.string()])
  .default(false)
  .transform((value) => value !== false && value !== '');

const LIMITS = { name: 80, email: 120 };
const MIN_NAME_LENGTH = 3;

/** A form shows only the first error of a field, so "missing" is checked first. */
export const requiredTextSchema = (missing: string) => z.string().trim().min(1, missing);

/** Lets a rule over several fields run once these are valid; zod alone would report it after every other error is fixed. */
export const whenFieldsAreValid = (shape: z.ZodRawShape) => {
  const fields = z.object(shape);
  return { when: ({ value }: { value: unknown }) => fields.safeParse(value).success };
};

/** A text that may be missing, because its field may not be on the screen. */
export const optionalTextSchema = (most: number, long: string) =>
  z.string().default('').pipe(z.string().trim().max(most, long));

export const emailFieldSchema = z
  .string()
  .transform(cleanEmail)
  .pipe(
    requiredTextSchema('errors.emailRequired')
      .max(LIMITS.email, 'errors.emailInvalid')
      .pipe(z.email('errors.emailInvalid')),
  );

export const zipCodeFieldSchema = z
  .string()
  .transform(cleanZipCode)
  .pipe(requiredTextSchema('errors.zipRequired').refine(isZipCode, 'errors.zipFormat'));

const personName = (missing: string, invalid: string) =>
  requiredTextSchema(missing).min(MIN_NAME_LENGTH, invalid).max(LIMITS.name, invalid);

/** Accepts any signs between the digits, the country code and retired prefixes. The result is ten digits. */
export const phoneFieldSchema = z
  .string()
  .transform(cleanPhone)
  .pipe(
    requiredTextSchema('errors.phoneRequired')
      .regex(/^\d*$/, 'errors.phoneDigits')
      .transform((digits) => parseMexicanPhone(digits) ?? '')
      .pipe(z.string().min(1, 'errors.phoneLength')),
  );

export const personFields = {
  names: personName('errors.nameRequired', 'errors.nameInvalid'),
  lastName: personName('errors.lastNameRequired', 'errors.lastNameInvalid'),
  motherLastName: optionalTextSchema(LIMITS.name, 'errors.motherLastNameLong'),
};
