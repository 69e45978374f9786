import { z } from 'zod';
import { onceRead, optional, phone, required } from '../account/fields';
import type { Address } from './types';

/** Characters that the backend takes. */
const MOST = { alias: 40, recipient: 120, street: 100, number: 20, neighborhood: 80 };
const LONG_TEXT = { between: 120, references: 200 };

/** The colonia that is chosen when it is not in the list of its zip code. */
export const OTHER_NEIGHBORHOOD = 'otra';

const LONG = 'errors.long';
const text = (missing: string, most: number) => required(missing).max(most, LONG);

/** `s/n`, `S.N.`, `sin número`: they all mean that the house has no number. */
export function houseNumber(written: string): string {
  return /^(s[./\s]*n[./]*|sin\s+n[úu]m(ero|\.)?)$/i.test(written) ? 'S/N' : written;
}

const neighborhoods = {
  neighborhood: text('errors.neighborhoodRequired', MOST.neighborhood),
  otherNeighborhood: optional(MOST.neighborhood, LONG),
};

export const addressSchema = z
  .object({
    alias: optional(MOST.alias, LONG),
    recipientName: text('errors.recipientRequired', MOST.recipient).min(
      3,
      'errors.recipientInvalid',
    ),
    phone,
    zipCode: required('errors.zipRequired').regex(/^\d{5}$/, 'errors.zipFormat'),
    ...neighborhoods,
    street: text('errors.streetRequired', MOST.street).min(2, 'errors.streetInvalid'),
    exteriorNumber: text('errors.exteriorRequired', MOST.number).transform(houseNumber),
    interiorNumber: optional(MOST.number, LONG),
    betweenStreets: optional(LONG_TEXT.between, LONG),
    references: optional(LONG_TEXT.references, LONG),
    // A ticked box says its value, one that is not ticked `false`.
    isDefault: z
      .union([z.boolean(), z.string()])
      .default(false)
      .transform((value) => value !== false && value !== ''),
  })
  .superRefine(({ neighborhood, otherNeighborhood }, context) => {
    if (neighborhood !== OTHER_NEIGHBORHOOD || otherNeighborhood.length > 1) return;
    const message = 'errors.otherNeighborhoodRequired';
    context.addIssue({ code: 'custom', path: ['otherNeighborhood'], message });
  }, onceRead(neighborhoods))
  .transform(({ otherNeighborhood, neighborhood, ...fields }) => ({
    ...fields,
    neighborhood: neighborhood === OTHER_NEIGHBORHOOD ? otherNeighborhood : neighborhood,
  }));
export type AddressFields = z.input<typeof addressSchema>;
/** An address as it is sent: its state, municipality and city are the zip code's. */
export type NewAddress = z.output<typeof addressSchema>;

/** The fields of an address that is edited. */
export function addressFields(address: Address): AddressFields {
  const { id: _, municipality, city, state, isDefault, ...fields } = address;
  return { ...fields, otherNeighborhood: '', isDefault };
}
