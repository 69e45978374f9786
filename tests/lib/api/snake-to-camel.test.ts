import { expect, it } from 'vitest';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from '@/lib/api/client/snake-to-camel';
import { amount, count, text } from '@/lib/api/client/wire';

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

it('reads nothing where a field is empty without which the rest says nothing', () => {
  const read = snakeToCamelOrNull({ product_id: text, qty: count, name: text }, 'productId', 'qty');
  expect(read({ product_id: 7, qty: '2' })).toEqual({ productId: '7', qty: 2, name: '' });
  const empty = [{ product_id: '', qty: 2 }, { product_id: 7, qty: 0 }, { name: 'a' }, null];
  expect(empty.map(read)).toEqual([null, null, null, null]);
});

it('refuses an answer without a required amount', () => {
  const read = snakeToCamel({ total: amount });
  expect(read({ total: 0 })).toEqual({ total: 0 });
  for (const total of [undefined, null, '', 'x']) {
    expect(() => read({ total })).toThrow(expect.objectContaining({ kind: 'parse' }));
  }
});

it('sends fields under their names in snake_case', () =>
  expect(camelToSnake({ zipCode: '06700', isDefault: true, alias: undefined })).toEqual({
    zip_code: '06700',
    is_default: true,
    alias: undefined,
  }));
