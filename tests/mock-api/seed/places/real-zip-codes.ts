import { z } from 'zod';
import { parts, readRows, word } from '../load';

/** Real zip codes with their municipality (alcaldía) and colonias: a sample, the rest is made up. */
const Place = z.strictObject({ zip: word, municipality: word, city: word, neighborhoods: parts });

export const REAL_PLACES: ReadonlyMap<string, Omit<z.output<typeof Place>, 'zip'>> = new Map(
  readRows('places/real-zip-codes.csv', Place).map(({ zip, ...place }) => [zip, place]),
);
