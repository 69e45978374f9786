import { describe, expect, it } from 'vitest';
import {
  findRegimes,
  parseConstancia,
  parseConstanciaCode,
} from '@/lib/domain/invoicing/constancia';
import { REGIMES } from '../../../mock-api/customers/invoicing';
import { COMPANY_LINES, codeAddress, PERSON_LINES } from '../../../support/constancia';
import { makeRegime } from './make-regime';

const catalogue = { regimes: REGIMES.map(({ who, ...one }) => makeRegime(one, who)), uses: [] };

describe('the text of a Constancia', () => {
  const person = { rfc: 'MERL850612AB3', businessName: 'ELENA MÉNDEZ RÍOS', zipCode: '06700' };

  it('names a person, the zip code and the regimes in force', () => {
    const read = parseConstancia(PERSON_LINES.join('\n'));
    const regime = 'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales';
    expect(read).toEqual({ ...person, regimes: [regime] });
    expect(read && findRegimes(catalogue, read)).toEqual(['612']);
  });

  it('names a company without its legal form, over several lines', () => {
    const read = parseConstancia(COMPANY_LINES.join('\n'));
    const company = { rfc: 'SIN120904QT6', businessName: 'SOLUCIONES INDUSTRIALES DEL NORTE' };
    expect(read).toMatchObject({ ...company, zipCode: '64000' });
    expect(read && findRegimes(catalogue, read)).toEqual(['601']);
  });

  it('is understood with decomposed accents and on one line', () =>
    expect(parseConstancia(PERSON_LINES.join(' ').normalize('NFD'))).toMatchObject(person));

  it('leaves out what it does not say', () => {
    const silent = /Código Postal|Segundo|Personas Físicas/;
    const read = parseConstancia(PERSON_LINES.filter((line) => !silent.test(line)).join('\n'));
    const known = { businessName: 'ELENA MÉNDEZ', zipCode: '', regimes: [] };
    expect(read).toEqual({ rfc: person.rfc, ...known });
  });

  it.each([
    ['an invoice', 'FACTURA\nRFC: MERL850612AB3\nCódigo Postal:06700'],
    ['nothing', ''],
    ['a wrong RFC', 'CONSTANCIA DE SITUACIÓN FISCAL\nRFC: MERL850230AB3'],
  ])('is not taken from %s', (_, text) => expect(parseConstancia(text)).toBeNull());
});

it('finds each regime of the catalogue by the name that SAT prints', () => {
  for (const { id, text, who } of REGIMES) {
    const rfc = who.includes('F') ? 'MERL850612AB3' : 'SIN120904QT6';
    const printed = /^Régimen/.test(text) ? text : `Régimen de las ${text}`;
    const read = { rfc, businessName: '', zipCode: '', regimes: [printed] };
    expect(findRegimes(catalogue, read)).toEqual([id]);
  }
});

describe('the code of a Constancia', () => {
  it('names the RFC', () => {
    expect(parseConstanciaCode(codeAddress('SIN120904QT6'))?.rfc).toBe('SIN120904QT6');
    expect(parseConstanciaCode(codeAddress('ÑAÑ850612AB3'))?.rfc).toBe('ÑAÑ850612AB3');
  });

  it.each([
    codeAddress('SIN120904QT6').replace('sat.gob.mx', 'sat.gob.mx.example'),
    codeAddress('SIN120904QT6').replace('siat.sat.gob.mx', 'notsat.gob.mx'),
    codeAddress('SIN12'),
    'https://siat.sat.gob.mx/',
    'SIN120904QT6',
  ])('is not taken from %s', (content) => expect(parseConstanciaCode(content)).toBeNull());
});
