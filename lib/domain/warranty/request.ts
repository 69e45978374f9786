import { z } from 'zod';

export const DESCRIPTION = { least: 10, most: 1000 };
export const SERIAL_LENGTH = 60;

/** The form of a request for at most `available` pieces. Messages are keys of the `warranties` namespace. */
export const warrantySchema = (available: number) =>
  z.object({
    description: z
      .string()
      .trim()
      .min(1, { error: 'errors.description', abort: true })
      .min(DESCRIPTION.least, 'errors.descriptionShort')
      .max(DESCRIPTION.most, 'errors.descriptionLong'),
    serialNumber: z
      .string()
      .default('')
      .pipe(z.string().trim().max(SERIAL_LENGTH, 'errors.serialLong')),
    qty: z
      .string()
      .default('1')
      .transform(Number)
      .pipe(z.int('errors.qty').min(1, 'errors.qty').max(available, 'errors.qty')),
  });

export type WarrantyFields = z.input<ReturnType<typeof warrantySchema>>;
export type WarrantyRequest = z.output<ReturnType<typeof warrantySchema>>;
