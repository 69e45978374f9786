// @vitest-environment jsdom

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StoreStockTable } from '@/components/browse/product/product-details';
import { ProductGallery } from '@/components/browse/product/product-header';
import { BundleOffer } from '@/components/browse/product/related-product-lists';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import type { Product } from '@/lib/domain/product/types';
import { useCartStore } from '@/stores/cart/cart-store';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct } from '@/tests/support/create-product';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { ScreenHost } from '@/tests/support/screen-host';
import { buyControlsOf } from './buy-controls-of';

const backend = mockBackend();
const estimate = vi.fn<Resolver>();

// A shared machine may take long to compile it.
beforeAll(async () => {
  await import('@/components/product/visitor-chunk');
  await import('@/components/browse/product/product-page-chunk');
}, 60_000);

beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  backend.on(assumedEndpoints.deliveryEstimate, estimate.mockReset());
  estimate.mockReturnValue({
    meta: {
      days: 1,
      pickup_stores: [
        { id: '2', name: 'Tienda 2', distance_km: 12.5, stock: 8 },
        { id: '3', name: 'Tienda 3', distance_km: 2.4, stock: 7 },
        { id: '1', name: 'Tienda 1', stock: 9 },
      ],
    },
  });
  markInteracted();
});

const withStores = (...stocks: readonly number[]) =>
  createProduct({
    storesWithStock: stocks.map((stock, at) => ({
      storeId: `${at + 1}`,
      name: `Tienda ${at + 1}`,
      stock,
    })),
  });
const BY_STOCK = ['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4'];
function showStores() {
  const product = withStores(9, 8, 7, 6);
  render(
    <>
      {buyControlsOf(product)}
      <StoreStockTable product={product} stores={[]} />
    </>,
  );
}

/** The rows that the style sheet leaves: the visitor's, if there are any. */
const rows = () => [
  ...(document.querySelector('.visitor-rows') ?? document.querySelector('tbody') ?? expect.fail())
    .children,
];
const names = () => rows().map((row) => row.querySelector('th')?.textContent);

test('without a place the store with the largest stock is first, and nothing is asked', async () => {
  showStores();
  await vi.dynamicImportSettled();
  expect(names()).toEqual(BY_STOCK);
  expect(estimate).not.toHaveBeenCalled();
});

test('with a place the nearest is first and says how far it is, until the place is forgotten', async () => {
  showStores();
  act(() => useSessionStore.getState().chooseZipCode('97050'));
  await waitFor(() => expect(names()).toEqual(['Tienda 3', 'Tienda 2', 'Tienda 1', 'Tienda 4']));
  const [nearest, , unknown] = rows();
  expect(nearest).toHaveTextContent('a 2.4 km');
  expect(unknown).not.toHaveTextContent('km');
  act(() => useSessionStore.getState().forgetZipCode());
  await waitFor(() => expect(names()).toEqual(BY_STOCK));
  expect(screen.getByRole('table')).not.toHaveTextContent('km');
});

test('a backend that cannot say it leaves the table as it is', async () => {
  estimate.mockReturnValue(refusal(404, 'No existe.'));
  useSessionStore.getState().chooseZipCode('97050');
  showStores();
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  expect(names()).toEqual(BY_STOCK);
});

test('many stores are folded, unless only one would be', () => {
  const { rerender } = render(<StoreStockTable product={withStores(9, 9, 9, 9)} stores={[]} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<StoreStockTable product={withStores(9, 9, 9, 9, 9)} stores={[]} />);
  expect(screen.getByRole('group')).toHaveTextContent('Otras 2 sucursales');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

const priced = (id: string, price: number, change = {}) => {
  const pricing = { priceWithTax: price, currentPriceWithTax: price };
  return createProduct({ id, slug: `p-${id}`, pricing, ...change });
};
const showBundle = (...relatedProducts: readonly Product[]) =>
  render(
    <ScreenHost>
      <BundleOffer product={priced('1', 100.1)} relatedProducts={relatedProducts} />
    </ScreenHost>,
  ).container;

test('one press adds the product and all that can be bought with it, for the sum that is shown', async () => {
  showBundle(priced('2', 200.2), priced('3', 300.3), priced('4', 999, { stockTotal: 0 }));
  expect(await screen.findByText('$600.60')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar los 3 al carrito' }));
  const { lines } = useCartStore.getState();
  const added = lines.map(({ product, quantity }) => `${quantity} of ${product.id}`);
  expect(added).toEqual(['1 of 1', '1 of 2', '1 of 3']);
});

test('says what the sum is when everything is paid at once', async () => {
  const cash = priced('2', 100);
  Object.assign(cash.pricing, { mwiOneDiscPercent: 10, mwiOnePriceWithTax: 90 });
  showBundle(cash);
  expect(await screen.findByText('$190.10')).toBeVisible();
  expect(screen.getByText('Precio de contado')).toBeVisible();
});

test('without related products that can be bought there is no offer', () =>
  expect(showBundle(priced('2', 1, { stockTotal: 0 }))).toHaveTextContent(''));

const picture = (id: string) => {
  const file = `http://fotos.example/${id}.jpg`;
  return { id, thumbnail: file, medium: file, large: file, original: file };
};
const showGallery = () =>
  render(<ProductGallery product={createProduct({ images: ['1', '2', '3'].map(picture) })} />);

async function openZoom(start = 0) {
  showGallery();
  await userEvent.click(
    document.querySelectorAll('.gallery-photo[href]')[start] ?? expect.fail('no picture'),
  );
  return screen.findByRole('dialog', { name: 'Fotos del producto' });
}

test('without JavaScript each picture links to its large file, and each thumbnail links to its picture', () => {
  showGallery();
  expect(hrefOf(/Tarjeta de Video/)).toBe('http://fotos.example/1.jpg');
  const small = [...document.querySelectorAll('.gallery-thumbs a')];
  const targets = small.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#foto-1', '#foto-2', '#foto-3']);
});

test('a product without pictures shows the placeholder, which cannot be opened', () => {
  render(<ProductGallery product={createProduct()} />);
  const shown = screen.getByRole<HTMLImageElement>('img', { name: 'Tarjeta de Video RTX' });
  expect(shown.src).toContain('imagen-no-disponible');
  expect(screen.queryByRole('link')).toBeNull();
});

test('arrow keys change the picture and wrap around', async () => {
  await openZoom();
  expect(await screen.findByText('Foto 1 de 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Foto 3 de 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
});

test('+ and - zoom, and arrow keys do not change a zoomed picture', async () => {
  const dialog = await openZoom(1);
  const width = () => dialog.querySelector('img')?.parentElement?.style.width;
  await userEvent.keyboard('++');
  expect(width()).toBe('200%');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
  await userEvent.keyboard('---');
  expect(width()).toBe('100%');
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled();
  await userEvent.click(within(dialog).getByAltText('Foto 2 de 3'));
  expect(width()).toBe('200%');
});

test('closing removes the dialog', async () => {
  await openZoom();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
