// @vitest-environment own-window
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { createProduct, type ProductChange } from '@/tests/support/create-product';
import { installFakeObservers, moveOutOfView } from '@/tests/support/fake-observers';
import { mockBackend } from '@/tests/support/mock-backend';
import { buyControlsOf } from './buy-controls-of';

const [prefetch, push] = [vi.fn(), vi.fn()];
const router = { prefetch, push };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

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
      {buyControlsOf(
        createProduct({ stockTotal: 5, ...change }),
        '6 meses sin intereses de $150.00',
      )}
      <div className="buy-bar" />
    </>,
  );
const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const ADD = /^Agregar al carrito/;
const inCart = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
async function type(quantity: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), quantity);
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
  await type('3');
  await press(ADD);
  expect(inCart()).toEqual([3]);
  await press('Más');
  expect(field()).toHaveValue('4');
});

test('more than there is is said beside the field, and not added', async () => {
  show();
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await type('12');
  expect(screen.getByText('Máximo disponible: 5')).toBeVisible();
  await press(ADD);
  expect(field()).toHaveValue('5');
  expect(inCart()).toEqual([5]);
  await press('Menos');
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await press('Más');
  expect(button('Más')).toBeDisabled();
});

test.each(['abc', '0', '-3'])('%s, which is no quantity, becomes one piece', async (nonsense) => {
  show();
  await type(nonsense);
  await userEvent.tab();
  expect(field()).toHaveValue('1');
});

test('a quantity that is not understood is said, and the last one stays', async () => {
  show();
  const note = 'Escribe un número entero de piezas.';
  for (const typed of ['1.5', '1e1', '-3']) {
    await type('2');
    await userEvent.clear(field());
    await userEvent.paste(typed);
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
  await type('2');
  const comeBack = leaveButtons();
  const bar = await screen.findByRole('region');
  expect(bar).toHaveTextContent(/\$900\.00.*6 meses sin intereses de \$150\.00/);
  await userEvent.click(within(bar).getByRole('button', { name: ADD }));
  expect(inCart()).toEqual([2]);
  comeBack();
  expect(screen.queryByRole('region')).toBeNull();
});

test('the bar says what the product costs now, and how that is paid', async () => {
  show();
  leaveButtons();
  const bar = await screen.findByRole('region');
  const live = createProduct({
    stockTotal: 5,
    pricing: { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 800 },
  });
  act(() => useLivePricesStore.setState({ [live.id]: live }));
  await waitFor(() => expect(bar).toHaveTextContent(/\$800\.00.*Precio de contado/));
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
  await waitFor(() => expect(prefetch.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([]);
  await press('Comprar ahora');
  await waitFor(() => expect(push.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([1]);
  expect(prefetch).toHaveBeenCalledOnce();
});
