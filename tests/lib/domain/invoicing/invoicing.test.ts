import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoicingSchema } from '@/lib/domain/invoicing/form';
import { FOREIGN_RFC, GENERIC_RFC, hasValidCheckDigit } from '@/lib/domain/invoicing/receiver';
import {
  getAllowedRegimes,
  getAllowedUses,
  keepAllowedTaxChoice,
} from '@/lib/domain/invoicing/tax-choices';
import texts from '@/locales/es-MX/invoicing.json';
import { forAll } from '@/tests/support/for-all';
import { getFormMessages } from '../../../support/form-messages';

const regime = (id: string, who: string) => ({
  id,
  text: id,
  appliesToPerson: who.includes('F'),
  appliesToCompany: who.includes('M'),
});
const DEDUCTING = ['601', '612', '626'];
const catalogue = {
  regimes: [
    regime('601', 'M'),
    regime('605', 'F'),
    regime('612', 'F'),
    regime('616', 'F'),
    regime('626', 'FM'),
  ],
  uses: [
    { id: 'D01', text: '', regimes: ['605', '612'] },
    { id: 'G01', text: '', regimes: DEDUCTING },
    { id: 'G02', text: '', regimes: [...DEDUCTING, '616'] },
    { id: 'G03', text: '', regimes: DEDUCTING },
    { id: 'I01', text: '', regimes: DEDUCTING },
    { id: 'I04', text: '', regimes: DEDUCTING },
    { id: 'S01', text: '', regimes: ['601', '605', '612', '616', '626'] },
  ],
};
const [PERSON, COMPANY] = ['MERL850612AB3', 'SIN120904QT6'];
const rfcs = fc.constantFrom(PERSON, COMPANY, GENERIC_RFC, FOREIGN_RFC, 'MERL85', '');
const someRegime = fc.constantFrom('', '601', '605', '612', '616', '626', '999');
const someUse = fc.constantFrom('', 'D01', 'G01', 'G02', 'G03', 'S01', 'X99');
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('regimes and uses', () => {
  it('match the kind of receiver', () => {
    expect(ids(getAllowedRegimes(catalogue, COMPANY))).toEqual(['601', '626']);
    expect(ids(getAllowedRegimes(catalogue, PERSON))).toEqual(['605', '612', '616', '626']);
    expect(ids(getAllowedRegimes(catalogue, GENERIC_RFC))).toEqual(['616']);
    expect(ids(getAllowedRegimes(catalogue, FOREIGN_RFC))).toEqual(['616']);
    expect(getAllowedRegimes(catalogue, 'MERL')).toHaveLength(5);
  });

  it('list the most common uses first', () => {
    expect(ids(getAllowedUses(catalogue, COMPANY, '601'))).toEqual([
      'G01',
      'G03',
      'I04',
      'S01',
      'G02',
      'I01',
    ]);
    expect(ids(getAllowedUses(catalogue, PERSON, '605'))).toEqual(['S01', 'D01']);
    expect(ids(getAllowedUses(catalogue, PERSON, '616'))).toEqual(['S01', 'G02']);
    expect(ids(getAllowedUses(catalogue, GENERIC_RFC, '616'))).toEqual(['S01']);
    expect(getAllowedUses(catalogue, PERSON, '')).toEqual([]);
  });

  it('keep the allowed parts of a choice, and clear the others', () =>
    forAll(rfcs, someRegime, someUse, (rfc, taxRegime, cfdiUse) => {
      const kept = keepAllowedTaxChoice(catalogue, rfc, { taxRegime, cfdiUse });
      const regimes = ids(getAllowedRegimes(catalogue, rfc));
      const uses = ids(getAllowedUses(catalogue, rfc, kept.taxRegime));
      expect(['', ...regimes]).toContain(kept.taxRegime);
      expect(['', ...uses]).toContain(kept.cfdiUse);
      if (regimes.includes(taxRegime)) expect(kept.taxRegime).toBe(taxRegime);
      if (uses.includes(cfdiUse)) expect(kept.cfdiUse).toBe(cfdiUse);
      expect(keepAllowedTaxChoice(catalogue, rfc, kept)).toEqual(kept);
    }));

  it('are selected automatically for a generic RFC', () =>
    forAll(someRegime, someUse, (taxRegime, cfdiUse) =>
      expect(keepAllowedTaxChoice(catalogue, GENERIC_RFC, { taxRegime, cfdiUse })).toEqual({
        taxRegime: '616',
        cfdiUse: 'S01',
      }),
    ));
});

