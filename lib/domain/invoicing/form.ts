import { z } from 'zod';
import { email, onceRead, required } from '../account/fields';
import { isRfc, normaliseRfc } from '../account/rfc';
import { regimesFor, usesFor } from './choices';
import { GENERIC_RFC } from './receiver';
import type { InvoicingCatalogue, InvoicingProfile } from './types';

/** Characters (CFDI 4.0). */
const MOST_NAME = 300;
/** By this name an invoice becomes a global one, which is not made out to anybody. */
const GLOBAL = /^p[uú]blico en general$/i;

/** What the receiver's rules are about. */
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

/** The rules of a receiver of invoices, by SAT's catalogue of the day. */
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

/** The fields of a profile that is edited. */
export function invoicingFields({ id: _, ...fields }: InvoicingProfile): InvoicingFields {
  return fields;
}
