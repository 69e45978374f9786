import { expect, it } from 'vitest';
import { findStateByZipCode, isZipCode } from '@/lib/domain/zip-code';

it('accepts five digits as text', () => {
  expect(isZipCode('01000')).toBe(true);
  for (const wrong of ['1000', '010000', '0100a', ' 01000', '٠١٠٠٠', 1000, null]) {
    expect(isZipCode(wrong)).toBe(false);
  }
});

it.each([
  ['01000', 'CMX', 'Ciudad de México'],
  ['16999', 'CMX', 'Ciudad de México'],
  ['22000', 'BCN', 'Baja California'],
  ['44100', 'JAL', 'Jalisco'],
  ['57000', 'MEX', 'Estado de México'],
  ['97000', 'YUC', 'Yucatán'],
  ['99999', 'ZAC', 'Zacatecas'],
])('%s is in %s', (zipCode, code, name) => {
  expect(findStateByZipCode(zipCode)).toEqual({ code, name });
});

it('covers every used prefix, with 32 states', () => {
  const prefixes = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, '0'));
  const unused = prefixes.filter((prefix) => findStateByZipCode(`${prefix}000`) === null);
  expect(unused).toEqual(['00', '17', '18', '19']);
  expect(new Set(prefixes.map((prefix) => findStateByZipCode(`${prefix}000`)?.code)).size).toBe(33);
  expect(findStateByZipCode('4410')).toBeNull();
});
