import { z } from 'zod';
import { byId } from '../core/find';
import { list } from '../core/text';
import { placeOf } from '../places/zip-codes';
import { parts, readRows, word } from '../seed/load';
import type { Customers } from './customers';
import type { OrderRow, ProfileRow } from './rows';

/** SAT's c_RegimenFiscal (CFDI 4.0): F for people, M for companies. */
export const REGIMES = readRows(
  'invoicing/regimes.csv',
  z.strictObject({ id: word, who: word, text: word }),
);

/** Names that `uses.csv` has for the regimes of several uses. */
const SEVERAL: Readonly<Record<string, string[]>> = {
  /** Those that may deduct an expense. */
  deducting: list('601, 603, 606, 612, 620, 621, 622, 623, 624, 625, 626'),
  /** Of people only: personal deductions. */
  personal: list('605, 606, 607, 608, 611, 612, 614, 615, 625'),
  every: REGIMES.map(({ id }) => id),
};

/** SAT's c_UsoCFDI, without those that no shop needs (payroll, payments); with the regimes that each allows. */
export const USES = readRows(
  'invoicing/uses.csv',
  z.strictObject({ id: word, text: word, regimes: parts }),
).map(({ regimes, ...use }) => ({ ...use, regimes: regimes.flatMap((id) => SEVERAL[id] ?? id) }));

/** The national generic RFC: who invoices without one of their own. */
const GENERIC = 'XAXX010101000';

/** A customer abroad. */
const FOREIGN = 'XEXX010101000';
/** Where this backend's shop issues its invoices. */
const ISSUED_AT = '03100';

type Receiver = Record<'rfc' | 'tax_regime' | 'cfdi_use' | 'zip_code', string>;

/** What SAT would refuse of a receiver: the field and why; null when it fits together. */
export function invoicingProblem({ rfc, tax_regime, cfdi_use, zip_code }: Receiver) {
  const of = (field: keyof Receiver, detail: string) => ({ field, detail });
  const regime = byId(REGIMES, tax_regime);
  if (!regime) return of('tax_regime', 'El régimen fiscal no existe.');
  const [who, whose] = rfc.length === 12 ? ['M', 'moral'] : ['F', 'física'];
  if (!regime.who.includes(who))
    return of('tax_regime', `Ese régimen fiscal no es de una persona ${whose}.`);
  if (rfc === GENERIC && regime.id !== '616')
    return of('tax_regime', 'Con el RFC genérico el régimen fiscal es el 616.');
  const use = byId(USES, cfdi_use);
  if (!use) return of('cfdi_use', 'El uso de CFDI no existe.');
  if (!use.regimes.includes(regime.id) || (rfc === GENERIC && use.id !== 'S01'))
    return of('cfdi_use', 'Ese uso de CFDI no corresponde al régimen fiscal.');
  if (!placeOf(zip_code)) return of('zip_code', 'Ese código postal no existe.');
  if ([GENERIC, FOREIGN].includes(rfc) && zip_code !== ISSUED_AT)
    return of('zip_code', `Con ese RFC el código postal es ${ISSUED_AT}.`);
  return null;
}

export function invoiceFor(
  customers: Customers,
  order: OrderRow,
  profile: ProfileRow,
  cfdiUse = profile.cfdiUse,
): void {
  const { id: profileId, rfc, businessName } = profile;
  const uuid = `7C2D9E10-5A44-4B1F-8C33-${order.id.padStart(12, '0')}`;
  order.invoice ??= { uuid, profileId, rfc, businessName, cfdiUse, utc: customers.instant() };
}
