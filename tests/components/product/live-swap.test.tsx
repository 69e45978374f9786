// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentVersion } from '@/components/product/live-offer/content-version';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { createProduct, type ProductChange } from '@/tests/support/create-product';
import { mockBackend, type Resolver } from '@/tests/support/mock-backend';
import { offerVersionOf, productResource } from '@/tests/support/product-resource';
import { buyControlsOf } from './buy-controls-of';

const product = createProduct({ offerVersion: offerVersionOf(productResource()) });
const backend = mockBackend();
const readPrices = vi.fn<Resolver>();
/** What the backend says of the product now. */
const answer = (change: ProductChange) =>
  readPrices.mockReturnValue({ data: [productResource(change)] });

beforeEach(() => {
  backend.on(assumedEndpoints.products, readPrices.mockReset());
  answer({});
  // The page asks for its current data when the visitor does something.
  markInteracted();
});

test('an unchanged price keeps the server HTML and makes no second request', async () => {
  render(
    <>
      {buyControlsOf(product)}
      <LiveSwap id="7" part="price" renderedVersion={contentVersion('price', product)}>
        <p>del servidor</p>
      </LiveSwap>
    </>,
  );
  await waitFor(() => expect(readPrices).toHaveBeenCalledOnce());
  expect(screen.getByText('del servidor')).toBeVisible();
  expect(screen.queryByText(/El precio cambió/)).toBeNull();
  await vi.dynamicImportSettled();
  expect(readPrices).toHaveBeenCalledOnce();
});

test('a product that has sold out since cannot be bought', async () => {
  answer({ stockStores: 0, stockProviders: 0 });
  render(buyControlsOf(product));
  expect(screen.getByRole('button', { name: /Agregar/ })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Vendido' })).toBeDisabled();
});
