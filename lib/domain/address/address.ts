import {
  optionalTextSchema,
  phoneFieldSchema,
  requiredTextSchema,
  whenFieldsAreValid,
  zipCodeFieldSchema,
} from '../account/fields';
import { z } from '../zod';

const MAX_LENGTHS = { alias: 40, recipient: 120, street: 100, number: 20, neighborhood: 80 };
const MAX_LONG_LENGTHS = { between: 120, references: 200 };

/** The option for a colonia that is not in the list of the zip code. */
export const OTHER_NEIGHBORHOOD = 'otra';

const LONG = 'errors.long';
const text = (missing: string, most: number) => requiredTextSchema(missing).max(most, LONG);

/** Normalises `s/n`, `S.N.` and `sin número` to `S/N`: they all mean that the house has no number. */
export const normalizeHouseNumber = (written: string): string =>
  /^(s[./\s]*n[./]*|sin\s+n[úu]m(ero|\.)?)$/i.test(written) ? 'S/N' : written;

const neighborhoods = {
  neighborhood: text('errors.neighborhoodRequired', MAX_LENGTHS.neighborhood),
  otherNeighborhood: optionalTextSchema(MAX_LENGTHS.neighborhood, LONG),
};

export const addressSchema = z
  .object({
    alias: optionalTextSchema(MAX_LENGTHS.alias, LONG),
    recipientName: text('errors.recipientRequired', MAX_LENGTHS.recipient).min(
      3,
      'errors.recipientInvalid',
    ),
    phone: phoneFieldSchema,
    zipCode: zipCodeFieldSchema,
    ...neighborhoods,
    street: text('errors.streetRequired', MAX_LENGTHS.street).min(2, 'errors.streetInvalid'),
    exteriorNumber: text('errors.exteriorRequired', MAX_LENGTHS.number).transform(
      normalizeHouseNumber,
    ),
    interiorNumber: optionalTextSchema(MAX_LENGTHS.number, LONG),
    betweenStreets: optionalTextSchema(MAX_LONG_LENGTHS.between, LONG),
    references: optionalTextSchema(MAX_LONG_LENGTHS.references, LONG),
    // A checked checkbox gives its value, an unchecked one gives `false`.
    isDefault: z
      .union([z.boolean(), z.string()])
      .default(false)
      .transform((value) => value !== false && value !== ''),
  })
  .superRefine(({ neighborhood, otherNeighborhood }, context) => {
    if (neighborhood !== OTHER_NEIGHBORHOOD || otherNeighborhood.length > 1) return;
    const message = 'errors.otherNeighborhoodRequired';
    context.addIssue({ code: 'custom', path: ['otherNeighborhood'], message });
  }, whenFieldsAreValid(neighborhoods))
  .transform(({ otherNeighborhood, neighborhood, ...fields }) => ({
    ...fields,
    neighborhood: neighborhood === OTHER_NEIGHBORHOOD ? otherNeighborhood : neighborhood,
  }));
export type AddressFields = z.input<typeof addressSchema>;

interface AddressPlace {
  state: string;
  municipality: string;
  city: string;
}

type SentFields = z.output<typeof addressSchema>;
/** An address as it is sent, with the place of its zip code where that is known. */
export type NewAddress = SentFields & Partial<AddressPlace>;

/** A delivery address of a customer: the fields of its form, and its place. Texts are '' when they are not given. */
export interface Address extends SentFields, AddressPlace {
  id: string;
}

export function withPlace(fields: NewAddress, place: AddressPlace | null | undefined): NewAddress {
  if (!place) return fields;
  const { state, municipality, city } = place;
  return { ...fields, state, municipality, city };
}

export function toAddressFields(address: Address): AddressFields {
  const { id: _, municipality, city, state, isDefault, ...fields } = address;
  return { ...fields, otherNeighborhood: '', isDefault };
}
