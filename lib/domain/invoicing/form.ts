import { z } from 'zod';
import { emailFieldSchema, requiredTextSchema, whenFieldsAreValid } from '../account/fields';
import { isRfc, normalizeRfc } from '../account/rfc';
import { GENERIC_RFC } from './receiver';
import { getAllowedRegimes, getAllowedUses } from './tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from './types';

/** Characters (CFDI 4.0). */
const MAX_BUSINESS_NAME_LENGTH = 300;
/** An invoice with this name and the generic RFC is a global invoice, which has no receiver. */
const GLOBAL_INVOICE_NAME = /^p[uú]blico en general$/i;

/** The fields that the rules about the receiver need. */
const receiver = {
  rfc: z
    .string()
    .transform(normalizeRfc)
    .pipe(
      requiredTextSchema('errors.rfcRequired').refine(isRfc, {
        error: 'errors.rfcInvalid',
        abort: true,
      }),
    ),
  businessName: requiredTextSchema('errors.nameRequired')
    .max(MAX_BUSINESS_NAME_LENGTH, 'errors.nameLong')
    .refine((name) => !name.includes('|'), 'errors.nameBar'),
  taxRegime: requiredTextSchema('errors.regimeRequired'),
  cfdiUse: requiredTextSchema('errors.useRequired'),
};

const shape = z.object({
  ...receiver,
  zipCode: requiredTextSchema('errors.zipRequired').regex(/^\d{5}$/, 'errors.zipFormat'),
  email: emailFieldSchema,
  isDefault: z
    .union([z.boolean(), z.string()])
    .default(false)
    .transform((value) => value !== false && value !== ''),
});
export type InvoicingFields = z.input<typeof shape>;
export type NewInvoicingProfile = z.output<typeof shape>;

/** The form of an invoicing profile, validated against SAT's current catalogue. */
export const invoicingSchema = (catalogue: InvoicingCatalogue) =>
  shape.superRefine(({ rfc, businessName, taxRegime, cfdiUse }, context) => {
    const issue = (path: keyof InvoicingFields, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (rfc === GENERIC_RFC && GLOBAL_INVOICE_NAME.test(businessName))
      issue('businessName', 'errors.nameGlobal');
    if (!getAllowedRegimes(catalogue, rfc).some(({ id }) => id === taxRegime)) {
      issue('taxRegime', 'errors.regimeNotAllowed');
    } else if (!getAllowedUses(catalogue, rfc, taxRegime).some(({ id }) => id === cfdiUse)) {
      issue('cfdiUse', 'errors.useNotAllowed');
    }
  }, whenFieldsAreValid(receiver));

/** The form values of an existing profile. */
export function toInvoicingFields({ id: _, ...fields }: InvoicingProfile): InvoicingFields {
  return fields;
}
