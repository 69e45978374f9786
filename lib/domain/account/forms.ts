import { z } from 'zod';
import { email, onceRead, optional, personFields, phone } from './fields';
import { isRfc, normaliseRfc } from './rfc';
import type { AccountType } from './types';

const LIMITS = { password: 200, businessName: 300 };
/** Minimum length in characters (spec 9). */
export const PASSWORD_LENGTH = 9;

const password = z
  .string()
  .min(1, 'errors.passwordRequired')
  .min(PASSWORD_LENGTH, 'errors.passwordShort')
  .max(LIMITS.password, 'errors.passwordLong');

const passwords = {
  password,
  passwordConfirmation: z.string().min(1, 'errors.confirmationRequired'),
};
const isSame = (fields: { password: string; passwordConfirmation: string }) =>
  fields.password === fields.passwordConfirmation;
const differ = {
  path: ['passwordConfirmation'],
  error: 'errors.passwordsDiffer',
  ...onceRead(passwords),
};

export const credentialsSchema = z.object({
  email,
  password,
  remember: z.boolean().default(false),
});
export type CredentialsFields = z.input<typeof credentialsSchema>;
export type Credentials = z.output<typeof credentialsSchema>;

const companyFields = {
  businessName: optional(LIMITS.businessName, 'errors.businessNameLong'),
  rfc: z.string().default('').transform(normaliseRfc),
};

interface Company {
  accountType: AccountType;
  businessName: string;
  rfc: string;
}

/** A business account needs a business name and an RFC. */
function refineCompany({ accountType, businessName, rfc }: Company, context: z.RefinementCtx) {
  if (accountType === 'personal') return;
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!businessName) issue('businessName', 'errors.businessNameRequired');
  if (!rfc) issue('rfc', 'errors.rfcRequired');
  else if (!isRfc(rfc)) issue('rfc', 'errors.rfcInvalid');
}

const company = { accountType: z.enum(['personal', 'business']), ...companyFields };

export const registrationSchema = z
  .object({
    ...company,
    ...personFields,
    phone,
    email,
    ...passwords,
  })
  .refine(isSame, differ)
  .superRefine(refineCompany, onceRead(company))
  // A personal account does not send business fields that were filled in before it was chosen.
  .transform((fields) =>
    fields.accountType === 'personal' ? { ...fields, businessName: '', rfc: '' } : fields,
  );
export type RegistrationFields = z.input<typeof registrationSchema>;
export type Registration = z.output<typeof registrationSchema>;

/** The fields that customers can change in their profile. They cannot change the account type. */
export const informationSchema = z
  .object({ ...company, ...personFields, phone })
  .superRefine(refineCompany, onceRead(company));
export type InformationFields = z.input<typeof informationSchema>;
export type Information = z.output<typeof informationSchema>;

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object(passwords).refine(isSame, differ);
export type NewPassword = z.output<typeof newPasswordSchema>;

/** The length of the current password is not checked, because older rules may have allowed shorter ones. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().min(1, 'errors.passwordRequired'),
    ...passwords,
  })
  .refine(isSame, differ);
export type PasswordChange = z.output<typeof passwordChangeSchema>;

/** A verification code has six digits; other characters are removed first. */
const CODE = /^\d{6}$/;
export const codeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().regex(CODE, 'errors.code')),
});

/** The token that a social login provider returns. */
export interface SocialLogin {
  provider: 'google';
  token: string;
}
