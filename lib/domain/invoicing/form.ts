import {
  checkboxSchema,
  emailFieldSchema,
  isRfc,
  normalizeRfc,
  requiredTextSchema,
  whenFieldsAreValid,
  zipCodeFieldSchema,
} from '../account/fields';
import { z } from '../zod';
import { GENERIC_RFC, isGenericRfc } from './receiver';
import { getAllowedRegimes, getAllowedUses } from './tax-choices';
import type { InvoicingCatalogue, InvoicingProfile } from './types';

/** Characters (CFDI 4.0). */
const MAX_BUSINESS_NAME_LENGTH = 300;
/** An invoice with this name and the generic RFC is a global invoice, which has no receiver. */
const GLOBAL_INVOICE_NAME = /^p[uú]blico en general$/i;

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
  zipCode: zipCodeFieldSchema,
  email: emailFieldSchema,
  isDefault: checkboxSchema,
});
export type InvoicingFields = z.input<typeof shape>;
export type NewInvoicingProfile = z.output<typeof shape>;

const place = { rfc: receiver.rfc, zipCode: shape.shape.zipCode };

interface InvoicingRules {
  catalogue: InvoicingCatalogue;
  /** Zip code that the shop issues its invoices from; null when it is not configured. */
  issuerZip: string | null;
  isUnknownZip: (zipCode: string) => boolean;
}

export const invoicingSchema = ({ catalogue, issuerZip, isUnknownZip }: InvoicingRules) =>
  shape
    .superRefine(({ rfc, businessName, taxRegime, cfdiUse }, context) => {
      const issue = (path: keyof InvoicingFields, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (rfc === GENERIC_RFC && GLOBAL_INVOICE_NAME.test(businessName))
        issue('businessName', 'errors.nameGlobal');
      if (!getAllowedRegimes(catalogue, rfc).some(({ id }) => id === taxRegime)) {
        issue('taxRegime', 'errors.regimeNotAllowed');
      } else if (!getAllowedUses(catalogue, rfc, taxRegime).some(({ id }) => id === cfdiUse)) {
        issue('cfdiUse', 'errors.useNotAllowed');
      }
    }, whenFieldsAreValid(receiver))
    .superRefine(({ rfc, zipCode }, context) => {
      const message =
        isGenericRfc(rfc) && issuerZip !== null && zipCode !== issuerZip
          ? 'errors.zipIssuer'
          : isUnknownZip(zipCode) && 'errors.zipUnknown';
      if (message) context.addIssue({ code: 'custom', path: ['zipCode'], message });
    }, whenFieldsAreValid(place));

export const toInvoicingFields = ({ id: _, ...fields }: InvoicingProfile): InvoicingFields =>
  fields;
