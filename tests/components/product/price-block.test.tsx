// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { contentVersion } from '@/components/product/live-offer/content-version';
import { PageClock } from '@/components/product/live-offer/live-part-content';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { PriceBlock } from '@/components/product/price-block';
import { ProductGrid } from '@/components/product/product-cards';
import { ProductStockStatus } from '@/components/product/product-stock-status';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { toProduct } from '@/lib/api/product';
import { toProductSummary } from '@/lib/api/product-summaries';
import { getTexts } from '@/lib/i18n/server';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { must } from '@/tests/mock-api/test-client';
import { createOffer, createProduct, type ProductChange } from '@/tests/support/create-product';
import { mockBackend } from '@/tests/support/mock-backend';
import { productResource } from '@/tests/support/product-resource';
import { buyControlsOf } from './buy-controls-of';

const backend = mockBackend();
const NOW = Date.UTC(2026, 10, 23, 12);

const model = { type: 'products', id: '7', name: 'Servidor a la medida', slug: 'servidor' };
/** The backend sends no price and no stock of it. */
const priceless = must(toProductSummary(model));
const t = getTexts('product');
const withPricing = (pricing: ProductChange['pricing']) => createProduct({ pricing });

test('a card without a price invites to ask for it and has no button to buy', () => {
  const { container } = render(<ProductGrid products={[priceless]} headingLevel={2} />);
  expect(screen.getByText('Consultar precio')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Agregar|Vendido|sucursales/ })).toBeNull();
  expect(container).not.toHaveTextContent(/\$|0\.0|Vendido/);
});

test('a product page without price and stock says neither, and has no button to buy', () => {
  const { container } = render(
    <>
      <PriceBlock product={priceless} now={0} t={t} />
      <ProductStockStatus product={priceless} t={t} />
      {buyControlsOf(priceless)}
    </>,
  );
  expect(screen.getByText('Consultar precio')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Agregar|Vendido|sucursales|Más/ })).toBeNull();
  expect(container).not.toHaveTextContent(/\$|9999|Vendido|Disponible/);
});

test('structured data has no offer without a price and no state without a stock', () => {
  const read = (fields: object) => must(toProduct({ ...model, ...fields }));
  const context = { siteUrl: 'https://t.example', siteName: 'T', now: 0 };
  expect(productJsonLd(read({}), context).offers).toBeUndefined();
  const { offers } = productJsonLd(read({ price_with_tax: 10 }), context);
  expect(offers).toMatchObject({ price: '10.00' });
  expect(offers).not.toHaveProperty('availability');
});

test('an offer of few hours says until what hour, counts down, and gives way to the price that holds when it ends', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const ask = vi.fn(() => ({ data: [productResource(withPricing({ currentPriceWithTax: 950 }))] }));
  backend.on(assumedEndpoints.products, ask);
  const priceValidUntilUtc = '2026-11-23T12:00:02Z';
  const product = withPricing({ priceValidUntilUtc });
  const { container } = render(
    <>
      <LiveSwap id="7" part="price" renderedVersion={contentVersion('price', product)}>
        <PriceBlock product={product} now={NOW} t={t} />
      </LiveSwap>
      <Suspense>
        <PageClock productId="7" ends={priceValidUntilUtc} />
      </Suspense>
    </>,
  );
  expect(container).toHaveTextContent('Oferta válida hasta el 23 nov, 06:00 h');
  await vi.waitFor(() => expect(container).toHaveTextContent('Termina en 00 h 00 min 02 s'));
  // The text stands a moment before its clock runs.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  act(() => void vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('Termina en 00 h 00 min 01 s');
  expect(ask).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('La oferta terminó');
  await screen.findByText('El precio cambió. Ahora es $950.00.');
  expect(container).not.toHaveTextContent('Oferta válida');
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  [
    'the price that they pay for beside a price for a single payment',
    { mwiOneDiscPercent: 10, mwiOnePriceWithTax: 810 },
    'o $900.00 en 9 meses sin intereses de $100.00',
  ],
  ['no price that is shown beside them', {}, '9 meses sin intereses de $100.00'],
])('months name %s', (_, pricing, text) => {
  const offerMonths = [createOffer({ months: 9, monthPrice: 100 })];
  render(<PriceBlock product={{ ...withPricing(pricing), offerMonths }} now={NOW} t={t} />);
  expect(screen.getByRole('link').textContent).toBe(text);
});

test.each([
  [45, 5, 0, '$45.00 Monedero (5 %) para tu próxima compra'],
  [45, 0, 0, '$45.00 Monedero para tu próxima compra'],
  [45, 5, 80, '$80.00 Monedero para tu próxima compra'],
  [0, 5, 0, undefined],
])(
  'a wallet credit of $%d, %d %% and $%d of a promotion is told as %s',
  (walletAmountWithTax, walletPercent, walletPromotionAmount, text) => {
    const product = withPricing({ walletAmountWithTax, walletPercent, walletPromotionAmount });
    render(<PriceBlock product={product} now={0} t={t} />);
    expect(screen.queryByText(/Monedero/)?.textContent).toBe(text);
  },
);

test('a page is refreshed when only the percentage changed', () => {
  const hash = (walletPercent: number) => contentVersion('price', withPricing({ walletPercent }));
  expect(hash(5)).not.toBe(hash(3));
});
