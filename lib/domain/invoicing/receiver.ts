import { isRfc } from '../account/fields';

/** The general public: a customer in Mexico without an RFC. */
export const GENERIC_RFC = 'XAXX010101000';
/** A customer who lives abroad. */
export const FOREIGN_RFC = 'XEXX010101000';

/** Both generic RFCs are invoiced to the issuer's own zip code (CFDI40149), with the regime "sin obligaciones" and the use "sin efectos". */
export const isGenericRfc = (rfc: string): boolean => rfc === GENERIC_RFC || rfc === FOREIGN_RFC;

/** After a change of the RFC: that of the issuer for a generic one, otherwise the customer's own. `issuerZip` is null until it is configured. */
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

/** SAT's algorithm: the position is the value. An RFC of a company is padded with a space at the start. */
const CHARACTER_VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

function computeCheckDigit(rfc: string): string {
  const values = [...rfc.padStart(13, ' ')].map((one) => CHARACTER_VALUES.indexOf(one));
  const sum = values.slice(0, 12).reduce((total, value, at) => total + value * (13 - at), 0);
  return '0123456789A'.charAt((11 - (sum % 11)) % 11);
}

/** SAT itself has issued some RFCs with a wrong check digit: a reason to warn, never to refuse. */
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
