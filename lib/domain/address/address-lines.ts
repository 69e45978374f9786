import { isZipCode } from '../typed-text';
import type { Address } from './address';

type StreetLine = Pick<Address, 'street' | 'exteriorNumber' | 'interiorNumber'>;
type PlaceLine = Pick<Address, 'neighborhood' | 'municipality' | 'city' | 'state' | 'zipCode'>;

const joinUnique = (parts: readonly string[], separator: string) =>
  [...new Set(parts.filter(Boolean))].join(separator);

/** Mexico City, whose zip codes begin with 01 to 16, is divided into alcaldías; every other state into municipios. */
export const isAlcaldia = (zipCode: string): boolean =>
  isZipCode(zipCode) && zipCode >= '01' && zipCode < '17';

/** `Calle Orizaba 118, int. 302` */
export function formatStreetLine({ street, exteriorNumber, interiorNumber }: StreetLine): string {
  // A text such as "Piso 7" needs no "int." before it.
  const isNumber = /^[\d\s-]*[a-z]?$/i.test(interiorNumber);
  const inside = interiorNumber && (isNumber ? `int. ${interiorNumber}` : interiorNumber);
  return joinUnique([joinUnique([street, exteriorNumber], ' '), inside], ', ');
}

/** `Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700`; equal parts appear only once. */
export const formatPlaceLine = ({ zipCode, ...line }: PlaceLine): string =>
  joinUnique(
    [line.neighborhood, line.municipality, line.city, line.state, zipCode && `C.P. ${zipCode}`],
    ', ',
  );
