import { describe, expect, it } from 'vitest';
import { toAddress } from '@/lib/api/addresses';
import { camelToSnake, snakeToCamel, snakeToCamelOrNull } from '@/lib/api/client/snake-to-camel';
import {
  amount,
  barCode,
  count,
  lastFour,
  optionalNumber,
  text,
  textList,
  url,
  zipCode,
} from '@/lib/api/client/wire';
import { toZipCodePlace } from '@/lib/api/location';
import { toSheetProduct } from '@/lib/api/related-products';
import { toTokenizable } from '@/lib/api/stored-cards';
import { toStore } from '@/lib/api/stores';
import { modelOf } from '@/tests/support/resource';

describe('what backends write in other forms', () => {
  it.each([
    ['1299.50', 1299.5],
    ['1299,50', 1299.5],
    ['-0,5', -0.5],
    ['0,125', 0.125],
    ['1,299.50', 1299.5],
    ['1.299,50', 1299.5],
    ['12,345,678', 12345678],
    ['19,4190', 19.419],
    // A group or decimals: a wrong price is worse than none.
    ['1,299', null],
    ['1,29,9', null],
    ['1.2,3', null],
    ['1,2.3', null],
    [',', null],
    ['', null],
  ])('the number %j is %j', (sent, read) => expect(optionalNumber.parse(sent)).toBe(read));

  it.each([
    ['Lunes a viernes 9:00 a 18:00', ['Lunes a viernes 9:00 a 18:00']],
    ['Lunes 9 a 18\r\nMartes 9 a 14', ['Lunes 9 a 18', 'Martes 9 a 14']],
    ['<ul><li>Silencioso</li><li>Con <b>RGB</b></li></ul>', ['Silencioso', 'Con RGB']],
    ['• Silencioso\n- Con RGB', ['Silencioso', 'Con RGB']],
    [{ Lunes: '9 a 18', Martes: '9 a 14' }, ['Lunes: 9 a 18', 'Martes: 9 a 14']],
    [
      [{ text: 'Silencioso' }, { name: 'RGB' }, {}, '', 5, null],
      ['Silencioso', 'RGB', '5'],
    ],
    ['', []],
    [7, []],
  ])('the list %j is %j', (sent, read) => expect(textList.parse(sent)).toEqual(read));

  it.each([
    ['www.asus.com', 'https://www.asus.com/'],
    ['asus.com/mx/soporte?x=1', 'https://asus.com/mx/soporte?x=1'],
    ['https://asus.com', 'https://asus.com/'],
    ['/soporte', '/soporte'],
    ['manual.pdf', null],
    ['fotos/manual.pdf', null],
    ['ana@asus.com/x', null],
    ['javascript:alert(1)', null],
    ['//asus.com/x', null],
  ])('the address %j is %j', (sent, read) => expect(url.parse(sent)).toBe(read));

  it.each([
    [zipCode, 6700, '06700'],
    [zipCode, '06700', '06700'],
    [zipCode, 97050, '97050'],
    [zipCode, 12, '12'],
    [zipCode, null, ''],
    [lastFour, 21, '0021'],
    [lastFour, '0021', '0021'],
    [lastFour, '•• 21', '•• 21'],
    [barCode, 36000291452, '036000291452'],
    [barCode, '036000291452', '036000291452'],
    // No zero makes its check digit right, so it has lost none.
    [barCode, 36000291453, '36000291453'],
    [barCode, null, null],
  ])('digits that lost their zeros: %#', (type, sent, read) => expect(type.parse(sent)).toBe(read));

  it('are read so where they stand', () => {
    expect(toTokenizable(modelOf({ last_four: 21 }))?.lastFour).toBe('0021');
    expect(toAddress(modelOf({ zip_code: 6700 }))?.zipCode).toBe('06700');
    const store = modelOf({ name: 'Roma', slug: 'roma', zip_code: 6700, hours: 'Lunes 9 a 18' });
    expect(toStore(store)).toMatchObject({ zipCode: '06700', hours: ['Lunes 9 a 18'] });
    expect(toStore(store)?.latitude).toBeNull();
    expect(toZipCodePlace(modelOf({ zip_code: 6700, state: 'CDMX' }))?.zipCode).toBe('06700');
    const sheet = { name: 'A', slug: 'a', price_with_tax: '1299,50', upc_gtin: 36000291452 };
    const read = { upcGtin: '036000291452', pricing: { priceWithTax: 1299.5 } };
    expect(toSheetProduct(modelOf(sheet))).toMatchObject(read);
  });
});

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
