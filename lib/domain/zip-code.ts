/** A zip code is text of five digits, because those of Mexico City begin with 0. */
export function isZipCode(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{5}$/.test(value);
}
