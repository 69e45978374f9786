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

/** Renders a part of the page, with the buy controls that request its live data. */
const show = (part: 'price' | 'financing') =>
  render(
    <>
      {buyControlsOf(product)}
      <LiveSwap id="7" part={part} renderedVersion={contentVersion(part, product)}>
        <p>del servidor</p>
      </LiveSwap>
    </>,
  );

test('an unchanged price keeps the server HTML and makes no second request', async () => {
  show('price');
  await waitFor(() => expect(readPrices).toHaveBeenCalledOnce());
  expect(screen.getByText('del servidor')).toBeVisible();
  expect(screen.queryByText(/El precio cambió/)).toBeNull();
  await vi.dynamicImportSettled();
  expect(readPrices).toHaveBeenCalledOnce();
});

test('a changed price replaces the old one and is announced', async () => {
  answer({ pricing: { currentPriceWithTax: 850 } });
  show('price');
  const note = await screen.findByText('El precio cambió. Ahora es $850.00.');
  expect(note).toHaveAttribute('role', 'status');
  expect(await screen.findByText(/Ahorras \$150.00/)).toBeVisible();
  expect(screen.queryByText('del servidor')).toBeNull();
});

test('the ways to pay are updated when the cash price changes', async () => {
  answer({ pricing: { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 } });
  show('financing');
  expect(await screen.findByRole('row', { name: /De contado.*\$855.00/ })).toBeVisible();
  expect(screen.queryByText('del servidor')).toBeNull();
});

test('a product that has sold out since cannot be bought', async () => {
  answer({ stockStores: 0, stockProviders: 0 });
  render(buyControlsOf(product));
  expect(screen.getByRole('button', { name: /Agregar/ })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Vendido' })).toBeDisabled();
});
