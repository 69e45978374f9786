// @vitest-environment own-window

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { ToastViewport } from '@/components/shell/toasts/toast-list';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { findStepRedirect } from '@/lib/domain/checkout/steps';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import { useCartStore } from '@/stores/cart/cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { hrefOf } from '@/tests/support/href-of';
import { clearToasts } from '../../support/clear-toasts';
import { createProduct } from '../../support/create-product';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
const backend = mockBackend();

const product = createProduct();
const other = createProduct({
  id: '8',
  slug: 'otra',
  name: 'Otra',
  stockStores: 2,
  stockProviders: 0,
  stockTotal: 2,
});

beforeEach(() => {
  backend.on(specEndpoints.cartValidate, ({ params }) => ({
    meta: {
      valid: true,
      product_id: params.product,
      qty: params.qty,
      max_qty: params.product === other.id ? other.stockTotal : product.stockTotal,
    },
  }));
  backend.on(assumedEndpoints.products, () => ({
    data: [product, other].map((one) => productResource(one)),
  }));
});

describe('adding', () => {
  const button = (
    <>
      <AddToCartButton line={toCartLine(toProductSnapshot(product), 1)} />
      <CartButton />
    </>
  );

  const added = (count: number) =>
    screen.getByRole('button', {
      name: new RegExp(`^En tu carrito \\(${count}\\)\\. Agregar al carrito: Tarjeta`),
    });

  it('says how many are in the cart from then on, and updates the count', async () => {
    render(button);
    act(hydrateStores);
    await userEvent.click(screen.getByRole('button', { name: /^Agregar al carrito: Tarjeta/ }));
    expect(added(1)).toHaveTextContent('En tu carrito (1)');
    await userEvent.click(added(1));
    expect(added(2)).toBeVisible();
    // The server has taken a customer's line.
    const key = getLineKey(toCartLine(toProductSnapshot(product), 1));
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
    const add = () => screen.getByRole('button', { name: /Agregar al carrito: Tarjeta/ });
    await userEvent.click(add());
    await userEvent.click(add());
    const notice = await screen.findByRole('listitem');
    expect(notice).toHaveTextContent(`Se agregó a tu carrito${product.name}Ver carrito`);
    expect(within(notice).getByRole('link', { name: 'Ver carrito' })).toHaveAttribute(
      'href',
      '/compra/carrito/detalle',
    );
    render(<CartDrawer open onOpenChange={() => undefined} />);
    await waitFor(() => expect(screen.queryByText('Se agregó a tu carrito')).toBeNull());
  });

  it('shows its success at once, and updates the count in the header', async () => {
    render(button);
    act(hydrateStores);
    await userEvent.click(screen.getByRole('button', { name: /^Agregar al carrito: Tarjeta/ }));
    expect(
      screen.getByRole('button', { name: /^Carrito. Productos en tu carrito: 1/ }),
    ).toBeVisible();
    expect(screen.getByText('Productos en tu carrito: 1')).toHaveAttribute('aria-live', 'polite');
  });

  it('does not announce what the cart already contained', () => {
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(product), 1));
    render(button);
    expect(screen.queryByText('Productos en tu carrito: 1')).toBeNull();
  });
});

describe('the drawer', () => {
  const open = async () => {
    render(<CartDrawer open onOpenChange={() => undefined} />);
    return screen.findByRole('dialog');
  };

  it('offers links when it is empty', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
    expect(hrefOf('Ver ofertas')).toBe('/buscar?ofertas=1');
  });

  it('shows totals by the rules, with IVA', async () => {
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(product), 2));
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(other), 1));
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
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(other), 1));
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
    expect(
      within(dialog).getByText('A meses pagas $2,700.00: sin el descuento de contado.'),
    ).toBeVisible();
  });

  it('leads through the sign-in to the payment, which is open then', async () => {
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(product), 1));
    await open();
    const link = screen.getByRole('link', { name: 'Continuar al pago' });
    expect(link).toHaveAttribute('href', '/login?volver=%2Fcompra%2Felegir-pago');
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBe('detail');
    fireEvent.pointerDown(link);
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBeNull();
  });

  it('keeps the quantity within the stock', async () => {
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(other), 1));
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
    useCartStore.getState().addLine(toCartLine(toProductSnapshot(product), 3));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Tarjeta de Video RTX' }));
    expect(useCartStore.getState().lines).toHaveLength(0);
    expect(screen.getByText('Quitaste Tarjeta de Video RTX.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(useCartStore.getState().lines[0]?.quantity).toBe(3);
    const clear = screen.getByRole('button', { name: 'Vaciar carrito' });
    const line = screen.getByRole('button', { name: 'Quitar Tarjeta de Video RTX' });
    expect(line.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(clear);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(useCartStore.getState().lines).toHaveLength(1);
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
        <AddToCartButton line={toCartLine(toProductSnapshot(product), 1)} />
        <AddToCartButton line={toCartLine(toProductSnapshot(other), 1)} />
        <ToastViewport />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /: Tarjeta/ }));
    expect(await screen.findByText(blocked)).toBeVisible();
    act(clearToasts);
    await userEvent.click(screen.getByRole('button', { name: /: Otra/ }));
    expect(await screen.findByText('Se agregó a tu carrito')).toBeVisible();
    expect(screen.queryByText(blocked)).toBeNull();
  });

  it('an empty cart does not promise to be kept', async () => {
    render(<CartDrawer open onOpenChange={() => undefined} />);
    expect(await screen.findByText(blocked)).toBeVisible();
    expect(screen.queryByText(/aunque cierres la página/)).toBeNull();
  });
});
