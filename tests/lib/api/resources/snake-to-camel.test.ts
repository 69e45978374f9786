import { expect, it } from 'vitest';
import { camelToSnake, snakeToCamel } from '@/lib/api/resources/snake-to-camel';
import { amount, text } from '@/lib/api/resources/wire';

it('reads fields under their names in camelCase', () => {
  const read = snakeToCamel({ id: text, price_with_tax: amount, filename_2: text });
  expect(read({ id: 7, price_with_tax: '9.50', filename_2: 'a', other: 1 })).toEqual({
    id: '7',
    priceWithTax: 9.5,
    filename2: 'a',
  });
});

it('reads what is not an object as one without fields', () => {
  const read = snakeToCamel({ first_name: text });
  expect([null, 'x', [1]].map(read)).toEqual(Array(3).fill({ firstName: '' }));
});

it('refuses an answer without a required amount', () => {
  const read = snakeToCamel({ total: amount });
  expect(read({ total: 0 })).toEqual({ total: 0 });
  for (const total of [undefined, null, '', 'x']) {
    expect(() => read({ total })).toThrow(expect.objectContaining({ kind: 'parse' }));
  }
});

it('sends fields under their names in snake_case', () => {
  expect(camelToSnake({ zipCode: '06700', isDefault: true, alias: undefined })).toEqual({
    zip_code: '06700',
    is_default: true,
    alias: undefined,
  });
});
