import { isRfc, normalizeRfc } from '../account/fields';
import { getAllowedRegimes } from './tax-choices';
import type { InvoicingCatalogue } from './types';

/** What a Constancia de Situación Fiscal says about a receiver. Texts are '' when they are not known. */
export interface Constancia {
  rfc: string;
  businessName: string;
  zipCode: string;
  /** The names of the regimes that are in force, as SAT prints them. */
  regimes: readonly string[];
}

const NAMES = ['Nombre (s):', 'Primer Apellido:', 'Segundo Apellido:'];
const COMPANY_NAME = 'Denominación/Razón Social:';
/** What is printed after these is read up to the next one. */
const LABELS = [
  ...NAMES,
  COMPANY_NAME,
  'RFC:',
  'CURP:',
  'Régimen Capital:',
  'Nombre Comercial:',
  'Fecha inicio de operaciones:',
  'Código Postal:',
  'Tipo de Vialidad:',
  'Datos de Identificación del Contribuyente:',
];

/** Matches a label whatever spaces and line ends the file has between its characters' groups. */
const toPattern = (label: string): string =>
  label.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s*');
const ANY_LABEL = LABELS.map(toPattern).join('|');

function readLabel(text: string, label: string): string {
  const found = new RegExp(`${toPattern(label)}([\\s\\S]*?)(?=${ANY_LABEL}|$)`).exec(text);
  return found?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Only rows with one date: a regime with two has ended. */
function readRegimes(text: string): string[] {
  const section =
    /Regímenes:([\s\S]*?)(?:Obligaciones:|Sus datos personales|$)/.exec(text)?.[1] ?? '';
  const rows = section.replace(/\s+/g, ' ').replace(/Régimen Fecha Inicio Fecha Fin/g, '');
  const names: string[] = [];
  let nameStart = 0;
  for (const { 0: dates, 1: end, index } of rows.matchAll(
    /\d{2}\/\d{2}\/\d{4}( ?\d{2}\/\d{2}\/\d{4})?/g,
  )) {
    if (!end) names.push(rows.slice(nameStart, index).trim());
    nameStart = index + dates.length;
  }
  return names;
}

/** Reads the text of the PDF that SAT gives out. Null when it is another document, or has no RFC. */
export function parseConstancia(written: string): Constancia | null {
  const text = written.normalize('NFC').replace(/Página\s+\[?\d+\]?\s+de\s+\[?\d+\]?/g, '');
  if (!/(Constancia\s+de\s+Situación|Cédula\s+de\s+Identificación)\s+Fiscal/i.test(text))
    return null;
  const rfc = normalizeRfc(readLabel(text, 'RFC:').split(' ')[0] ?? '');
  if (!isRfc(rfc)) return null;
  const person = NAMES.map((label) => readLabel(text, label)).filter(Boolean);
  return {
    rfc,
    businessName: readLabel(text, COMPANY_NAME) || person.join(' '),
    zipCode: /Código\s*Postal:\s*(\d{5})(?!\d)/.exec(text)?.[1] ?? '',
    regimes: readRegimes(text),
  };
}

/** The address in its QR code ends with `D3=idCIF_RFC`. A code of somebody else must not fill the form. */
export function parseConstanciaCode(content: string): Constancia | null {
  const address = URL.canParse(content) ? new URL(content) : null;
  if (!address || !/(^|\.)sat\.gob\.mx$/.test(address.hostname)) return null;
  const rfc = normalizeRfc(address.searchParams.get('D3')?.split('_').at(-1) ?? '');
  return isRfc(rfc) ? { rfc, businessName: '', zipCode: '', regimes: [] } : null;
}

/** SAT prints "Régimen de las Personas Físicas …" for what the catalogue calls "Personas Físicas …". */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z\s]/gi, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^regimen (de )?((los|las|la) )?/, '');

/** The codes of the regimes in force that the RFC may have. A name that is not in the catalogue is left out. */
export function findRegimes(catalogue: InvoicingCatalogue, { rfc, regimes }: Constancia): string[] {
  const names = new Set(regimes.map(toKey));
  return getAllowedRegimes(catalogue, rfc)
    .filter(({ text }) => names.has(toKey(text)))
    .map(({ id }) => id);
}
