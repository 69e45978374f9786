import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoicingSchema } from '@/lib/domain/invoicing/form';
import {
  FOREIGN_RFC,
  fitZipToReceiver,
  GENERIC_RFC,
  getReceiverKind,
  hasCompanyEnding,
  hasValidCheckDigit,
  toConstanciaName,
} from '@/lib/domain/invoicing/receiver';
import {
  getAllowedRegimes,
  getAllowedUses,
  getInvoiceDeadline,
  keepAllowedTaxChoice,
} from '@/lib/domain/invoicing/tax-choices';
import texts from '@/locales/es-MX/invoicing.json';
import { forAll } from '@/tests/support/for-all';
import { getFormMessages } from '../../../support/form-messages';
import { makeRegime } from './make-regime';

const DEDUCTING = ['601', '612', '626'];
const WHO = { 601: 'M', 605: 'F', 612: 'F', 616: 'F', 626: 'FM' };
const catalogue = {
  regimes: Object.entries(WHO).map(([id, who]) => makeRegime({ id, text: id }, who)),
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
/** What a generic RFC may have. */
const ONLY = { taxRegime: '616', cfdiUse: 'S01' };
const rfcs = fc.constantFrom(PERSON, COMPANY, GENERIC_RFC, FOREIGN_RFC, 'MERL85', '');
const someRegime = fc.constantFrom('', '601', '605', '612', '616', '626', '999');
const someUse = fc.constantFrom('', 'D01', 'G01', 'G02', 'G03', 'S01', 'X99');
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('regimes and uses', () => {
  it('match the kind of receiver', () => {
    const regimes = (rfc: string) => ids(getAllowedRegimes(catalogue, rfc)).join();
    expect(regimes(COMPANY)).toBe('601,626');
    expect(regimes(PERSON)).toBe('605,612,616,626');
    expect([GENERIC_RFC, FOREIGN_RFC].map(regimes)).toEqual(['616', '616']);
    expect(regimes('MERL')).toBe('601,605,612,616,626');
  });

  it.each([
    [COMPANY, '601', 'G01,G03,I04,S01,G02,I01'],
    [PERSON, '605', 'S01,D01'],
    [PERSON, '616', 'S01,G02'],
    [GENERIC_RFC, '616', 'S01'],
    [PERSON, '', ''],
  ])('list the most common uses first: %s with %s', (rfc, regime, uses) =>
    expect(ids(getAllowedUses(catalogue, rfc, regime)).join()).toBe(uses),
  );

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
      expect(keepAllowedTaxChoice(catalogue, GENERIC_RFC, { taxRegime, cfdiUse })).toEqual(ONLY),
    ));
});

it.each([
  ['2026-11-21T18:00:00Z', '2026-11-30'],
  ['2026-12-01T05:59:00Z', '2026-11-30'],
  ['2026-12-01T06:00:00Z', '2026-12-31'],
  ['2028-02-03T18:00:00Z', '2028-02-29'],
  [null, null],
])('paid at %s, an invoice can be requested until %s', (paid, last) =>
  expect(getInvoiceDeadline(paid)).toBe(last),
);

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
    const none = { rfc: '', businessName: ' ', taxRegime: '', cfdiUse: '' };
    expect(said({ ...none, zipCode: '1', email: 'x' })).toEqual({
      rfc: 'Escribe tu RFC',
      businessName: 'Escribe el nombre o la razón social',
      taxRegime: 'Elige tu régimen fiscal',
      cfdiUse: 'Elige el uso de CFDI',
      zipCode: 'El código postal tiene 5 dígitos',
      email: 'Ingresa un correo electrónico válido',
    });
    expect(Object.keys(said({ rfc: 'MERL850230AB3' }))).toEqual(['rfc']);
    const businessName = 'El nombre no puede llevar el carácter «|»';
    expect(said({ businessName: 'UNO|DOS' })).toEqual({ businessName });
    expect(said({ rfc: COMPANY })).toEqual({ taxRegime: 'Ese régimen no corresponde al RFC' });
    expect(said({ taxRegime: '605' })).toEqual({ cfdiUse: 'Ese uso no corresponde al régimen' });
    expect(Object.keys(said({ rfc: COMPANY, email: 'x' })).sort()).toEqual(['email', 'taxRegime']);
  });

  it('refuses data that would make a global invoice', () => {
    const generic = { rfc: GENERIC_RFC, ...ONLY, zipCode: '03100' };
    expect(said(generic)).toEqual({});
    const businessName = 'Con el RFC genérico escribe tu nombre, no «público en general»';
    expect(said({ ...generic, businessName: 'Público en General' })).toEqual({ businessName });
  });

  it('refuses a zip code that does not exist, and any but the issuer’s for a generic RFC', () => {
    const unknown = 'No encontramos ese código postal. Revísalo e inténtalo de nuevo.';
    expect(said({ zipCode: '00000' })).toEqual({ zipCode: unknown });
    const zipCode =
      'Con un RFC genérico escribe el código postal de la sucursal que emite la factura';
    for (const rfc of [GENERIC_RFC, FOREIGN_RFC])
      expect(said({ rfc, ...ONLY })).toEqual({ zipCode });
    const unconfigured = invoicingSchema({ catalogue, issuerZip: null, isUnknownZip: () => false });
    expect(unconfigured.safeParse({ ...fields, rfc: GENERIC_RFC, ...ONLY }).success).toBe(true);
  });

  it('does not refuse a wrong check digit', () => {
    expect(hasValidCheckDigit('COSC8001137N9')).toBe(false);
    expect(said({ rfc: 'COSC8001137N9' })).toEqual({});
  });
});

