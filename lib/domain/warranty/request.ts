import { readQuantity } from '../read-number';
import { cleanTypedText } from '../typed-text';
import { z } from '../zod';
import { needsDescription, RETURN_REASONS } from './return-terms';

/** In characters. The backend takes 1,000, of which the words of the reason take the rest. */
const DESCRIPTION_LIMITS = { least: 10, most: 950 };
const MAX_SERIAL_LENGTH = 60;

/** The form of a return, or a request for the warranty, of at most `available` pieces. Messages are keys of the `warranties` namespace. */
export const warrantySchema = (available: number) =>
  z
    .object({
      reason: z.enum(RETURN_REASONS, 'errors.reason'),
      description: z.string().trim().max(DESCRIPTION_LIMITS.most, 'errors.descriptionLong'),
      serialNumber: z
        .string()
        .default('')
        .transform(cleanTypedText)
        .pipe(z.string().max(MAX_SERIAL_LENGTH, 'errors.serialLong')),
      qty: z
        .string()
        .default('1')
        .transform(readQuantity)
        .pipe(z.int('errors.qty').min(1, 'errors.qty').max(available, 'errors.qty')),
    })
    .superRefine(
      ({ reason, description }, context) => {
        if (!needsDescription(reason) || description.length >= DESCRIPTION_LIMITS.least) return;
        const message = description === '' ? 'errors.description' : 'errors.descriptionShort';
        context.addIssue({ code: 'custom', path: ['description'], message });
      },
      // What is wrong with it is said together with what is wrong elsewhere.
      { when: () => true },
    );

export type WarrantyRequest = z.output<ReturnType<typeof warrantySchema>>;
export type ReturnFields = z.input<ReturnType<typeof warrantySchema>>;
