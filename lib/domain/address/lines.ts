import { stateOfZipCode } from '../zip-code';
import type { Address } from './types';

const joined = (parts: readonly string[], separator: string) =>
  [...new Set(parts.filter(Boolean))].join(separator);

/** Mexico City is divided into alcaldías, every other state into municipios. */
export function isAlcaldia(zipCode: string): boolean {
  return stateOfZipCode(zipCode)?.code === 'CMX';
}

/** `Calle Orizaba 118, int. 302` */
export function streetLine({ street, exteriorNumber, interiorNumber }: Address): string {
  // A text such as "Piso 7" needs no "int." before it.
  const isNumber = /^[\d\s-]*[a-z]?$/i.test(interiorNumber);
  const inside = interiorNumber && (isNumber ? `int. ${interiorNumber}` : interiorNumber);
  return joined([joined([street, exteriorNumber], ' '), inside], ', ');
}

/** `Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700`; equal parts appear only once. */
export function placeLine({ neighborhood, municipality, city, state, zipCode }: Address): string {
  return joined([neighborhood, municipality, city, state, zipCode && `C.P. ${zipCode}`], ', ');
}
