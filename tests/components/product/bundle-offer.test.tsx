// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BundleOffer } from '@/components/browse/product/related-product-lists';
import { useCartStore } from '@/stores/cart/cart-store';
import { createProduct } from '@/tests/support/create-product';
import { ScreenHost } from '../../support/screen-host';

const priced = (id: string, price: number, change = {}) => {
  const pricing = { priceWithTax: price, currentPriceWithTax: price };
  return createProduct({ id, slug: `p-${id}`, pricing, ...change });
};
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
  const { lines } = useCartStore.getState();
  const added = lines.map(({ product, quantity }) => `${quantity} of ${product.id}`);
  expect(added).toEqual(['1 of 1', '1 of 2', '1 of 3']);
});

test('without related products that can be bought there is no offer', () => {
  const { container } = show([priced('2', 1, { stockTotal: 0 })]);
  expect(container).toHaveTextContent('');
});
