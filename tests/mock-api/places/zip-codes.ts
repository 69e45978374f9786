import { z } from 'zod';
import { hash, Random } from '../core/random';
import { parts, readRows, word } from '../seed/load';
import { type StateRow, stateOfZip } from '../seed/places/stores';

/** Real zip codes with their municipality (alcaldía) and colonias: a sample, the rest is made up. */
const Place = z.strictObject({ zip: word, municipality: word, city: word, neighborhoods: parts });

const REAL_PLACES = new Map(
  readRows('places/real-zip-codes.csv', Place).map(({ zip, ...place }) => [zip, place]),
);

export interface Place {
  zipCode: string;
  state: StateRow;
  municipality: string;
  city: string;
  neighborhoods: string[];
}

const NEIGHBORHOODS =
  `Centro; Del Valle; Roma Norte; Las Américas; Lomas del Parque; San José; Santa María; Jardines del Bosque;
  El Mirador; Independencia; Benito Juárez; Emiliano Zapata; Lázaro Cárdenas; La Paz; Los Pinos; Las Flores; San Rafael;
  San Miguel; Santa Cruz; Miguel Hidalgo; Revolución; Vista Hermosa; Villas del Sol; Bosques de la Cañada; Real del Monte;
  Valle Dorado; Residencial Campestre; Arboledas; Los Álamos; Guadalupe; El Carmen; Narvarte; Obrera; Morelos; 20 de Noviembre;
  Francisco Villa; Magisterial; Burócratas; Industrial; La Loma`
    .split(';')
    .map((name) => name.trim());

export const isZipCode = (text: string): boolean => /^\d{5}$/.test(text);

/** The place of a zip code, or null for one that does not exist. Those of one prefix share a municipality. */
export function placeOf(zipCode: string): Place | null {
  const state = isZipCode(zipCode) ? stateOfZip(zipCode) : undefined;
  // Each state leaves some numbers unused: here those that end in 99.
  if (!state || zipCode.endsWith('99')) return null;
  const real = REAL_PLACES.get(zipCode);
  if (real) return { zipCode, state, ...real };
  const random = new Random(`zip ${zipCode}`);
  const { municipalities } = state;
  const isCapital = state.code === 'CMX';
  const index = isCapital ? Number(zipCode.slice(0, 2)) - 1 : hash(zipCode.slice(0, 3));
  const municipality = municipalities[index % municipalities.length] ?? state.name;
  const city = isCapital ? 'Ciudad de México' : municipality;
  const neighborhoods = random
    .sample(NEIGHBORHOODS, random.int(3, 6))
    .sort((a, b) => a.localeCompare(b, 'es'));
  return { zipCode, state, municipality, city, neighborhoods };
}
