import { z } from 'zod';
import { isRfc, normaliseRfc } from './rfc';

const LIMITS = { name: 80, email: 120, password: 200, businessName: 300 };
/** Characters (spec 9). */
export const PASSWORD_LENGTH = 9;
const NAME_LENGTH = 3;
const PHONE_DIGITS = 10;

/** Stops at the first rule that is broken: one message for each field. */
const required = (missing: string) => z.string().trim().min(1, { error: missing, abort: true });

const email = required('errors.emailRequired')
  .max(LIMITS.email, 'errors.emailInvalid')
  .pipe(z.email('errors.emailInvalid'));

const password = z
  .string()
  .min(1, { error: 'errors.passwordRequired', abort: true })
  .min(PASSWORD_LENGTH, 'errors.passwordShort')
  .max(LIMITS.password, 'errors.passwordLong');

const personName = (missing: string, invalid: string) =>
  required(missing).min(NAME_LENGTH, invalid).max(LIMITS.name, invalid);

/** Written with spaces, hyphens, brackets or the country code; ten digits come out. */
const phone = required('errors.phoneRequired')
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^\+?52(1?)(?=\d{10}$)/, ''))
  .pipe(
    z
      .string()
      .regex(/^\d*$/, { error: 'errors.phoneDigits', abort: true })
      .length(PHONE_DIGITS, 'errors.phoneLength'),
  );

/** Its field may not be on the screen. */
const optional = (most: number, long: string) =>
  z.string().default('').pipe(z.string().trim().max(most, long));

const differ = { path: ['passwordConfirmation'], error: 'errors.passwordsDiffer' };
const isSame = (fields: { password: string; passwordConfirmation: string }) =>
  fields.password === fields.passwordConfirmation;
const passwords = {
  password,
  passwordConfirmation: z.string().min(1, { error: 'errors.confirmationRequired', abort: true }),
};

export const credentialsSchema = z.object({
  email,
  password,
  remember: z.boolean().default(false),
});
export type CredentialsFields = z.input<typeof credentialsSchema>;
export type Credentials = z.output<typeof credentialsSchema>;

export const registrationSchema = z
  .object({
    accountType: z.enum(['personal', 'business']),
    names: personName('errors.nameRequired', 'errors.nameInvalid'),
    lastName: personName('errors.lastNameRequired', 'errors.lastNameInvalid'),
    motherLastName: optional(LIMITS.name, 'errors.motherLastNameLong'),
    businessName: optional(LIMITS.businessName, 'errors.businessNameLong'),
    rfc: z.string().default('').transform(normaliseRfc),
    phone,
    email,
    ...passwords,
  })
  .refine(isSame, differ)
  .superRefine(({ accountType, businessName, rfc }, context) => {
    if (accountType === 'personal') return;
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!businessName) issue('businessName', 'errors.businessNameRequired');
    if (!rfc) issue('rfc', 'errors.rfcRequired');
    else if (!isRfc(rfc)) issue('rfc', 'errors.rfcInvalid');
  })
  // What was written before the choice of a personal account is not sent.
  .transform((fields) =>
    fields.accountType === 'personal' ? { ...fields, businessName: '', rfc: '' } : fields,
  );
export type RegistrationFields = z.input<typeof registrationSchema>;
export type Registration = z.output<typeof registrationSchema>;

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object(passwords).refine(isSame, differ);
export type NewPassword = z.output<typeof newPasswordSchema>;

/** Digits of a code, however they are spaced. */
const CODE = /^\d{6}$/;
export const codeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().regex(CODE, 'errors.code')),
});

/** What a social login provider gives. */
export interface SocialLogin {
  provider: 'google';
  token: string;
}
