import { z } from 'zod';
import { mexicanPhone } from '../phone';

const LIMITS = { name: 80, email: 120 };
const NAME_LENGTH = 3;

/** Of the rules that a field breaks a form says the first. */
export const required = (missing: string) => z.string().trim().min(1, missing);

/**
 * When a rule over several fields is looked at: as soon as these are right, whatever is wrong with the others. Without
 * it such a rule would be told of only once everything else is mended.
 */
export const onceRead = (shape: z.ZodRawShape) => {
  const fields = z.object(shape);
  return { when: ({ value }: { value: unknown }) => fields.safeParse(value).success };
};

/** Its field may not be on the screen. */
export const optional = (most: number, long: string) =>
  z.string().default('').pipe(z.string().trim().max(most, long));

export const email = required('errors.emailRequired')
  .max(LIMITS.email, 'errors.emailInvalid')
  .pipe(z.email('errors.emailInvalid'));

const personName = (missing: string, invalid: string) =>
  required(missing).min(NAME_LENGTH, invalid).max(LIMITS.name, invalid);

/** Written with spaces, hyphens, brackets, the country code or a retired prefix; ten digits come out. */
export const phone = required('errors.phoneRequired')
  .regex(/^[\d\s().+-]*$/, 'errors.phoneDigits')
  .transform((text) => mexicanPhone(text) ?? '')
  .pipe(z.string().min(1, 'errors.phoneLength'));

/** Who a customer is, at sign-up and later. */
export const personFields = {
  names: personName('errors.nameRequired', 'errors.nameInvalid'),
  lastName: personName('errors.lastNameRequired', 'errors.lastNameInvalid'),
  motherLastName: optional(LIMITS.name, 'errors.motherLastNameLong'),
};
