import { isGenericRfc, receiverKind } from './receiver';
import type { CfdiUse, InvoicingCatalogue, TaxRegime } from './types';

/** "Sin obligaciones fiscales" and "Sin efectos fiscales": the only regime and use that a generic RFC may have. */
const NO_OBLIGATIONS = '616';
const NO_EFFECTS = 'S01';
/** The uses that customers of a shop choose most often, in this order. */
const FIRST_USES: readonly string[] = ['G01', 'G03', 'I04', NO_EFFECTS];

/** The regimes that are allowed for an RFC; all regimes while the RFC is incomplete. */
export function regimesFor({ regimes }: InvoicingCatalogue, rfc: string): TaxRegime[] {
  const kind = receiverKind(rfc);
  if (isGenericRfc(rfc)) return regimes.filter(({ id }) => id === NO_OBLIGATIONS);
  return regimes.filter((regime) => {
    if (kind === null) return true;
    return kind === 'company' ? regime.appliesToCompany : regime.appliesToPerson;
  });
}

const rank = ({ id }: CfdiUse) => {
  const place = FIRST_USES.indexOf(id);
  return place < 0 ? FIRST_USES.length : place;
};

/** The uses that a regime allows, with the most common ones of a shop first. Empty while no regime is chosen. */
export function usesFor({ uses }: InvoicingCatalogue, rfc: string, regime: string): CfdiUse[] {
  return uses
    .filter(({ id, regimes }) =>
      isGenericRfc(rfc) && regime === NO_OBLIGATIONS ? id === NO_EFFECTS : regimes.includes(regime),
    )
    .sort((a, b) => rank(a) - rank(b));
}

interface Choice {
  taxRegime: string;
  cfdiUse: string;
}

const kept = (chosen: string, allowed: readonly { id: string }[]): string => {
  const [only] = allowed;
  if (only && allowed.length === 1) return only.id;
  return allowed.some(({ id }) => id === chosen) ? chosen : '';
};

/** Clears the parts of a choice that a new RFC or regime does not allow. A single allowed value is selected. */
export function keepAllowed(catalogue: InvoicingCatalogue, rfc: string, choice: Choice): Choice {
  const taxRegime = kept(choice.taxRegime, regimesFor(catalogue, rfc));
  return { taxRegime, cfdiUse: kept(choice.cfdiUse, usesFor(catalogue, rfc, taxRegime)) };
}
