import { digitsOf } from '../typed-text';
import { z } from '../zod';
import {
  emailFieldSchema,
  isRfc,
  normalizeRfc,
  optionalTextSchema,
  personFields,
  phoneFieldSchema,
  whenFieldsAreValid,
} from './fields';

/** Characters; the shortest password is of spec 9. */
const LIMITS = { shortestPassword: 9, password: 200, businessName: 300 };

const password = z
  .string()
  .min(1, 'errors.passwordRequired')
  .min(LIMITS.shortestPassword, 'errors.passwordShort')
  .max(LIMITS.password, 'errors.passwordLong');

const passwords = {
  password,
  passwordConfirmation: z.string().min(1, 'errors.confirmationRequired'),
};
const doPasswordsMatch = (fields: { password: string; passwordConfirmation: string }) =>
  fields.password === fields.passwordConfirmation;
const passwordMismatch = {
  path: ['passwordConfirmation'],
  error: 'errors.passwordsDiffer',
  ...whenFieldsAreValid(passwords),
};

export const credentialsSchema = z.object({
  email: emailFieldSchema,
  password,
  remember: z.boolean().default(false),
});
export type Credentials = z.output<typeof credentialsSchema>;

const companyShape = {
  accountType: z.enum(['personal', 'business']),
  businessName: optionalTextSchema(LIMITS.businessName, 'errors.businessNameLong'),
  rfc: z.string().default('').transform(normalizeRfc),
};
type Company = Record<keyof typeof companyShape, string>;

function refineCompany({ accountType, businessName, rfc }: Company, context: z.RefinementCtx) {
  if (accountType === 'personal') return;
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!businessName) issue('businessName', 'errors.businessNameRequired');
  if (!rfc) issue('rfc', 'errors.rfcRequired');
  else if (!isRfc(rfc)) issue('rfc', 'errors.rfcInvalid');
}

export const registrationSchema = z
  .object({
    ...companyShape,
    ...personFields,
    phone: phoneFieldSchema,
    email: emailFieldSchema,
    ...passwords,
  })
  .refine(doPasswordsMatch, passwordMismatch)
  .superRefine(refineCompany, whenFieldsAreValid(companyShape))
  // A personal account does not send business fields that were filled in before it was chosen.
  .transform((fields) =>
    fields.accountType === 'personal' ? { ...fields, businessName: '', rfc: '' } : fields,
  );
export type Registration = z.output<typeof registrationSchema>;

/** What a first purchase needs. The password is typed once: the field can show it, and a new one comes by e-mail. */
export const firstPurchaseSchema = z
  .object({
    names: personFields.names,
    lastName: personFields.lastName,
    phone: phoneFieldSchema,
    email: emailFieldSchema,
    password,
  })
  .transform(
    (fields): Registration => ({
      ...fields,
      accountType: 'personal',
      businessName: '',
      rfc: '',
      motherLastName: '',
      passwordConfirmation: fields.password,
    }),
  );

export const customerInformationSchema = z
  .object({ ...companyShape, ...personFields, phone: phoneFieldSchema })
  .superRefine(refineCompany, whenFieldsAreValid(companyShape));
export type CustomerInformation = z.output<typeof customerInformationSchema>;

export const emailSchema = z.object({ email: emailFieldSchema });

export const newPasswordSchema = z.object(passwords).refine(doPasswordsMatch, passwordMismatch);
export type NewPassword = z.output<typeof newPasswordSchema>;

/** The length of the current password is not checked, because older rules may have allowed shorter ones. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().min(1, 'errors.passwordRequired'),
    ...passwords,
  })
  .refine(doPasswordsMatch, passwordMismatch);
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const verificationCodeSchema = z.object({
  code: z
    .string()
    .transform(digitsOf)
    .pipe(z.string().regex(/^\d{6}$/, 'errors.code')),
});

export interface SocialLoginToken {
  provider: 'google';
  token: string;
}