describe('the invoicing form', () => {
  const schema = invoicingSchema({
    catalogue,
    issuerZip: '03100',
    isUnknownZip: (zipCode) => zipCode === '00000',
  });
  const fields = {
    rfc: PERSON,
    businessName: 'LAURA MENDEZ RIOS',
    taxRegime: '612',
    cfdiUse: 'G03',
    zipCode: '06700',
    email: 'laura@clientes.example',
    isDefault: false,
  };
  const said = (changes: object) =>
    getFormMessages(schema.safeParse({ ...fields, ...changes }), texts);

  it('accepts valid data in any spelling', () =>
    expect(schema.parse({ ...fields, rfc: ' merl-850612 ab3' })).toEqual(fields));

  it('shows an error for each invalid field', () => {
    const none = {
      rfc: '',
      businessName: ' ',
      taxRegime: '',
      cfdiUse: '',
      zipCode: '1',
      email: 'x',
    };
    expect(said(none)).toEqual({
      rfc: 'Escribe tu RFC',
      businessName: 'Escribe el nombre o la razón social',
      taxRegime: 'Elige tu régimen fiscal',
      cfdiUse: 'Elige el uso de CFDI',
      zipCode: 'El código postal tiene 5 dígitos',
      email: 'Ingresa un correo electrónico válido',
    });
    expect(Object.keys(said({ rfc: 'MERL850230AB3' }))).toEqual(['rfc']);
    expect(said({ businessName: 'UNO|DOS' })).toEqual({
      businessName: 'El nombre no puede llevar el carácter «|»',
    });
    expect(said({ rfc: COMPANY })).toEqual({ taxRegime: 'Ese régimen no corresponde al RFC' });
    expect(said({ taxRegime: '605' })).toEqual({ cfdiUse: 'Ese uso no corresponde al régimen' });
    expect(Object.keys(said({ rfc: COMPANY, email: 'x' })).sort()).toEqual(['email', 'taxRegime']);
  });

  it('refuses data that would make a global invoice', () => {
    const generic = { rfc: GENERIC_RFC, taxRegime: '616', cfdiUse: 'S01' };
    expect(said({ ...generic, zipCode: '03100' })).toEqual({});
    expect(said({ ...generic, zipCode: '03100', businessName: 'Público en General' })).toEqual({
      businessName: 'Con el RFC genérico escribe tu nombre, no «público en general»',
    });
  });

  it('refuses a zip code that does not exist, and any but the issuer’s for a generic RFC', () => {
    expect(said({ zipCode: '00000' })).toEqual({
      zipCode: 'No encontramos ese código postal. Revísalo e inténtalo de nuevo.',
    });
    for (const rfc of [GENERIC_RFC, FOREIGN_RFC]) {
      expect(said({ rfc, taxRegime: '616', cfdiUse: 'S01' })).toEqual({
        zipCode: 'Con un RFC genérico escribe el código postal de la sucursal que emite la factura',
      });
    }
    const unconfigured = invoicingSchema({ catalogue, issuerZip: null, isUnknownZip: () => false });
    const generic = { ...fields, rfc: GENERIC_RFC, taxRegime: '616', cfdiUse: 'S01' };
    expect(unconfigured.safeParse(generic).success).toBe(true);
  });

  it('does not refuse a wrong check digit', () => {
    expect(hasValidCheckDigit('COSC8001137N9')).toBe(false);
    expect(said({ rfc: 'COSC8001137N9' })).toEqual({});
  });
});
