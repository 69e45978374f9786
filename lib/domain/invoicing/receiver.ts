import { isRfc } from '../account/fields';

/** The general public: a customer in Mexico without an RFC. */
export const GENERIC_RFC = 'XAXX010101000';
/** A customer who lives abroad. */
export const FOREIGN_RFC = 'XEXX010101000';

/** Both generic RFCs are invoiced to the issuer's own zip code (CFDI40149), with the regime "sin obligaciones" and the use "sin efectos". */
export const isGenericRfc = (rfc: string): boolean => rfc === GENERIC_RFC || rfc === FOREIGN_RFC;

/**
 * The fiscal zip code after a change of the RFC: that of the issuer for a generic RFC, otherwise the customer's own.
 * @param issuerZip null while the shop has not configured it
 */
export function fitZipToReceiver(zipCode: string, rfc: string, issuerZip: string | null): string {
  if (issuerZip === null) return zipCode;
  if (isGenericRfc(rfc)) return issuerZip;
  return zipCode === issuerZip ? '' : zipCode;
}

/** The kind of receiver: an RFC of a company has 12 characters, one of a person has 13. Null for an invalid RFC. */
export function getReceiverKind(rfc: string): 'person' | 'company' | null {
  if (!isRfc(rfc)) return null;
  return rfc.length === 12 ? 'company' : 'person';
}

/**
 * The position of a character is its value (SAT's algorithm). An RFC of a company is padded with a space at the start.
 */
const CHARACTER_VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The check digit of an RFC, computed from the other characters modulo 11. */
function computeCheckDigit(rfc: string): string {
  const body = rfc.padStart(13, ' ').slice(0, 12);
  const sum = [...body].reduce(
    (total, one, at) => total + CHARACTER_VALUES.indexOf(one) * (13 - at),
    0,
  );
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}

/**
 * Whether the check digit of an RFC is right. SAT itself has issued some RFCs with a wrong check digit, so a wrong one
 * is a reason to warn and never a reason to refuse. The generic RFCs always pass.
 */
export const hasValidCheckDigit = (rfc: string): boolean =>
  isGenericRfc(rfc) || computeCheckDigit(rfc) === rfc.at(-1);

/** The legal form at the end of a company name. The Constancia lists it separately from the name. */
const COMPANY_ENDING =
  /(^|[^\s,])[\s,]+(s\.?\s?a\.?(\s?b\.?)?|s\.?\s?de\s?r\.?\s?l\.?|s\.?\s?c\.?|s\.?\s?a\.?\s?p\.?\s?i\.?|s\.?\s?a\.?\s?s\.?|a\.?\s?c\.?)(\s+(de|en)\s+[cn]\.?\s?[vp]\.?)?\s*$/i;

/** Whether a name seems to end with a legal form such as "S.A. de C.V.". SAT refuses such a name. */
export const hasCompanyEnding = (name: string): boolean => COMPANY_ENDING.test(name);

/** A name as the Constancia writes it: in capitals, without its legal form and without superfluous spaces. */
export const toConstanciaName = (name: string): string =>
  name.replace(COMPANY_ENDING, '$1').trim().replace(/\s+/g, ' ').toLocaleUpperCase('es-MX');