describe('kinds of RFC', () => {
  it.each([
    [PERSON, 'person'],
    [COMPANY, 'company'],
    [GENERIC_RFC, 'person'],
    ['MERL850230AB3', null],
    ['MERL85', null],
  ])('%s: %s', (rfc, kind) => expect(getReceiverKind(rfc)).toBe(kind));

  // Examples of SAT's documents and of phpcfdi/rfc, whose check digit follows SAT's algorithm.
  it.each(['COSC8001137NA', 'SAT970701NN3', 'AAA010101AAA', 'CUPU800825569'])(
    'the check digit of %s is computed',
    (rfc) => {
      const right = [...'0123456789A'].filter((last) =>
        hasValidCheckDigit(rfc.slice(0, -1) + last),
      );
      expect(right).toHaveLength(1);
    },
  );
  it('detects a wrong check digit', () => {
    // The generic RFCs are always accepted.
    const right = ['SAT970701NN3', 'COSC8001137NA', GENERIC_RFC, 'XAXX010101004'];
    expect([...right, 'COSC8001137N9'].filter(hasValidCheckDigit)).toEqual(right);
  });
});

it('the name of a company may end with its legal form', () => {
  const long = ['SOLUCIONES DEL NORTE S.A. DE C.V.', 'SOLUCIONES DEL NORTE SA DE CV'];
  const forms = ['Soluciones, S. de R.L. de C.V.', 'GRUPO NORTE SAPI DE CV', 'DESPACHO S.C.'];
  const others = ['CASA', 'LAURA MENDEZ RIOS', 'MUSICA', 'TIENDA DE CVS'];
  expect([...long, ...forms, ...others].filter(hasCompanyEnding)).toEqual([...long, ...forms]);
});

it.each([
  ['Soluciones  del Norte, S.A. de C.V.', 'SOLUCIONES DEL NORTE'],
  ['Laura Méndez Ñúñez', 'LAURA MÉNDEZ ÑÚÑEZ'],
  ['grupo norte sapi de cv ', 'GRUPO NORTE'],
  ['', ''],
])('the Constancia writes «%s» as «%s»', (typed, expected) => {
  expect(toConstanciaName(typed)).toBe(expected);
  expect(toConstanciaName(expected)).toBe(expected);
});

it('gives a generic RFC the zip code of the issuer, and takes it back from another RFC', () => {
  expect(fitZipToReceiver('06700', GENERIC_RFC, '03100')).toBe('03100');
  expect(fitZipToReceiver('06700', PERSON, '03100')).toBe('06700');
  expect(fitZipToReceiver('03100', PERSON, '03100')).toBe('');
  expect(fitZipToReceiver('06700', GENERIC_RFC, null)).toBe('06700');
});
