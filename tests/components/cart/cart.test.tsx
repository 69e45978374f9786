// @vitest-environment own-window

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { CartContent } from '@/components/cart/cart-content';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { ToastViewport } from '@/components/shell/toasts/toast-list';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { takeEarlyAction, writeEarlyActions } from '@/lib/browser/early-action';
import { getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { findStepRedirect } from '@/lib/domain/checkout/steps';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { loadTexts } from '@/lib/i18n/client';
import { useCartStore } from '@/stores/cart/cart-store';
import { EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { hrefOf } from '@/tests/support/href-of';
import { clearToasts } from '../../support/clear-toasts';
import { createProduct } from '../../support/create-product';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { show } from '../account/harness';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
const backend = mockBackend();

const product = createProduct();
const two = { stockStores: 2, stockProviders: 0, stockTotal: 2 };
const other = createProduct({ id: '8', slug: 'otra', name: 'Otra', ...two });
const toLine = (of: typeof product, quantity = 1) => toCartLine(toProductSnapshot(of), quantity);
const put = (...line: Parameters<typeof toLine>) =>
  useCartStore.getState().addLine(toLine(...line));
const lines = () => useCartStore.getState().lines;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  backend.on(specEndpoints.cartValidate, ({ params: { product: id, qty } }) => {
    const { stockTotal } = id === other.id ? other : product;
    return { meta: { valid: true, product_id: id, qty, max_qty: stockTotal } };
  });
  backend.on(assumedEndpoints.products, () => ({
    data: [product, other].map((one) => productResource(one)),
  }));
});

