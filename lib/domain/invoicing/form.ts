import { z } from 'zod';
import { email, onceRead, required } from '../account/fields';
import { isRfc, normaliseRfc } from '../account/rfc';
import { regimesFor, usesFor } from './choices';
import { GENERIC_RFC } from './receiver';
import type { InvoicingCatalogue, InvoicingProfile } from './types';

/** Characters (CFDI 4.0). */
const MOST_NAME = 300;
/** An invoice with this name and the generic RFC is a global invoice, which has no receiver. */
const GLOBAL = /^p[uú]blico en general$/i;

/** The fields that the rules about the receiver need. */
const receiver = {
  rfc: z
    .string()
    .transform(normaliseRfc)
    .pipe(
      required('errors.rfcRequired').refine(isRfc, { error: 'errors.rfcInvalid', abort: true }),
    ),
  businessName: required('errors.nameRequired')
    .max(MOST_NAME, 'errors.nameLong')
    .refine((name) => !name.includes('|'), 'errors.nameBar'),
  taxRegime: required('errors.regimeRequired'),
  cfdiUse: required('errors.useRequired'),
};

const shape = z.object({
  ...receiver,
  zipCode: required('errors.zipRequired').regex(/^\d{5}$/, 'errors.zipFormat'),
  email,
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
    if (rfc === GENERIC_RFC && GLOBAL.test(businessName))
      issue('businessName', 'errors.nameGlobal');
    if (!regimesFor(catalogue, rfc).some(({ id }) => id === taxRegime)) {
      issue('taxRegime', 'errors.regimeNotAllowed');
    } else if (!usesFor(catalogue, rfc, taxRegime).some(({ id }) => id === cfdiUse)) {
      issue('cfdiUse', 'errors.useNotAllowed');
    }
  }, onceRead(receiver));

/** The form values of an existing profile. */
export function invoicingFields({ id: _, ...fields }: InvoicingProfile): InvoicingFields {
  return fields;
}
