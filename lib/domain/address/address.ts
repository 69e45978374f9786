import {
  checkboxSchema,
  optionalTextSchema,
  phoneFieldSchema,
  requiredTextSchema,
  whenFieldsAreValid,
  zipCodeFieldSchema,
} from '../account/fields';
import { z } from '../zod';

const MAX = { alias: 40, recipient: 120, street: 100, number: 20, neighborhood: 80 };

/** The option for a colonia that is not in the list of the zip code. */
export const OTHER_NEIGHBORHOOD = 'otra';

const LONG = 'errors.long';
const text = (missing: string, most: number) => requiredTextSchema(missing).max(most, LONG);

/** Normalises `s/n`, `S.N.` and `sin número` to `S/N`: they all mean that the house has no number. */
export const normalizeHouseNumber = (written: string): string =>
  /^(s[./\s]*n[./]*|sin\s+n[úu]m(ero|\.)?)$/i.test(written) ? 'S/N' : written;

const neighborhoods = {
  neighborhood: text('errors.neighborhoodRequired', MAX.neighborhood),
  otherNeighborhood: optionalTextSchema(MAX.neighborhood, LONG),
};

export const addressSchema = z
  .object({
    alias: optionalTextSchema(MAX.alias, LONG),
    recipientName: text('errors.recipientRequired', MAX.recipient).min(
      3,
      'errors.recipientInvalid',
    ),
    phone: phoneFieldSchema,
    zipCode: zipCodeFieldSchema,
    ...neighborhoods,
    street: text('errors.streetRequired', MAX.street).min(2, 'errors.streetInvalid'),
    exteriorNumber: text('errors.exteriorRequired', MAX.number).transform(normalizeHouseNumber),
    interiorNumber: optionalTextSchema(MAX.number, LONG),
    betweenStreets: optionalTextSchema(120, LONG),
    references: optionalTextSchema(200, LONG),
    isDefault: checkboxSchema,
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

/** The municipality is an alcaldía in Mexico City. */
type AddressPlace = Record<'state' | 'municipality' | 'city', string>;

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
