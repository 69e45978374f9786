// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreStockTable } from '@/components/browse/product/store-stock-table';
import { watchShownProducts } from '@/components/product/watch-shown-products';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getTexts } from '@/lib/i18n/server';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct } from '@/tests/support/create-product';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';

const backend = mockBackend();
const estimate = vi.fn<Resolver>();
const store = (id: string, stock: number) => ({ storeId: id, name: `Tienda ${id}`, stock });
const product = createProduct({
  id: '7',
  storesWithStock: [store('1', 9), store('2', 8), store('3', 7), store('4', 6)],
});
const shown = [{ id: '7', stamp: '' }];
let stop = () => {};

beforeEach(() => {
  getQueryClient().clear();
  useSessionStore.getState().forgetZipCode();
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
  render(<StoreStockTable product={product} stores={[]} t={getTexts('product')} />);
});
afterEach(() => {
  stop();
  cleanup();
});

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('without a place the largest stock is first, and nothing is asked', async () => {
  stop = watchShownProducts(shown);
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4']);
  expect(estimate).not.toHaveBeenCalled();
});

test('with a place the nearest is first and says how far it is, until the place is forgotten', async () => {
  stop = watchShownProducts(shown);
  act(() => useSessionStore.getState().chooseZipCode('97050'));
  await waitFor(() => expect(names()).toEqual(['Tienda 3', 'Tienda 2', 'Tienda 1', 'Tienda 4']));
  const [, nearest, , unknown] = screen.getAllByRole('row');
  expect(nearest).toHaveTextContent('a 2.4 km');
  expect(unknown).not.toHaveTextContent('km');
  act(() => useSessionStore.getState().forgetZipCode());
  await waitFor(() => expect(names()).toEqual(['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4']));
  expect(screen.getByRole('table')).not.toHaveTextContent('km');
});

test('a backend that cannot say it leaves the table as it is', async () => {
  estimate.mockReturnValue(refusal(404, 'No existe.'));
  useSessionStore.getState().chooseZipCode('97050');
  stop = watchShownProducts(shown);
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  expect(names()).toEqual(['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4']);
});
