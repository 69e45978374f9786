import { describe, expect, it } from 'vitest';
import {
  fitZipToReceiver,
  GENERIC_RFC,
  getReceiverKind,
  hasCompanyEnding,
  hasValidCheckDigit,
  toConstanciaName,
} from '@/lib/domain/invoicing/receiver';

const [PERSON, COMPANY] = ['MERL850612AB3', 'SIN120904QT6'];

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
