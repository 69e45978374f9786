import encodeQR from 'qr';
import sharp from 'sharp';
import { pdf } from '../mock-api/media/pdf';

/** The text of a Constancia, in the order and with the line ends that a reader of PDF gives. */
export const PERSON_LINES = [
  'CÉDULA DE IDENTIFICACIÓN FISCAL',
  'MERL850612AB3',
  'Registro Federal de Contribuyentes',
  'ELENA MÉNDEZ RÍOS',
  'Nombre, denominación o razón',
  'social',
  'idCIF: 14080012345',
  'Lugar y Fecha de Emisión',
  'CUAUHTEMOC , CIUDAD DE MEXICO A 02 DE OCTUBRE DE 2026',
  'Datos de Identificación del Contribuyente:',
  'RFC: MERL850612AB3',
  'CURP: MERL850612MDFNXN09',
  'Nombre (s): ELENA',
  'Primer Apellido: MÉNDEZ',
  'Segundo Apellido: RÍOS',
  'Fecha inicio de operaciones: 15 DE ENERO DE 2010',
  'Estatus en el padrón: ACTIVO',
  'Nombre Comercial:',
  'Datos del domicilio registrado',
  'Código Postal:06700 Tipo de Vialidad: CALLE',
  'Nombre de Vialidad: ORIZABA Número Exterior: 118',
  'Página [1] de [2]',
  'Regímenes:',
  'Régimen Fecha Inicio Fecha Fin',
  'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios 01/01/2010 31/12/2013',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales 01/01/2014',
  'Obligaciones:',
  'Pago definitivo mensual de IVA. 01/01/2014',
];

export const COMPANY_LINES = [
  'CONSTANCIA DE SITUACIÓN FISCAL',
  'Datos de Identificación del Contribuyente:',
  'RFC: SIN120904QT6',
  'Denominación/Razón Social: SOLUCIONES INDUSTRIALES',
  'DEL NORTE',
  'Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE',
  'Nombre Comercial:',
  'Código Postal:64000 Tipo de Vialidad: AVENIDA',
  'Regímenes:',
  'Régimen Fecha Inicio Fecha Fin',
  'Régimen General de Ley Personas Morales 04/09/2012',
  'Obligaciones:',
];

export const constanciaPdf = (lines: readonly string[]): Buffer =>
  pdf('CONSTANCIA DE SITUACIÓN FISCAL', lines);

const SAT = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';
export const codeAddress = (rfc: string): string => `${SAT}?D1=10&D2=1&D3=14080012345_${rfc}`;

/** A photo: the QR code turned a little, on a grey table. */
export async function codePhoto(content: string, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: 4 });
  const side = rows.length;
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const drawn = sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 9, side * 9, { kernel: 'nearest' })
    .rotate(7, { background: '#999' })
    .extend({ top: 300, bottom: 200, left: 150, right: 250, background: '#999' });
  return format === 'png' ? drawn.png().toBuffer() : drawn.toColourspace('b-w').jpeg().toBuffer();
}

/** A scanned page: a PDF with a picture and without text. */
export async function scannedPdf(content: string): Promise<Buffer> {
  const picture = await codePhoto(content, 'jpeg');
  const { width, height } = await sharp(picture).metadata();
  const body = 'q 400 0 0 400 100 300 cm /P Do Q';
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    `${head}${picture.toString('latin1')}\nendstream`,
  ];
  // A reader finds the objects without a table of their places, too.
  const text = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${text}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}
