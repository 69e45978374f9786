// @vitest-environment own-window
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentVersion, type LivePart } from '@/components/product/live-offer/content-version';
import { LiveSwap } from '@/components/product/live-offer/live-swap';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { createProduct, type ProductChange } from '@/tests/support/create-product';
import { installFakeObservers, moveOutOfView } from '@/tests/support/fake-observers';
import { mockBackend, type Resolver } from '@/tests/support/mock-backend';
import { offerVersionOf, productResource } from '@/tests/support/product-resource';
import { router } from '../fake-navigation';
import { buyControlsOf } from './buy-controls-of';

vi.mock('next/navigation', () => import('../fake-navigation'));

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@/components/browse/product/product-page-chunk', (original) => {
  loaded();
  return original();
});

const backend = mockBackend();

beforeEach(() => {
  installFakeObservers();
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
});

const show = (change: ProductChange = {}) =>
  render(
    <>
      {buyControlsOf(createProduct({ stockTotal: 5, ...change }), '6 meses de $150.00')}
      <div className="buy-bar" />
    </>,
  );
const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const ADD = /^Agregar al carrito/;
const inCart = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
async function write(quantity: string) {
  await userEvent.clear(field());
  await userEvent.paste(quantity);
}
/** Scrolls the buttons out of the screen. @returns the function that brings them back */
function leaveButtons() {
  const row = field().parentElement ?? expect.fail();
  act(() => moveOutOfView(row, true));
  return () => act(() => moveOutOfView(row, false));
}

test('what buying needs is loaded with the first sign of the visitor', async () => {
  show();
  await new Promise((done) => setTimeout(done, 20));
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('a typed quantity is what is added', async () => {
  show();
  await write('3');
  await press(ADD);
  expect(inCart()).toEqual([3]);
  await press('Más');
  expect(field()).toHaveValue('4');
});

test('more than there is is said beside the field, and not added', async () => {
  show();
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await write('12');
  expect(screen.getByText('Máximo disponible: 5')).toBeVisible();
  await press(ADD);
  expect(field()).toHaveValue('5');
  expect(inCart()).toEqual([5]);
  await press('Menos');
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await press('Más');
  expect(button('Más')).toBeDisabled();
});

test('a quantity that is not understood is said, and the last one stays, at first one piece', async () => {
  show();
  const note = 'Escribe un número entero de piezas.';
  await write('abc');
  await userEvent.tab();
  expect(field()).toHaveValue('1');
  for (const typed of ['1.5', '1e1', '-3', '0']) {
    await write('2');
    await write(typed);
    expect(screen.getByText(note)).toBeVisible();
    await userEvent.tab();
    expect(field()).toHaveValue('2');
  }
  await press('Más');
  expect(screen.queryByText(note)).toBeNull();
  await press(ADD);
  expect(inCart()).toEqual([3]);
});

test('the bar is there while the buttons are out of view, and adds the same', async () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
  await write('2');
  const comeBack = leaveButtons();
  const bar = await screen.findByRole('region');
  expect(bar).toHaveTextContent(/\$900\.00.*6 meses de \$150\.00/);
  await userEvent.click(within(bar).getByRole('button', { name: ADD }));
  expect(inCart()).toEqual([2]);
  // What it costs now, and how that is paid.
  const pricing = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 800 };
  const live = createProduct({ stockTotal: 5, pricing });
  act(() => useLivePricesStore.setState({ [live.id]: live }));
  await waitFor(() => expect(bar).toHaveTextContent(/\$800\.00.*Precio de contado/));
  comeBack();
  expect(screen.queryByRole('region')).toBeNull();
});

test('what cannot be bought has neither bar nor field', async () => {
  show({ stockTotal: 0 });
  await vi.dynamicImportSettled();
  for (const role of ['region', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Comprar ahora' })).toBeNull();
});

test('the sign-in of a guest is asked for ahead when a hand comes to the button, and opens at the press', async () => {
  show();
  await userEvent.hover(button('Comprar ahora'));
  const href = '/login?volver=%2Fcompra%2Felegir-pago';
  await waitFor(() => expect(router.prefetch.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([]);
  await press('Comprar ahora');
  await waitFor(() => expect(router.push.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([1]);
  expect(router.prefetch).toHaveBeenCalledOnce();
});

const product = createProduct({ offerVersion: offerVersionOf(productResource()) });
/** Shows a part of a page and does something there. @returns the calls for its current data, which the backend answers so */
function showPart(part: LivePart, change: ProductChange = {}) {
  const read = vi.fn<Resolver>(() => ({ data: [productResource(change)] }));
  backend.on(assumedEndpoints.products, read);
  markInteracted();
  render(
    <>
      {buyControlsOf(product)}
      <LiveSwap id="7" part={part} renderedVersion={contentVersion(part, product)}>
        <p>del servidor</p>
      </LiveSwap>
    </>,
  );
  return read;
}

const fromServer = () => screen.queryByText('del servidor');

test('an unchanged price keeps the server HTML and makes no second request', async () => {
  const read = showPart('price');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(fromServer()).toBeVisible();
  expect(screen.queryByText(/El precio cambió/)).toBeNull();
  await vi.dynamicImportSettled();
  expect(read).toHaveBeenCalledOnce();
});

test('a changed price replaces the old one and is announced', async () => {
  showPart('price', { pricing: { currentPriceWithTax: 850 } });
  const note = await screen.findByText('El precio cambió. Ahora es $850.00.');
  expect(note).toHaveAttribute('role', 'status');
  expect(await screen.findByText(/Ahorras \$150.00/)).toBeVisible();
  expect(fromServer()).toBeNull();
});

test('the ways to pay are updated when the cash price changes', async () => {
  showPart('financing', { pricing: { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 } });
  expect(await screen.findByRole('row', { name: /De contado.*\$855.00/ })).toBeVisible();
  expect(fromServer()).toBeNull();
});

test('a product that has sold out since cannot be bought', async () => {
  showPart('stock', { stockStores: 0, stockProviders: 0 });
  expect(button(ADD)).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Vendido' })).toBeDisabled();
});
