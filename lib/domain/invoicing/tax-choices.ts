import { getMexicoCityDay } from '../dates';
import { parseUtc } from '../parse-utc';
import { getReceiverKind, isGenericRfc } from './receiver';
import type { CfdiUse, InvoicingCatalogue, TaxRegime } from './types';

/** "Sin obligaciones fiscales" and "Sin efectos fiscales": the only regime and use that a generic RFC may have. */
const NO_OBLIGATIONS = '616';
const NO_EFFECTS = 'S01';
/** The uses that customers of a shop choose most often, in this order. */
const PREFERRED_USES: readonly string[] = ['G01', 'G03', 'I04', NO_EFFECTS];

/** The regimes that are allowed for an RFC; all regimes while the RFC is incomplete. */
export function getAllowedRegimes({ regimes }: InvoicingCatalogue, rfc: string): TaxRegime[] {
  const kind = getReceiverKind(rfc);
  if (isGenericRfc(rfc)) return regimes.filter(({ id }) => id === NO_OBLIGATIONS);
  if (kind === 'company') return regimes.filter(({ appliesToCompany }) => appliesToCompany);
  return kind === null ? [...regimes] : regimes.filter(({ appliesToPerson }) => appliesToPerson);
}

const getUseRank = ({ id }: CfdiUse) => {
  const place = PREFERRED_USES.indexOf(id);
  return place < 0 ? PREFERRED_USES.length : place;
};

/** The uses that a regime allows, with the most common ones of a shop first. Empty while no regime is chosen. */
export const getAllowedUses = ({ uses }: InvoicingCatalogue, rfc: string, regime: string) =>
  uses
    .filter(({ id, regimes }) =>
      isGenericRfc(rfc) && regime === NO_OBLIGATIONS ? id === NO_EFFECTS : regimes.includes(regime),
    )
    .sort((a, b) => getUseRank(a) - getUseRank(b));

type TaxChoice = Record<'taxRegime' | 'cfdiUse', string>;

const keepIfAllowed = (chosen: string, allowed: readonly { id: string }[]): string => {
  const kept = allowed.length === 1 ? allowed[0] : allowed.find(({ id }) => id === chosen);
  return kept?.id ?? '';
};

export function keepAllowedTaxChoice(
  catalogue: InvoicingCatalogue,
  rfc: string,
  choice: TaxChoice,
): TaxChoice {
  const taxRegime = keepIfAllowed(choice.taxRegime, getAllowedRegimes(catalogue, rfc));
  return {
    taxRegime,
    cfdiUse: keepIfAllowed(choice.cfdiUse, getAllowedUses(catalogue, rfc, taxRegime)),
  };
}

/** The last day of the month of the payment: sales without an invoice are in that month's global invoice. Null until it is paid. */
export function getInvoiceDeadline(paidUtc: string | null): string | null {
  const paid = parseUtc(paidUtc);
  if (paid === null) return null;
  const [year = 0, month = 0] = getMexicoCityDay(paid).split('-').map(Number);
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
