import { cleanPhone, parseMexicanPhone } from '../phone';
import { cleanEmail } from '../typed-text';
import { cleanZipCode, isZipCode } from '../zip-code';
import { z } from '../zod';

const LIMITS = { name: 80, email: 120 };
const MIN_NAME_LENGTH = 3;

/** A form shows only the first error of a field, so "missing" is checked first. */
export const requiredTextSchema = (missing: string) => z.string().trim().min(1, missing);

/**
 * Runs a rule over several fields as soon as these fields are valid, even if other fields are invalid. Without it, zod
 * would report such a rule only after every other error is fixed.
 */
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

/** The name fields of a person: at sign-up, in the profile, and of who picks an order up. */
export const personFields = {
  names: personName('errors.nameRequired', 'errors.nameInvalid'),
  lastName: personName('errors.lastNameRequired', 'errors.lastNameInvalid'),
  motherLastName: optionalTextSchema(LIMITS.name, 'errors.motherLastNameLong'),
};
