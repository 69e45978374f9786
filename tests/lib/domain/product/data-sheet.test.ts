import { expect, it } from 'vitest';
import { findVariants } from '@/lib/domain/product/data-sheet';
import { createCategory } from '@/tests/support/create-category';
import { createProduct } from '@/tests/support/create-product';
import { makePricing } from './make-product';

const category = createCategory({ name: 'RAM', slug: 'ram' });
function ram(id: string, price: number, sheet: Record<string, string>, change = {}) {
  const lines = Object.entries({ Modelo: `M${id}`, 'Núm.': `P-${id}`, ...sheet });
  const attributes = lines.map(([name, value]) => ({ name, value }));
  const pricing = makePricing({ priceWithTax: price, currentPriceWithTax: price });
  const names = { id, slug: `ram-${id}`, partNumber: `P-${id}` };
  const attributeGroups = [{ name: 'Memoria', attributes }];
  return createProduct({ ...names, category, pricing, attributeGroups, ...change });
}
const black = (size: string) => ({ Capacidad: size, Color: 'Negro' });
const own = ram('1', 1000, black('16 GB'));

it('links what differs in one thing, cheapest first, and the cheapest of each value', () => {
  const others = [
    own,
    ram('2', 4000, { Capacidad: '64 GB', Color: 'Negro' }),
    ram('3', 2340, { Capacidad: '32GB', Color: 'negro' }),
    ram('4', 2500, { Capacidad: '32 GB', Color: 'Negro' }),
    ram('5', 900, { Capacidad: '16 GB', Color: 'Blanco' }),
  ];
  expect(findVariants(own, others)).toEqual([
    { slug: 'ram-5', name: 'Color', value: 'Blanco', from: 'Negro', price: 900 },
    { slug: 'ram-3', name: 'Capacidad', value: '32GB', from: '16 GB', price: 2340 },
    { slug: 'ram-2', name: 'Capacidad', value: '64 GB', from: '16 GB', price: 4000 },
  ]);
});

it('compares the price that the product itself shows: of a single payment, or of any way to pay', () => {
  const cash = { mwiOnePriceWithTax: 950, mwiOneDiscPercent: 5 };
  function withCash(id: string, price: number, capacity: string) {
    const pricing = makePricing({ priceWithTax: price, currentPriceWithTax: price, ...cash });
    return ram(id, price, { Capacidad: capacity, Color: 'Negro' }, { pricing });
  }
  const discounted = withCash('2', 1005, '32 GB');
  const plain = ram('3', 1200, { Capacidad: '64 GB', Color: 'Negro' });
  const prices = (product: typeof own) =>
    findVariants(product, [discounted, plain]).map(({ price }) => price);
  expect(prices(own)).toEqual([1005, 1200]);
  expect(prices(withCash('1', 1000, '16 GB'))).toEqual([950, 1200]);
});

it.each([
  ['two differences', ram('2', 1, { Capacidad: '32 GB', Color: 'Blanco' })],
  ['something that one sheet does not say', ram('2', 1, { Capacidad: '32 GB' })],
  ['something that only the other sheet says', ram('2', 1, { ...black('32 GB'), RGB: 'Sí' })],
  ['nothing', ram('2', 1, { Capacidad: '16 GB', Color: 'Negro' })],
  ['another brand', ram('2', 1, { Capacidad: '32 GB', Color: 'Negro' }, { brand: null })],
  ['another kind', ram('2', 1, { Capacidad: '32 GB', Color: 'Negro' }, { category: null })],
  ['no price', ram('2', 0, { Capacidad: '32 GB', Color: 'Negro' })],
])('links nothing for %s', (_, other) => expect(findVariants(own, [other])).toEqual([]));