describe('adding', () => {
  const button = (
    <>
      <AddToCartButton line={toLine(product)} />
      <CartButton />
    </>
  );

  const added = (count: number) =>
    screen.getByRole('button', {
      name: new RegExp(`^En tu carrito \\(${count}\\)\\. Agregar al carrito: Tarjeta`),
    });

  it('says at once how many are in the cart from then on, and updates the count in the header', async () => {
    render(button);
    act(hydrateStores);
    await press(/^Agregar al carrito: Tarjeta/);
    expect(added(1)).toHaveTextContent('En tu carrito (1)');
    const inHeader = /^Carrito. Productos en tu carrito: 1/;
    expect(screen.getByRole('button', { name: inHeader })).toBeVisible();
    expect(screen.getByText('Productos en tu carrito: 1')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(added(1));
    expect(added(2)).toBeVisible();
    // The server has taken a customer's line.
    const key = getLineKey(toLine(product));
    act(() => useCartStore.setState({ lines: [], serverQuantities: { [key]: 2 } }));
    expect(added(2)).toBeVisible();
    act(() => useCartStore.setState({ serverQuantities: {} }));
    expect(screen.getByRole('button', { name: /^Agregar al carrito: Tarjeta/ })).toBeVisible();
  });

  it('shows what was added with the way to the cart, once, until the cart is open', async () => {
    render(
      <>
        {button}
        <ToastViewport />
      </>,
    );
    act(hydrateStores);
    await press(/Agregar al carrito: Tarjeta/);
    await press(/Agregar al carrito: Tarjeta/);
    const notice = await screen.findByRole('listitem');
    expect(notice).toHaveTextContent(`Se agregó a tu carrito${product.name}Ver carrito`);
    expect(hrefOf('Ver carrito')).toBe('/compra/carrito/detalle');
    render(drawer);
    await waitFor(() => expect(screen.queryByText('Se agregó a tu carrito')).toBeNull());
  });

  it('does not announce what the cart already contained', () => {
    put(product);
    render(button);
    expect(screen.queryByText('Productos en tu carrito: 1')).toBeNull();
  });
});

const drawer = <CartDrawer open onOpenChange={() => undefined} />;

describe('the drawer', () => {
  const open = async () => {
    render(drawer);
    return screen.findByRole('dialog');
  };

  it('offers links when it is empty', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
    expect(hrefOf('Ver ofertas')).toBe('/buscar?ofertas=1');
  });

  it('shows totals by the rules, with IVA', async () => {
    put(product, 2);
    put(other);
    const dialog = await open();
    // What shipping costs is added in the cart.
    const total = within(dialog).getByText('Subtotal').nextElementSibling;
    expect(total).toHaveTextContent('$2,700.00');
    expect(within(dialog).queryByText('IVA')).toBeNull();
    expect(within(dialog).getByText(/El total incluye \$372\.41 de IVA \(16 %\)/)).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: /2 productos/ })).toBeVisible();
  });

  it('shows the two prices of each card, and a total whose rows lead from one to the other', async () => {
    const pricing = { ...product.pricing, mwiOneDiscPercent: 4, mwiOnePriceWithTax: 864 };
    const cheaper = { ...toProductSnapshot({ ...product, pricing }), hasMonths: true };
    backend.on(assumedEndpoints.products, () => ({
      data: [productResource({ ...product, pricing }), productResource(other)],
    }));
    useCartStore.getState().addLine(toCartLine(cheaper, 2));
    put(other);
    const dialog = await open();
    const [line, plain] = within(dialog).getAllByRole('listitem');
    expect(line).toHaveTextContent(
      /\$864\.00 c\/u.*\$1,728\.00\s*Precio de contado\s*Precio normal: \$1,800\.00/,
    );
    expect(plain).not.toHaveTextContent('contado');
    const row = (label: string) => within(dialog).getByText(label).nextElementSibling;
    expect(row('Productos (3 piezas)')).toHaveTextContent('$2,700.00');
    expect(row('Descuento de contado')).toHaveTextContent('-$72.00');
    expect(row('Subtotal')).toHaveTextContent('$2,628.00');
    const inMonths = 'A meses pagas $2,700.00: sin el descuento de contado.';
    expect(within(dialog).getByText(inMonths)).toBeVisible();
  });

  it('leads through the sign-in to the payment, which is open then', async () => {
    put(product);
    await open();
    const link = screen.getByRole('link', { name: 'Continuar al pago' });
    expect(link).toHaveAttribute('href', '/login?volver=%2Fcompra%2Felegir-pago');
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBe('detail');
    fireEvent.pointerDown(link);
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBeNull();
  });

  it('keeps the quantity within the stock', async () => {
    put(other);
    await open();
    const more = screen.getByRole('button', { name: 'Una pieza más de Otra' });
    await userEvent.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByText('Solo quedan 2 piezas')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Cantidad de Otra' });
    await userEvent.clear(field);
    await userEvent.type(field, '50{Enter}');
    expect(field).toHaveValue('2');
    expect(screen.getByText('Puedes llevar hasta 2 piezas.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue('2');
  });

  it('removes a line and restores it', async () => {
    put(product, 3);
    await open();
    await press('Quitar Tarjeta de Video RTX');
    expect(lines()).toHaveLength(0);
    expect(screen.getByText('Quitaste Tarjeta de Video RTX.')).toBeVisible();
    await press('Deshacer');
    expect(lines()[0]?.quantity).toBe(3);
    const clear = screen.getByRole('button', { name: 'Vaciar carrito' });
    const line = screen.getByRole('button', { name: 'Quitar Tarjeta de Video RTX' });
    expect(line.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(clear);
    await press('Deshacer');
    expect(lines()).toHaveLength(1);
  });
});

describe('in a browser that blocks the data of the site', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  });
  const blocked = /^Tu navegador bloquea las cookies y los datos de este sitio/;

  it('an addition says once that nothing is kept', async () => {
    render(
      <>
        <AddToCartButton line={toLine(product)} />
        <AddToCartButton line={toLine(other)} />
        <ToastViewport />
      </>,
    );
    await press(/: Tarjeta/);
    expect(await screen.findByText(blocked)).toBeVisible();
    act(clearToasts);
    await press(/: Otra/);
    expect(await screen.findByText('Se agregó a tu carrito')).toBeVisible();
    expect(screen.queryByText(blocked)).toBeNull();
  });

  it('an empty cart does not promise to be kept', async () => {
    render(drawer);
    expect(await screen.findByText(blocked)).toBeVisible();
    expect(screen.queryByText(/aunque cierres la página/)).toBeNull();
  });
});

it('is not called empty while what was pressed before the scripts is on its way', async () => {
  await loadTexts('cart');
  writeEarlyActions(['cart 1 monitor 1']);
  const view = { ...EMPTY_CART_VIEW, customerId: null, status: 'ready' } as const;
  show(
    <CartContent view={view} skeleton="Cargando">
      Productos
    </CartContent>,
  );
  expect(await screen.findByText('Cargando')).toBeVisible();
  expect(screen.queryByText('Tu carrito está vacío')).toBeNull();
  takeEarlyAction('cart 1 monitor 1');
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
});
