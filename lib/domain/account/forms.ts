import { z } from 'zod';
import { email, onceRead, optional, personFields, phone } from './fields';
import { isRfc, normaliseRfc } from './rfc';
import type { AccountType } from './types';

const LIMITS = { password: 200, businessName: 300 };
/** Characters (spec 9). */
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

/** A business account needs both. */
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
  // What was written before the choice of a personal account is not sent.
  .transform((fields) =>
    fields.accountType === 'personal' ? { ...fields, businessName: '', rfc: '' } : fields,
  );
export type RegistrationFields = z.input<typeof registrationSchema>;
export type Registration = z.output<typeof registrationSchema>;

/** What a customer may change of themselves; the kind of account is not theirs to change. */
export const informationSchema = z
  .object({ ...company, ...personFields, phone })
  .superRefine(refineCompany, onceRead(company));
export type InformationFields = z.input<typeof informationSchema>;
export type Information = z.output<typeof informationSchema>;

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object(passwords).refine(isSame, differ);
export type NewPassword = z.output<typeof newPasswordSchema>;

/** How long the current one is, is not asked: older rules may have allowed less. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().min(1, 'errors.passwordRequired'),
    ...passwords,
  })
  .refine(isSame, differ);
export type PasswordChange = z.output<typeof passwordChangeSchema>;

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
