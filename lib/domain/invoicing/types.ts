import type { DefaultableItem } from '../account/defaults';

/** A tax regime of SAT's catalogue (c_RegimenFiscal), and the kinds of receivers that may have it. */
export interface TaxRegime {
  /** Three digits. */
  id: string;
  text: string;
  appliesToPerson: boolean;
  appliesToCompany: boolean;
}

/** A use of SAT's catalogue (c_UsoCFDI), and the regimes that allow it. */
export interface CfdiUse {
  id: string;
  text: string;
  regimes: readonly string[];
}

export interface InvoicingCatalogue {
  regimes: readonly TaxRegime[];
  uses: readonly CfdiUse[];
}

export interface InvoicingProfile extends DefaultableItem {
  rfc: string;
  /** Name or razón social, as written in the Constancia de Situación Fiscal. */
  businessName: string;
  taxRegime: string;
  cfdiUse: string;
  zipCode: string;
  email: string;
}
