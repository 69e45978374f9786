// @vitest-environment jsdom

import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StoreStockTable } from '@/components/browse/product/product-details';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct } from '@/tests/support/create-product';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { buyControlsOf } from './buy-controls-of';

const backend = mockBackend();
const estimate = vi.fn<Resolver>();
const withStores = (...stocks: readonly number[]) =>
  createProduct({
    storesWithStock: stocks.map((stock, at) => ({
      storeId: `${at + 1}`,
      name: `Tienda ${at + 1}`,
      stock,
    })),
  });
const BY_STOCK = ['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4'];

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
function show() {
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

test('without a place the largest stock is first, and nothing is asked', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(names()).toEqual(BY_STOCK);
  expect(estimate).not.toHaveBeenCalled();
});

test('with a place the nearest is first and says how far it is, until the place is forgotten', async () => {
  show();
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
  show();
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
