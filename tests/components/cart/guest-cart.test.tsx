// @vitest-environment own-window

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { CartContent } from '@/components/cart/cart-content';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { ToastViewport } from '@/components/shell/toasts/toast-list';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { takeEarlyAction, writeEarlyActions } from '@/lib/browser/early-action';
import { getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { findStepRedirect } from '@/lib/domain/checkout/steps';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { useCartStore } from '@/stores/cart/cart-store';
import { EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { clearToasts } from '../../support/clear-toasts';
import { createSnapshot } from '../../support/create-product';
import { type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { fakeBackend, press, show, user } from '../account/harness';
import { amountsIn, cartLine, isCartShown, payControls, showCart } from './show-cart';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackend('cart');

const card = createSnapshot();
const cash = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 };
const few = { stockStores: 2, stockProviders: 0, stockTotal: 2 };
const mouse = createSnapshot({ id: '8', slug: 'raton', name: 'Ratón', partNumber: 'M-8', ...few });
/** What the backend says of a product, by its id, other than that all is well. */
const answers = new Map<string, object>();
const gone = new Set<string>();
const validate: Resolver = ({ params: { product: id = '' } }) => {
  if (gone.has(id)) return refusal(404, 'No existe.');
  const fine = { valid: true, product_id: id, qty: 1, max_qty: id === '8' ? 2 : 7, message: null };
  const prices = { price_with_tax: 1000, current_price_with_tax: 900 };
  return { meta: { ...fine, ...prices, ...answers.get(id) } };
};

const add = (product: ProductSnapshot, quantity = 1) =>
  useCartStore.getState().addLine(toCartLine(product, quantity));
const sell = (...data: object[]) => on(assumedEndpoints.products, () => ({ data }));
const drawer = <CartDrawer open onOpenChange={() => undefined} />;
/** The pieces of the cart, by the ids of their products. */
const cart = () =>
  Object.fromEntries(
    useCartStore.getState().lines.map(({ product, quantity }) => [product.id, quantity]),
  );

/** Opens the page of the cart. */
async function open() {
  cleanup();
  getQueryClient().clear();
  showCart();
  expect(screen.getByText('esqueleto')).toBeVisible();
  act(hydrateStores);
  await isCartShown();
}
const summary = () => screen.getByRole('region', { name: 'Resumen' });
const inSummary = () => within(summary());
const haveAmounts = (amounts: object) =>
  waitFor(() => expect(amountsIn(summary())).toMatchObject(amounts));

beforeEach(() => {
  sell();
  on(specEndpoints.cartInitData, () => ({ meta: {} }));
  on(specEndpoints.cartValidate, validate);
  useCheckoutStore.getState().setShippingInsurance(true);
  answers.clear();
  gone.clear();
});

describe('adding', () => {
  const button = (
    <>
      <AddToCartButton line={toCartLine(card, 1)} />
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
    await user.click(added(1));
    expect(added(2)).toBeVisible();
    // The server has taken a customer's line.
    const key = getLineKey(toCartLine(card, 1));
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
    expect(notice).toHaveTextContent(`Se agregó a tu carrito${card.name}Ver carrito`);
    expect(hrefOf('Ver carrito')).toBe('/compra/carrito/detalle');
    render(drawer);
    await waitFor(() => expect(screen.queryByText('Se agregó a tu carrito')).toBeNull());
  });

  it('does not announce what the cart already contained', () => {
    add(card);
    render(button);
    expect(screen.queryByText('Productos en tu carrito: 1')).toBeNull();
  });
});

describe('the drawer', () => {
  const openDrawer = async () => {
    render(drawer);
    return screen.findByRole('dialog');
  };

  it('offers links when it is empty', async () => {
    await openDrawer();
    expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeVisible();
    expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
    expect(hrefOf('Ver ofertas')).toBe('/buscar?ofertas=1');
  });

  it('shows totals by the rules, with IVA', async () => {
    add(card, 2);
    add(mouse);
    const dialog = await openDrawer();
    // What shipping costs is added in the cart.
    expect(amountsIn(dialog)).toMatchObject({ Subtotal: '$2,700.00' });
    expect(within(dialog).queryByText('IVA')).toBeNull();
    expect(within(dialog).getByText(/El total incluye \$372\.41 de IVA \(16 %\)/)).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: /2 productos/ })).toBeVisible();
  });

  it('shows the two prices of each card, and a total whose rows lead from one to the other', async () => {
    const pricing = { mwiOneDiscPercent: 4, mwiOnePriceWithTax: 864 };
    sell(productResource({ pricing }), productResource(mouse));
    add({ ...createSnapshot({ pricing }), hasMonths: true }, 2);
    add(mouse);
    const dialog = await openDrawer();
    const [line, plain] = within(dialog).getAllByRole('listitem');
    expect(line).toHaveTextContent(
      /\$864\.00 c\/u.*\$1,728\.00\s*Precio de contado\s*Precio normal: \$1,800\.00/,
    );
    expect(plain).not.toHaveTextContent('contado');
    expect(amountsIn(dialog)).toMatchObject({
      'Productos (3 piezas)': '$2,700.00',
      'Descuento de contado': '-$72.00',
      Subtotal: '$2,628.00',
    });
    const inMonths = 'A meses pagas $2,700.00: sin el descuento de contado.';
    expect(within(dialog).getByText(inMonths)).toBeVisible();
  });

  it('leads through the sign-in to the payment, which is open then', async () => {
    add(card);
    await openDrawer();
    const link = screen.getByRole('link', { name: 'Continuar al pago' });
    expect(link).toHaveAttribute('href', '/login?volver=%2Fcompra%2Felegir-pago');
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBe('detail');
    fireEvent.pointerDown(link);
    expect(findStepRedirect('payment', null, useCheckoutStore.getState())).toBeNull();
  });

  it('keeps the quantity within the stock', async () => {
    add(mouse);
    await openDrawer();
    const more = screen.getByRole('button', { name: 'Una pieza más de Ratón' });
    await user.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByText('Solo quedan 2 piezas')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Cantidad de Ratón' });
    await user.clear(field);
    await user.type(field, '50{Enter}');
    expect(field).toHaveValue('2');
    expect(screen.getByText('Puedes llevar hasta 2 piezas.')).toBeVisible();
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('2');
  });

  it('removes a line and restores it', async () => {
    add(card, 3);
    await openDrawer();
    await press(`Quitar ${card.name}`);
    expect(cart()).toEqual({});
    expect(screen.getByText(`Quitaste ${card.name}.`)).toBeVisible();
    await press('Deshacer');
    expect(cart()).toEqual({ 7: 3 });
    const clear = screen.getByRole('button', { name: 'Vaciar carrito' });
    const line = screen.getByRole('button', { name: `Quitar ${card.name}` });
    expect(line.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(clear);
    await press('Deshacer');
    expect(cart()).toEqual({ 7: 3 });
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
        <AddToCartButton line={toCartLine(card, 1)} />
        <AddToCartButton line={toCartLine(mouse, 1)} />
        <ToastViewport />
      </>,
    );
    await press(/: Tarjeta/);
    expect(await screen.findByText(blocked)).toBeVisible();
    act(clearToasts);
    await press(/: Ratón/);
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

describe('the lines', () => {
  it('are replaced by links and the favorites when there are none', async () => {
    useFavoritesStore.getState().toggle(toFavorite(mouse));
    await open();
    expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
    const favourites = screen.getByRole('region', { name: 'Mis favoritos' });
    expect(within(favourites).getByRole('link')).toHaveAttribute('href', '/productos/raton');
  });

  it('offer the plan that the product page offers, and none that the backend does not say', async () => {
    add(card);
    add(mouse);
    const plan = (months: number, month_price: number, interest_percent: number) => ({
      offer_id: String(months),
      months,
      minimun_amount: 0,
      discount_percent: 0,
      interest_percent,
      month_price,
      total: month_price * months,
    });
    const { attributes, ...known } = productResource({ id: card.id });
    const { current_price_with_tax: price } = attributes;
    const offer_months = [plan(6, price / 6, 0), plan(12, price / 10, 20)];
    sell({ ...known, attributes: { ...attributes, offer_months } });
    await open();
    const sixMonths = within(cartLine(card.name)).findByText(/^6 meses sin intereses de \$/);
    expect(await sixMonths).toBeVisible();
    expect(within(cartLine('Ratón')).queryByText(/meses|mensualidades/)).toBeNull();
  });

  it('show what has changed, each with a button to accept it', async () => {
    add(card, 5);
    add(mouse, 2);
    const change = { qty: 5, price_with_tax: 1200, current_price_with_tax: 1100, message: 'x' };
    answers.set('7', { valid: false, max_qty: 3, ...change });
    gone.add('8');
    await open();
    const first = within(cartLine(card.name));
    const up = /El precio subió de \$900.00 a \$1,100.00\./;
    expect(await first.findByText(up)).toBeVisible();
    expect(first.getByText(/Solo quedan 3 piezas\./)).toBeVisible();
    expect(first.getByText('$3,300.00')).toBeVisible();
    expect(within(cartLine('Ratón')).getByText('Ya no está disponible.')).toBeVisible();
    expect(screen.getByText('2 productos cambiaron desde que los agregaste.')).toBeVisible();
    expect(cart()).toEqual({ 7: 5, 8: 2 });
    await press(/^Dejar 3 piezas/, first);
    expect(cart()).toEqual({ 7: 3, 8: 2 });
    expect(within(cartLine(card.name)).queryByText(/El precio subió/)).toBeNull();
    await press(/^Quitar del carrito/, within(cartLine('Ratón')));
    expect(cart()).toEqual({ 7: 3 });
    expect(screen.queryByText(/desde que l/)).toBeNull();
  });

  it('can all be accepted at once, and removed lines can be restored', async () => {
    add(card, 5);
    add(mouse, 2);
    const unpriced = { price_with_tax: null, current_price_with_tax: null };
    answers.set('7', { valid: false, qty: 5, max_qty: 1, ...unpriced });
    gone.add('8');
    await open();
    await press('Aceptar todos los cambios');
    expect(cart()).toEqual({ 7: 1 });
    await press('Deshacer');
    expect(cart()).toEqual({ 7: 1, 8: 2 });
  });

  it('move to the favorites and back', async () => {
    add(card, 2);
    await open();
    await press(`Mover a favoritos: ${card.name}`);
    expect(cart()).toEqual({});
    expect(useFavoritesStore.getState().favorites).toMatchObject([
      { id: '7', pricing: { priceWithTax: 1000, currentPriceWithTax: 900 } },
    ]);
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cart()).toEqual({ 7: 2 });
    expect(useFavoritesStore.getState().favorites).toEqual([]);
  });

  it('stay when the backend is unreachable, with a message', async () => {
    add(card, 2);
    on(specEndpoints.cartValidate, () => refusal(400, 'down'));
    await open();
    expect(await screen.findByText(/No pudimos confirmar precios y existencias/)).toBeVisible();
    expect(cart()).toEqual({ 7: 2 });
  });
});

describe('the summary', () => {
  it('adds insurance by its rule, and remembers when it is turned off', async () => {
    add(card, 2);
    await open();
    // The struck price of the card stands at the line.
    expect(cartLine(card.name)).toHaveTextContent(/\$1,800\.00.*Precio normal: \$2,000\.00/);
    // 1,800 plus 99 for shipping counts as two started thousands.
    const uninsured = { 'Productos (2 piezas)': '$1,800.00', 'Envío estimado': '$99.00' };
    const insured = { ...uninsured, 'Seguro de envío': '$29.00', Total: '$1,928.00' };
    expect(amountsIn(summary())).toEqual(insured);
    const choice = screen.getByRole('checkbox', { name: 'Asegurar mi envío' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(amountsIn(summary())).toEqual({ ...uninsured, Total: '$1,899.00' });
    const covered = 'Cubre robo, pérdida o daño en el traslado por el valor de tu pedido.';
    expect(choice).toHaveAccessibleDescription(`$29.00 ${covered}`);
    // In the order of the page it comes before the button, also in the bar of a phone.
    const [above, inBar] = payControls('link');
    const short = screen.getByRole('checkbox', { name: 'Asegurar mi envío por $29.00' });
    expect(short).not.toBeChecked();
    for (const [box, button] of [
      [choice, above],
      [short, inBar],
    ] as const)
      expect(box.compareDocumentPosition(button as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => add(card));
    expect(choice).not.toBeChecked();
  });

  it('and each line have the prices of the card, and name the discount for a single payment', async () => {
    add({ ...card, pricing: { ...card.pricing, ...cash }, hasMonths: true }, 2);
    sell(productResource({ id: card.id, pricing: cash }));
    await open();
    expect(cartLine(card.name)).toHaveTextContent(
      /\$1,710\.00\s*Precio de contado\s*Precio normal: \$1,800\.00/,
    );
    expect(amountsIn(summary())).toMatchObject({
      'Productos (2 piezas)': '$1,800.00',
      'Descuento de contado': '-$90.00',
      // With shipping and insurance in both.
      Total: '$1,838.00',
    });
    const inMonths = 'A meses pagas $1,928.00: sin el descuento de contado.';
    expect(inSummary().getByText(inMonths)).toBeVisible();
  });

  it('shows how much is missing for free shipping until it is reached', async () => {
    add(card, 5);
    await open();
    expect(inSummary().getByText('Te faltan $499.00 para envío gratis')).toBeVisible();
    const base = 'Envío gratis desde $4,999.00 en productos, antes del descuento de contado';
    expect(inSummary().getByText(base)).toBeVisible();
    await press(/^Una pieza más/);
    expect(inSummary().getByText('Tu compra tiene envío gratis')).toBeVisible();
    expect(amountsIn(summary())).toMatchObject({ Envío: 'Gratis' });
  });

  it('charges no shipping for what the cards send for nothing, and names no amount for it', async () => {
    add(card);
    add(mouse);
    const promoted = (id: string) => productResource({ id, hasShippingPromotion: true });
    sell(promoted('7'), promoted('8'));
    await open();
    await haveAmounts({ Envío: 'Gratis' });
    expect(inSummary().getByText('Estos productos tienen envío gratis.')).toBeVisible();
    expect(inSummary().queryByText(/^Te faltan/)).toBeNull();
    // The parcel of the others costs what it costs.
    const data = [promoted('7'), productResource({ id: '8' })];
    const asked = hear(assumedEndpoints.products, () => ({ data }));
    await open();
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(asked).toHaveBeenCalled();
    expect(amountsIn(summary())).toMatchObject({ 'Envío estimado': '$99.00' });
  });

  it('estimates neither shipping nor insurance for licences, also for a chosen place', async () => {
    add(card);
    const licence = productResource({ id: '7', isDigital: true });
    sell(licence);
    on(assumedEndpoints.deliveryEstimate, () => ({ meta: { days: 2, cost: 129 } }));
    on(assumedEndpoints.deliveryEstimates, () => ({
      meta: { estimates: { '7': { days: 2, from: '2026-11-24', cost: 129 } } },
    }));
    useSessionStore.getState().chooseZipCode('83000');
    await open();
    expect(await inSummary().findByText(/no lleva envío/)).toBeVisible();
    expect(inSummary().queryByText(/^Envío|Seguro|envío gratis|C\.P\./)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Asegurar mi envío' })).toBeNull();
    expect(amountsIn(summary())).toMatchObject({ Total: '$900.00' });
    expect(await screen.findByText('Te llega por correo')).toBeVisible();
    expect(screen.queryByText(/^Llega/)).toBeNull();
    // Beside a part, only the part is sent.
    add(mouse);
    on(assumedEndpoints.deliveryEstimate, ({ params }) => ({
      meta: { days: 2, cost: params.id === '8' ? 50 : 129 },
    }));
    sell(licence, productResource({ id: '8' }));
    await open();
    await haveAmounts({ 'Envío estimado': '$50.00' });
  });

  it('asks for courier rates for a zip code and uses the most expensive parcel', async () => {
    add(card);
    add(mouse);
    const alone = { days: 2, from: '2026-11-24', cost: 129 };
    const askedAlone = hear(assumedEndpoints.deliveryEstimate, () => ({ meta: alone }));
    on(assumedEndpoints.deliveryEstimates, () => ({
      meta: { estimates: { '8': { days: 2, cost: 232 } } },
    }));
    const place = { zip_code: '83000', state: 'Sonora', municipality: 'Hermosillo' };
    on(assumedEndpoints.zipCode, () => ({ data: resource('zip-codes', '83000', place) }));
    await open();
    const field = screen.getByRole('textbox', { name: 'Código postal' });
    await user.type(field, '8300{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe los 5 dígitos');
    await user.type(field, '0{Enter}');
    expect(await inSummary().findByText(/^Cuesta \$232.00 con IVA/)).toBeVisible();
    expect(amountsIn(summary())).toMatchObject({
      'Envío estimado': '$232.00',
      Total: '$2,075.50',
    });
    // The days for that place; of a line that the backend says nothing of there are none.
    expect(await within(cartLine('Ratón')).findByText('Llega en 2 día(s)')).toBeVisible();
    expect(within(cartLine(card.name)).queryByText(/^Llega/)).toBeNull();
    // What the call for all lines says is not asked for again.
    expect(askedAlone.mock.calls.map(([{ params }]) => params.id)).toEqual(['7']);
    // The header names the place, too.
    await waitFor(() => expect(useSessionStore.getState().place?.municipality).toBe('Hermosillo'));
  });
});

describe('a build', () => {
  const part = (name: string) => createSnapshot({ id: name, slug: name, name });
  const [cpu, memory] = [part('Procesador'), part('Memoria')];
  /** A part of the build; `assemblyId` groups its lines. */
  const put = (product: ProductSnapshot, quantity: number) =>
    useCartStore.getState().addLine({
      ...toCartLine(product, quantity, { assemblyId: 'x' }),
      requiresAssembly: true,
    });
  function fill(withMouse = true) {
    put(cpu, 1);
    if (withMouse) add(mouse);
    put(memory, 2);
  }
  const group = async () =>
    within(await screen.findByRole('region', { name: 'Ensamble en carrito' }));
  const sellOut = (...ids: string[]) => {
    for (const id of ids) answers.set(id, { valid: false, max_qty: 0 });
  };

  it('is one group with its own total, quantity and actions on the cart page', async () => {
    fill();
    await open();
    const build = await group();
    expect(build.getAllByRole('listitem')).toHaveLength(2);
    expect(build.getByText('$2,700.00')).toBeVisible();
    expect(hrefOf(/^Editar ensamble/)).toBe('/arma-tu-equipo/x/1');
    expect(screen.getAllByRole('button', { name: /^Mover a favoritos/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Quitar Procesador' })).toBeNull();

    await press('Una pieza más de Ensamble en carrito', build);
    expect(cart()).toEqual({ Procesador: 2, 8: 1, Memoria: 4 });
    expect(build.getByText('$5,400.00')).toBeVisible();
    await user.click(build.getByRole('checkbox', { name: /^Quiero que lo armen/ }));
    const { lines } = useCartStore.getState();
    const wanted = lines.map(({ requiresAssembly }) => requiresAssembly);
    expect(wanted).toEqual([false, undefined, false]);

    await press('Quitar Ensamble en carrito', build);
    expect(cart()).toEqual({ 8: 1 });
    await press('Deshacer');
    const restored = useCartStore.getState().lines.map(({ quantity }) => quantity);
    expect(restored).toEqual([2, 1, 4]);
  });

  it('has the price of its parts in its head and in their rows, and says which is for a single payment', async () => {
    put({ ...cpu, pricing: { ...cpu.pricing, ...cash } }, 2);
    put(memory, 1);
    await open();
    const build = await group();
    expect(build.getByText('$2,610.00')).toBeVisible();
    const [first, second] = build.getAllByRole('listitem');
    expect(first).toHaveTextContent(/2 × \$855\.00\s*Precio de contado\s*Precio normal: \$900\.00/);
    expect(second).toHaveTextContent(/1 × \$900\.00\s*Precio normal: \$1,000\.00/);
    expect(second).not.toHaveTextContent('contado');
  });

  it('is the same group in the drawer', async () => {
    fill();
    render(drawer);
    act(hydrateStores);
    const build = await group();
    expect(build.getAllByRole('listitem')).toHaveLength(2);
    expect(build.getByRole('checkbox', { name: /^Quiero que lo armen/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Quitar Ratón' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar Memoria' })).toBeNull();
  });

  it('says which part is sold out', async () => {
    sellOut('Memoria');
    fill();
    await open();
    const build = await group();
    expect(await build.findByText('Agotado por el momento.')).toBeVisible();
    expect(screen.getByText('Lo escribes aquí mismo después de iniciar sesión.')).toBeVisible();
    expect(build.getByText(/Hay componentes agotados/)).toBeVisible();
    expect(build.getByText('$900.00')).toBeVisible();
    expect(payControls('link')[0]).toBeVisible();
  });

  it('cannot be paid when nothing of it can be bought', async () => {
    sellOut('Memoria', 'Procesador');
    fill(false);
    await open();
    const note = /^Nada de tu carrito se puede comprar/;
    expect(await screen.findByText(note)).toBeVisible();
    expect(payControls('link')).toEqual([]);
    cleanup();
    render(drawer);
    expect(await screen.findByText(note)).toBeVisible();
    expect(payControls('link')).toEqual([]);
  });
});
