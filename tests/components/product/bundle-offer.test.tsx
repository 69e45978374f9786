// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BundleOffer } from '@/components/browse/product/related-product-lists';
import { useCartStore } from '@/stores/cart/cart-store';
import { createProduct } from '@/tests/support/create-product';
import { ScreenHost } from '../../support/screen-host';

const priced = (id: string, price: number, change = {}) =>
  createProduct({
    id,
    slug: `p-${id}`,
    pricing: { priceWithTax: price, currentPriceWithTax: price },
    ...change,
  });
const show = (relatedProducts: ReturnType<typeof createProduct>[], product = priced('1', 100.1)) =>
  render(
    <ScreenHost>
      <BundleOffer product={product} relatedProducts={relatedProducts} />
    </ScreenHost>,
  );

test('one press adds the product and all that can be bought with it, for the sum that is shown', async () => {
  const gone = priced('4', 999, { stockTotal: 0 });
  show([priced('2', 200.2), priced('3', 300.3), gone]);
  expect(await screen.findByText('$600.60')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar los 3 al carrito' }));
  const lines = useCartStore.getState().lines;
  expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 1],
  ]);
});

test('says what the sum is when everything is paid at once', async () => {
  const pricing = {
    priceWithTax: 100,
    currentPriceWithTax: 100,
    mwiOneDiscPercent: 10,
    mwiOnePriceWithTax: 90,
  };
  show([createProduct({ id: '2', pricing })], priced('1', 50));
  expect(await screen.findByText('$140.00')).toBeVisible();
  expect(screen.getByText('Precio de contado')).toBeVisible();
});

test('without related products that can be bought there is no offer', () => {
  const { container } = show([priced('2', 1, { stockTotal: 0 })]);
  expect(container).toHaveTextContent('');
});
