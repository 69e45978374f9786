// @vitest-environment own-window
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BuyControls } from '@/components/browse/product/buy-controls';
import { toRenderedProduct } from '@/components/product/rendered-product';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Product } from '@/lib/domain/product/types';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { createProduct } from '@/tests/support/create-product';
import { installFakeObservers, moveOutOfView } from '@/tests/support/fake-observers';
import { mockBackend } from '@/tests/support/mock-backend';

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

function show(change: Partial<Product> = {}) {
  render(
    <>
      <BuyControls
        product={toRenderedProduct(createProduct({ stockTotal: 5, ...change }))}
        labels={{ quantity: 'Cantidad', less: 'Menos', more: 'Más' }}
        signInHref="/login"
        terms="6 meses sin intereses de $150.00"
      />
      <div className="buy-bar" />
    </>,
  );
}
const buttonRow = () => field().parentElement as HTMLElement;
const field = () => screen.getByRole('textbox', { name: 'Cantidad' });
const add = () => screen.getByRole('button', { name: /^Agregar al carrito/ });
const inCart = () => useCartStore.getState().lines.map(({ quantity }) => quantity);

test('what buying needs is loaded with the first sign of the visitor', async () => {
  show();
  await new Promise((done) => setTimeout(done, 20));
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('a typed quantity is what is added', async () => {
  show();
  await userEvent.clear(field());
  await userEvent.type(field(), '3');
  await userEvent.click(add());
  expect(inCart()).toEqual([3]);
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(field()).toHaveValue('4');
});

test('more than there is is said beside the field, and not added', async () => {
  show();
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(screen.getByText('Máximo disponible: 5')).toBeVisible();
  await userEvent.click(add());
  expect(field()).toHaveValue('5');
  expect(inCart()).toEqual([5]);
  await userEvent.click(screen.getByRole('button', { name: 'Menos' }));
  expect(screen.queryByText(/Máximo/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(screen.getByRole('button', { name: 'Más' })).toBeDisabled();
});

test('what is no quantity becomes one piece', async () => {
  show();
  for (const nonsense of ['abc', '0', '-3']) {
    await userEvent.clear(field());
    await userEvent.type(field(), nonsense);
    await userEvent.tab();
    expect(field()).toHaveValue('1');
  }
});

test('a quantity that is not understood is said, and the last one stays', async () => {
  show();
  for (const typed of ['1.5', '1e1', '-3']) {
    await userEvent.clear(field());
    await userEvent.paste('2');
    await userEvent.clear(field());
    await userEvent.paste(typed);
    expect(screen.getByText('Escribe un número entero de piezas.')).toBeVisible();
    await userEvent.tab();
    expect(field()).toHaveValue('2');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(screen.queryByText('Escribe un número entero de piezas.')).toBeNull();
  await userEvent.click(add());
  expect(inCart()).toEqual([3]);
});

test('the bar is there while the buttons are out of view, and adds the same', async () => {
  show();
  const last = buttonRow();
  const bar = () => screen.queryByRole('region');
  expect(bar()).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), '2');
  act(() => moveOutOfView(last, true));
  await waitFor(() => expect(bar()).toBeVisible());
  expect(bar()).toHaveTextContent(/\$900\.00.*6 meses sin intereses de \$150\.00/);
  await userEvent.click(
    within(bar() as HTMLElement).getByRole('button', { name: /^Agregar al carrito/ }),
  );
  expect(inCart()).toEqual([2]);
  act(() => moveOutOfView(last, false));
  expect(bar()).toBeNull();
});

test('the bar says what the product costs now, and how that is paid', async () => {
  show();
  act(() => moveOutOfView(buttonRow(), true));
  const bar = await screen.findByRole('region');
  const { id, pricing } = createProduct();
  const cash = { ...pricing, mwiOneDiscPercent: 5, mwiOnePriceWithTax: 800 };
  const live = { ...createProduct({ stockTotal: 5 }), id, pricing: cash };
  act(() => useLivePricesStore.setState({ [id]: live as never }));
  await waitFor(() => expect(bar).toHaveTextContent(/\$800\.00.*Precio de contado/));
});

test('what cannot be bought has neither bar nor field', async () => {
  show({ stockTotal: 0 });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Comprar ahora' })).toBeNull();
});

test('the sign-in of a guest is asked for ahead when a hand comes to the button, and opens at the press', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Comprar ahora' });
  await userEvent.hover(button);
  const href = '/login?volver=%2Fcompra%2Felegir-pago';
  await waitFor(() => expect(prefetch.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(push.mock.calls).toEqual([[href]]));
  expect(inCart()).toEqual([1]);
  expect(prefetch).toHaveBeenCalledOnce();
});
