import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareAttributeGroups,
  filterDifferences,
  normalizeValue,
  toCompareRow,
  withoutRepeatedRows,
} from '@/lib/domain/product/compare';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { COMPARED_PARAM, compareHref, parseComparedSlugs } from '@/lib/routing/product-hrefs';
import { forAll } from '@/tests/support/for-all';

describe('a comparison URL', () => {
  it('contains each product once, up to the maximum', () => {
    expect(parseComparedSlugs(null)).toEqual([]);
    expect(parseComparedSlugs(' a,,b , a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  });
  it('survives a round trip', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    forAll(fc.uniqueArray(slug, { maxLength: MAX_COMPARED_PRODUCTS }), (slugs) => {
      const href = compareHref(slugs.map((one) => ({ slug: one })));
      const { searchParams } = new URL(href, 'http://shop.example');
      expect(parseComparedSlugs(searchParams.get(COMPARED_PARAM))).toEqual(slugs);
    });
  });
});

describe('a row', () => {
  const differs = (...values: (string | null)[]) => toCompareRow('x', values).differs;
  it.each([
    ['16 GB', '16gb'],
    ['16  Gb.', ' 16 GB'],
    ['Sí', 'SI'],
    ['PCI Express 4.0 x16', 'pci express 4.0  X16'],
  ])('treats %s and %s as equal', (a, b) => expect(differs(a, b)).toBe(false));
  it.each([
    ['values', ['16 GB', '32 GB'], true],
    ['numbers with a space', ['1 1', '11'], true],
    ['a missing value and a known one', ['16 GB', null], true],
    ['an empty value and a known one', ['16 GB', ' '], true],
    ['missing values', [null, null], false],
    ['a missing value and an empty one', [null, ''], false],
    ['a single value', ['16 GB'], false],
  ])('shows whether %s differ', (_, values, expected) => expect(differs(...values)).toBe(expected));
  it('does not differ in what every article has of its own', () =>
    expect(toCompareRow('Número de parte', ['A1', 'B2']).differs).toBe(false));
  it('does not depend on the order or number of equal values', () => {
    const value = fc.option(fc.constantFrom('8 GB', '8gb', '16 GB', ''), { nil: null });
    forAll(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
      const kinds = new Set(values.map((one) => (one ? normalizeValue(one) : null)));
      expect(differs(...values)).toBe(kinds.size > 1);
      expect(differs(...values.toReversed())).toBe(differs(...values));
    });
  });
});

describe('groups', () => {
  const group = (name: string, ...lines: [name: string, value: string][]) => {
    return { name, attributes: lines.map(([name, value]) => ({ name, value })) };
  };
  const left = [
    group('Memoria', ['Capacidad', '16 GB'], ['Tipo', 'DDR5']),
    group('Conexión', ['Puertos', 'HDMI']),
  ];
  const right = [
    group('MEMORIA', ['tipo', 'ddr5'], ['Capacidad', '32 GB']),
    group('Energía', ['Consumo', '200 W'], ['Consumo', '300 W'], ['consumo', '200w']),
  ];
  it('put attributes with the same name into one row, in order of appearance', () => {
    const row = (name: string, ...values: (string | null)[]) => ({ name, values, differs: true });
    const same = { ...row('Tipo', 'DDR5', 'ddr5'), differs: false };
    expect(compareAttributeGroups([left, right])).toEqual([
      { name: 'Memoria', rows: [row('Capacidad', '16 GB', '32 GB'), same] },
      { name: 'Conexión', rows: [row('Puertos', 'HDMI', null)] },
      { name: 'Energía', rows: [row('Consumo', null, '200w, 300 W')] },
    ]);
  });
  it('can be filtered to the differences', () => {
    const narrowed = filterDifferences(compareAttributeGroups([left, right]));
    const names = narrowed.map(({ rows }) => rows.map(({ name }) => name).join());
    expect(names).toEqual(['Capacidad', 'Puertos', 'Consumo']);
    expect(filterDifferences(compareAttributeGroups([left, left]))).toEqual([]);
  });
});

it('leaves out rows that say nothing that another row of their name does not say', () => {
  const row = (name: string, ...values: (string | null)[]) => toCompareRow(name, values);
  const groups = [
    { name: 'uno', rows: [row('Peso', '5 kg', null), row('Color', 'Rojo', 'Azul')] },
    { name: 'dos', rows: [row('peso', '5kg', '6 kg'), row('Color', 'Rojo', 'Negro')] },
    { name: 'tres', rows: [row('PESO', '5 KG', '6kg')] },
  ];
  const kept = withoutRepeatedRows(groups);
  expect(kept.map(({ name, rows }) => [name, ...rows.map(({ values }) => values.join())])).toEqual([
    ['uno', 'Rojo,Azul'],
    ['dos', '5kg,6 kg', 'Rojo,Negro'],
  ]);
});
