import { isRfc } from '../account/rfc';

/** Public at large: a national customer without an RFC. */
export const GENERIC_RFC = 'XAXX010101000';
/** A customer who lives abroad. */
export const FOREIGN_RFC = 'XEXX010101000';

/** Both are invoiced without obligations and without effects, whoever is behind them. */
export const isGenericRfc = (rfc: string): boolean => rfc === GENERIC_RFC || rfc === FOREIGN_RFC;

/** Whose RFC it is: a company's has 12 characters, a person's 13. Null when it is not one. */
export function receiverKind(rfc: string): 'person' | 'company' | null {
  if (!isRfc(rfc)) return null;
  return rfc.length === 12 ? 'company' : 'person';
}

/** The values of the characters, by their place (SAT's algorithm); a company's RFC begins with a space. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The last character that the others ask for, modulo 11. */
function checkDigit(rfc: string): string {
  const body = rfc.padStart(13, ' ').slice(0, 12);
  const sum = [...body].reduce((total, one, at) => total + VALUES.indexOf(one) * (13 - at), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}

/**
 * Whether the last character of an RFC fits the others. SAT itself has issued some that do not, and the generic ones
 * do not either: a reason to look again, never to refuse.
 */
export function hasRightCheckDigit(rfc: string): boolean {
  return isGenericRfc(rfc) || checkDigit(rfc) === rfc.at(-1);
}

/** The ending that tells what kind of company it is, which the Constancia lists apart from the name. */
const COMPANY_ENDING =
  /[\s,]+(s\.?\s?a\.?(\s?b\.?)?|s\.?\s?de\s?r\.?\s?l\.?|s\.?\s?c\.?|s\.?\s?a\.?\s?p\.?\s?i\.?|s\.?\s?a\.?\s?s\.?|a\.?\s?c\.?)(\s+(de|en)\s+[cn]\.?\s?[vp]\.?)?\s*$/i;

/** Whether a name seems to end in "S.A. de C.V." or its like, which SAT then refuses. */
export const hasCompanyEnding = (name: string): boolean => COMPANY_ENDING.test(name);
