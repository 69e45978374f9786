// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BuyControls } from '@/components/browse/product/buy-controls';
import { PriceBlock } from '@/components/product/price-block';
import { ProductGrid } from '@/components/product/product-grid';
import { ProductStockStatus } from '@/components/product/product-stock-status';
import { toRenderedProduct } from '@/components/product/rendered-product';
import { toProduct } from '@/lib/api/product';
import { toProductSummary } from '@/lib/api/product-summaries';
import { getTexts } from '@/lib/i18n/server';
import { productJsonLd } from '@/lib/seo/json-ld';
import { must } from '../../mock-api/test-client';

afterEach(cleanup);

const model = { type: 'products', id: '7', name: 'Servidor a la medida', slug: 'servidor' };
const product = must(toProductSummary(model));
const t = getTexts('product');

test('a card without a price invites to ask for it and has no button to buy', () => {
  const { container } = render(<ProductGrid products={[product]} headingLevel={2} />);
  expect(screen.getByText('Consultar precio')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Agregar|Vendido|sucursales/ })).toBeNull();
  expect(container).not.toHaveTextContent(/\$|0\.0|Vendido/);
});

test('a product page without price and stock says neither, and has no button to buy', () => {
  const labels = { quantity: 'Cantidad', less: 'Menos', more: 'Más' };
  const { container } = render(
    <>
      <PriceBlock product={product} now={0} t={t} />
      <ProductStockStatus product={product} t={t} />
      <BuyControls product={toRenderedProduct(product)} labels={labels} />
    </>,
  );
  expect(screen.getByText('Consultar precio')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Agregar|Vendido|sucursales|Más/ })).toBeNull();
  expect(container).not.toHaveTextContent(/\$|9999|Vendido|Disponible/);
});

test('structured data has no offer without a price and no state without a stock', () => {
  const read = (fields: object) => must(toProduct({ ...model, ...fields }));
  expect(productJsonLd(read({}), 'https://t.example', 'T').offers).toBeUndefined();
  const { offers } = productJsonLd(read({ price_with_tax: 10 }), 'https://t.example', 'T');
  expect(offers).toMatchObject({ price: '10.00' });
  expect(offers).not.toHaveProperty('availability');
});
