// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyControls } from '@/components/product/detail/buy-controls';
import { liveStamp } from '@/components/product/live/live-stamp';
import { LiveSwap } from '@/components/product/live/live-swap';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { getQueryClient } from '@/lib/queries/query-client';
import { useLivePrices } from '@/stores/live-prices-store';
import { aProduct } from '@/tests/support/a-product';

afterEach(cleanup);

let answer: LivePrice;
vi.mock('@/lib/api/reads/product', async (original) => ({
  ...(await original<object>()),
  readLivePrices: async () => new Map([[answer.id, answer]]),
}));

const product = aProduct();

beforeEach(() => {
  answer = product;
});
afterEach(() => {
  useLivePrices.setState({}, true);
  getQueryClient().clear();
});

const confirmed = () => waitFor(() => expect(useLivePrices.getState()).toHaveProperty('7'));

test('an unchanged price leaves the page as the server wrote it', async () => {
  render(
    <LiveSwap id="7" part="price" seen={liveStamp('price', product)}>
      <p>del servidor</p>
    </LiveSwap>,
  );
  await confirmed();
  expect(screen.getByText('del servidor')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a changed price takes its place and is announced', async () => {
  answer = { ...product, pricing: { ...product.pricing, currentPriceWithTax: 850 } };
  render(
    <LiveSwap id="7" part="price" seen={liveStamp('price', product)}>
      <p>del servidor</p>
    </LiveSwap>,
  );
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('El precio cambió. Ahora es $850.00.'),
  );
  expect(screen.queryByText('del servidor')).toBeNull();
  expect(screen.getByText(/Ahorras \$150.00/)).toBeVisible();
});

test('the ways to pay follow the price for paying at once and the wallet credit', async () => {
  answer = { ...product, pricing: { ...product.pricing, walletAmountWithTax: 45 } };
  render(
    <LiveSwap id="7" part="financing" seen={liveStamp('financing', product)}>
      <p>del servidor</p>
    </LiveSwap>,
  );
  expect(await screen.findByRole('row', { name: /Con monedero.*\$45.00.*\$855.00/ })).toBeVisible();
  expect(screen.queryByText('del servidor')).toBeNull();
});

test('what sold out meanwhile cannot be bought', async () => {
  answer = { ...product, stockTotal: 0 };
  render(
    <BuyControls
      product={product}
      purchasable
      labels={{
        add: 'Agregar',
        added: 'Agregado',
        quantity: 'Cantidad',
        less: 'Menos',
        more: 'Más',
        sold: 'Vendido',
        onlyInStores: 'Solo en sucursales',
        favorite: 'Guardar',
      }}
    />,
  );
  expect(screen.getByRole('button', { name: /Agregar/ })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Vendido' })).toBeDisabled();
});
