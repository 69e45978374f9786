import { list, table } from '../core/table';
import { placeOf } from '../places/zip-codes';

/** Regimes that may deduct an expense: those of every use that is one. */
const DEDUCTING = '601, 603, 606, 612, 620, 621, 622, 623, 624, 625, 626';
/** Of people only: personal deductions. */
const NATURAL = '605, 606, 607, 608, 611, 612, 614, 615, 625';

/** SAT's c_RegimenFiscal (CFDI 4.0): F for people, M for companies. */
export const REGIMES = table(
  ['id', 'who', 'text'],
  `
  601|M|General de Ley Personas Morales
  603|M|Personas Morales con Fines no Lucrativos
  605|F|Sueldos y Salarios e Ingresos Asimilados a Salarios
  606|F|Arrendamiento
  607|F|Régimen de Enajenación o Adquisición de Bienes
  608|F|Demás ingresos
  610|FM|Residentes en el Extranjero sin Establecimiento Permanente en México
  611|F|Ingresos por Dividendos (socios y accionistas)
  612|F|Personas Físicas con Actividades Empresariales y Profesionales
  614|F|Ingresos por intereses
  615|F|Régimen de los ingresos por obtención de premios
  616|F|Sin obligaciones fiscales
  620|M|Sociedades Cooperativas de Producción que optan por diferir sus ingresos
  621|F|Incorporación Fiscal
  622|M|Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras
  623|M|Opcional para Grupos de Sociedades
  624|M|Coordinados
  625|F|Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas
  626|FM|Régimen Simplificado de Confianza
  `,
);

const EVERY = REGIMES.map(({ id }) => id).join(', ');

/** SAT's c_UsoCFDI, without those that no shop needs (payroll, payments); with the regimes that each allows. */
export const USES = table(
  ['id', 'text', 'regimes'],
  `
  G01|Adquisición de mercancías|${DEDUCTING}
  G02|Devoluciones, descuentos o bonificaciones|${DEDUCTING}, 616
  G03|Gastos en general|${DEDUCTING}
  I01|Construcciones|${DEDUCTING}
  I02|Mobiliario y equipo de oficina por inversiones|${DEDUCTING}
  I03|Equipo de transporte|${DEDUCTING}
  I04|Equipo de cómputo y accesorios|${DEDUCTING}
  I05|Dados, troqueles, moldes, matrices y herramental|${DEDUCTING}
  I06|Comunicaciones telefónicas|${DEDUCTING}
  I07|Comunicaciones satelitales|${DEDUCTING}
  I08|Otra maquinaria y equipo|${DEDUCTING}
  D01|Honorarios médicos, dentales y gastos hospitalarios|${NATURAL}
  D02|Gastos médicos por incapacidad o discapacidad|${NATURAL}
  D03|Gastos funerales|${NATURAL}
  D04|Donativos|${NATURAL}
  D05|Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)|${NATURAL}
  D06|Aportaciones voluntarias al SAR|${NATURAL}
  D07|Primas por seguros de gastos médicos|${NATURAL}
  D08|Gastos de transportación escolar obligatoria|${NATURAL}
  D09|Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones|${NATURAL}
  D10|Pagos por servicios educativos (colegiaturas)|${NATURAL}
  S01|Sin efectos fiscales|${EVERY}
  `,
).map(({ id, text, regimes }) => ({ id, text, regimes: list(regimes) }));

/** The national generic RFC: who invoices without one of their own. */
const GENERIC = 'XAXX010101000';

/** A customer abroad. */
const FOREIGN = 'XEXX010101000';
/** Where this backend's shop issues its invoices. */
const ISSUED_AT = '03100';

/** What SAT would refuse of a receiver: the field and why; null when it fits together. */
export function invoicingProblem(profile: {
  rfc: string;
  tax_regime: string;
  cfdi_use: string;
  zip_code: string;
}): { field: 'tax_regime' | 'cfdi_use' | 'zip_code'; detail: string } | null {
  const regime = REGIMES.find(({ id }) => id === profile.tax_regime);
  if (!regime) return { field: 'tax_regime', detail: 'El régimen fiscal no existe.' };
  const who = profile.rfc.length === 12 ? 'M' : 'F';
  if (!regime.who.includes(who)) {
    const whose = who === 'M' ? 'una persona moral' : 'una persona física';
    return { field: 'tax_regime', detail: `Ese régimen fiscal no es de ${whose}.` };
  }
  if (profile.rfc === GENERIC && regime.id !== '616') {
    return { field: 'tax_regime', detail: 'Con el RFC genérico el régimen fiscal es el 616.' };
  }
  const use = USES.find(({ id }) => id === profile.cfdi_use);
  if (!use) return { field: 'cfdi_use', detail: 'El uso de CFDI no existe.' };
  if (!use.regimes.includes(regime.id) || (profile.rfc === GENERIC && use.id !== 'S01')) {
    return { field: 'cfdi_use', detail: 'Ese uso de CFDI no corresponde al régimen fiscal.' };
  }
  if (!placeOf(profile.zip_code)) {
    return { field: 'zip_code', detail: 'Ese código postal no existe.' };
  }
  if ([GENERIC, FOREIGN].includes(profile.rfc) && profile.zip_code !== ISSUED_AT) {
    return { field: 'zip_code', detail: `Con ese RFC el código postal es ${ISSUED_AT}.` };
  }
  return null;
}
