import { readQuantity } from '../read-number';
import { cleanTypedText } from '../typed-text';
import { z } from '../zod';

export const DESCRIPTION_LIMITS = { least: 10, most: 1000 };
const MAX_SERIAL_LENGTH = 60;

/** The form of a request for at most `available` pieces. Messages are keys of the `warranties` namespace. */
export const warrantySchema = (available: number) =>
  z.object({
    description: z
      .string()
      .trim()
      .min(1, { error: 'errors.description', abort: true })
      .min(DESCRIPTION_LIMITS.least, 'errors.descriptionShort')
      .max(DESCRIPTION_LIMITS.most, 'errors.descriptionLong'),
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
  });

export type WarrantyRequest = z.output<ReturnType<typeof warrantySchema>>;
