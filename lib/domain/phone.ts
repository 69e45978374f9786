/**
 * The ten digits of a Mexican telephone, without country code (+52, old +52 1) or the retired prefixes
 * 01, 044 and 045; null when it is not one.
 */
export function mexicanPhone(text: string): string | null {
  if (!/^[\d\s().+-]*$/.test(text)) return null;
  const match = /^(?:521?|01|04[45])?(\d{10})$/.exec(text.replace(/\D/g, ''));
  return match?.[1] ?? null;
}

/** Ten digits as people read them: a two-digit area code is followed by 4 and 4, a longer one by 3 and 4. */
export function readablePhone(digits: string): string {
  const short = /^(55|56|33|81)/.test(digits);
  return digits.replace(short ? /^(..)(....)(....)$/ : /^(...)(...)(....)$/, '$1 $2 $3');
}
