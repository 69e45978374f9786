// @vitest-environment own-window

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toCartLine } from '@/lib/domain/cart/lines';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { useCartStore } from '@/stores/cart/cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { resource } from '@/tests/support/resource';
import { createSnapshot } from '../../support/create-product';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { cartLine, isCartShown, payControls, showCart } from './show-cart';

const backend = mockBackend();
const read = vi.fn<Resolver>();

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
type ProductSnapshot = ReturnType<typeof createSnapshot>;
const card = createSnapshot();
const mouse = createSnapshot({ id: '8', slug: 'raton', name: 'Ratón', partNumber: 'M-8' });
const answers = new Map<string, object>();
const gone = new Set<string>();

async function open() {
  showCart();
  expect(screen.getByText('esqueleto')).toBeVisible();
  act(hydrateStores);
  await isCartShown();
}
async function openAgain() {
  cleanup();
  getQueryClient().clear();
  await open();
}
const add = (product: ProductSnapshot, quantity = 1) =>
  useCartStore.getState().addLine(toCartLine(product, quantity));
const sell = (...data: object[]) => backend.on(assumedEndpoints.products, () => ({ data }));
const press = (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(within_.getByRole('button', { name }));
const summary = () => screen.getByRole('region', { name: 'Resumen' });
const row = (label: string) => within(summary()).getByText(label).nextElementSibling;
const cart = () =>
  Object.fromEntries(
    useCartStore.getState().lines.map(({ product, quantity }) => [product.id, quantity]),
  );

beforeEach(() => {
  sell();
  backend.on(specEndpoints.cartInitData, () => ({ meta: {} }));
  useCheckoutStore.getState().setShippingInsurance(true);
  answers.clear();
  gone.clear();
  read.mockReset().mockImplementation(({ params }) => {
    const { product: id = '' } = params;
    if (gone.has(id)) return refusal(404, 'No existe.');
    const fine = { valid: true, product_id: id, qty: 1, max_qty: 7, message: null };
    const prices = { price_with_tax: 1000, current_price_with_tax: 900 };
    return { meta: { ...fine, ...prices, ...answers.get(id) } };
  });
  backend.on(specEndpoints.cartValidate, read);
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
      ...{ offer_id: String(months), months, minimun_amount: 0, discount_percent: 0 },
      ...{ interest_percent, month_price, total: month_price * months },
    });
    const { attributes, ...resource } = productResource({ id: card.id });
    const { current_price_with_tax: price } = attributes;
    const offer_months = [plan(6, price / 6, 0), plan(12, price / 10, 20)];
    sell({ ...resource, attributes: { ...attributes, offer_months } });
    await open();
    expect(
      await within(cartLine(card.name)).findByText(/^6 meses sin intereses de \$/),
    ).toBeVisible();
    expect(within(cartLine('Ratón')).queryByText(/meses|mensualidades/)).toBeNull();
  });

  it('show what has changed, each with a button to accept it', async () => {
    add(card, 5);
    add(mouse, 2);
    const change = { qty: 5, price_with_tax: 1200, current_price_with_tax: 1100, message: 'x' };
    answers.set('7', { valid: false, max_qty: 3, ...change });
    gone.add('8');
    await open();
    const first = cartLine(card.name);
    const up = /El precio subió de \$900.00 a \$1,100.00\./;
    expect(await within(first).findByText(up)).toBeVisible();
    expect(within(first).getByText(/Solo quedan 3 piezas\./)).toBeVisible();
    expect(within(first).getByText('$3,300.00')).toBeVisible();
    expect(within(cartLine('Ratón')).getByText('Ya no está disponible.')).toBeVisible();
    expect(screen.getByText('2 productos cambiaron desde que los agregaste.')).toBeVisible();
    expect(cart()).toEqual({ 7: 5, 8: 2 });
    await press(/^Dejar 3 piezas/, within(first));
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
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar todos los cambios' }));
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
    await userEvent.keyboard('{Enter}');
    expect(cart()).toEqual({ 7: 2 });
    expect(useFavoritesStore.getState().favorites).toEqual([]);
  });

  it('stay when the backend is unreachable, with a message', async () => {
    add(card, 2);
    read.mockImplementation(() => refusal(400, 'down'));
    await open();
    expect(await screen.findByText(/No pudimos confirmar precios y existencias/)).toBeVisible();
    expect(cart()).toEqual({ 7: 2 });
  });
});

describe('the summary', () => {
  it('adds insurance by its rule, and remembers when it is turned off', async () => {
    add(card, 2);
    await open();
    // 1,800 plus 99 for shipping counts as two started thousands.
    // The struck price of the card stands at the line.
    expect(cartLine(card.name)).toHaveTextContent(/\$1,800\.00.*Precio normal: \$2,000\.00/);
    expect(row('Productos (2 piezas)')).toHaveTextContent('$1,800.00');
    expect(row('Envío estimado')).toHaveTextContent('$99.00');
    expect(row('Seguro de envío')).toHaveTextContent('$29.00');
    expect(row('Total')).toHaveTextContent('$1,928.00');
    const choice = screen.getByRole('checkbox', { name: 'Asegurar mi envío' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    expect(within(summary()).queryByText('Seguro de envío')).toBeNull();
    expect(row('Total')).toHaveTextContent('$1,899.00');
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
    const pricing = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 };
    add({ ...card, pricing: { ...card.pricing, ...pricing }, hasMonths: true }, 2);
    sell(productResource({ id: card.id, pricing }));
    await open();
    expect(cartLine(card.name)).toHaveTextContent(
      /\$1,710\.00\s*Precio de contado\s*Precio normal: \$1,800\.00/,
    );
    expect(row('Productos (2 piezas)')).toHaveTextContent('$1,800.00');
    expect(row('Descuento de contado')).toHaveTextContent('-$90.00');
    // With shipping and insurance in both.
    expect(row('Total')).toHaveTextContent('$1,838.00');
    const inMonths = 'A meses pagas $1,928.00: sin el descuento de contado.';
    expect(within(summary()).getByText(inMonths)).toBeVisible();
  });

  it('shows how much is missing for free shipping until it is reached', async () => {
    add(card, 5);
    await open();
    expect(within(summary()).getByText('Te faltan $499.00 para envío gratis')).toBeVisible();
    const base = 'Envío gratis desde $4,999.00 en productos, antes del descuento de contado';
    expect(within(summary()).getByText(base)).toBeVisible();
    await press(/^Una pieza más/);
    expect(within(summary()).getByText('Tu compra tiene envío gratis')).toBeVisible();
    expect(row('Envío')).toHaveTextContent('Gratis');
  });

  it('charges no shipping for what the cards send for nothing, and names no amount for it', async () => {
    add(card);
    add(mouse);
    const promoted = (id: string) => productResource({ id, hasShippingPromotion: true });
    sell(promoted('7'), promoted('8'));
    await open();
    await waitFor(() => expect(row('Envío')).toHaveTextContent('Gratis'));
    expect(within(summary()).getByText('Estos productos tienen envío gratis.')).toBeVisible();
    expect(within(summary()).queryByText(/^Te faltan/)).toBeNull();
    // The parcel of the others costs what it costs.
    const asked = vi.fn(() => ({ data: [promoted('7'), productResource({ id: '8' })] }));
    backend.on(assumedEndpoints.products, asked);
    await openAgain();
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(asked).toHaveBeenCalled();
    expect(row('Envío estimado')).toHaveTextContent('$99.00');
  });

  it('estimates neither shipping nor insurance for licences, also for a chosen place', async () => {
    add(card);
    const licence = productResource({ id: '7', isDigital: true });
    sell(licence);
    backend.on(assumedEndpoints.deliveryEstimate, () => ({ meta: { days: 2, cost: 129 } }));
    backend.on(assumedEndpoints.deliveryEstimates, () => ({
      meta: { estimates: { '7': { days: 2, from: '2026-11-24', cost: 129 } } },
    }));
    useSessionStore.getState().chooseZipCode('83000');
    await open();
    expect(await within(summary()).findByText(/no lleva envío/)).toBeVisible();
    expect(within(summary()).queryByText(/^Envío|Seguro|envío gratis|C\.P\./)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Asegurar mi envío' })).toBeNull();
    expect(row('Total')).toHaveTextContent('$900.00');
    expect(await screen.findByText('Te llega por correo')).toBeVisible();
    expect(screen.queryByText(/^Llega/)).toBeNull();
    // Beside a part, only the part is sent.
    add(mouse);
    backend.on(assumedEndpoints.deliveryEstimate, ({ params }) => ({
      meta: { days: 2, cost: params.id === '8' ? 50 : 129 },
    }));
    sell(licence, productResource({ id: '8' }));
    await openAgain();
    await waitFor(() => expect(row('Envío estimado')).toHaveTextContent('$50.00'));
  });

  it('asks for courier rates for a zip code and uses the most expensive parcel', async () => {
    add(card);
    add(mouse);
    const alone = { days: 2, from: '2026-11-24', cost: 129 };
    const askedAlone = vi.fn<Resolver>(() => ({ meta: alone }));
    backend.on(assumedEndpoints.deliveryEstimate, askedAlone);
    backend.on(assumedEndpoints.deliveryEstimates, () => ({
      meta: { estimates: { '8': { days: 2, cost: 232 } } },
    }));
    const place = { zip_code: '83000', state: 'Sonora', municipality: 'Hermosillo' };
    backend.on(assumedEndpoints.zipCode, () => ({ data: resource('zip-codes', '83000', place) }));
    await open();
    const field = screen.getByRole('textbox', { name: 'Código postal' });
    await userEvent.type(field, '8300{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe los 5 dígitos');
    await userEvent.type(field, '0{Enter}');
    expect(await within(summary()).findByText(/^Cuesta \$232.00 con IVA/)).toBeVisible();
    expect(row('Envío estimado')).toHaveTextContent('$232.00');
    expect(row('Total')).toHaveTextContent('$2,075.50');
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
  const [cpu, memory] = ['Procesador', 'Memoria'].map((name) =>
    createSnapshot({ id: name, slug: name, name }),
  ) as [ProductSnapshot, ProductSnapshot];
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
  const openDrawer = () => render(<CartDrawer open onOpenChange={() => undefined} />);
  const group = () => screen.findByRole('region', { name: 'Ensamble en carrito' });
  const quantities = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
  const sellOut = (...ids: string[]) => {
    for (const id of ids) answers.set(id, { valid: false, max_qty: 0 });
  };

  it('is one group with its own total, quantity and actions on the cart page', async () => {
    fill();
    await open();
    const build = within(await group());
    expect(build.getAllByRole('listitem')).toHaveLength(2);
    expect(build.getByText('$2,700.00')).toBeVisible();
    const edit = build.getByRole('link', { name: /^Editar ensamble/ });
    expect(edit).toHaveAttribute('href', '/arma-tu-equipo/x/1');
    expect(screen.getAllByRole('button', { name: /^Mover a favoritos/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Quitar Procesador' })).toBeNull();

    await press('Una pieza más de Ensamble en carrito', build);
    expect(quantities()).toEqual([2, 1, 4]);
    expect(build.getByText('$5,400.00')).toBeVisible();
    await userEvent.click(build.getByRole('checkbox', { name: /^Quiero que lo armen/ }));
    const { lines } = useCartStore.getState();
    const wanted = lines.map(({ requiresAssembly }) => requiresAssembly);
    expect(wanted).toEqual([false, undefined, false]);

    await press('Quitar Ensamble en carrito', build);
    expect(quantities()).toEqual([1]);
    await press('Deshacer');
    expect(quantities()).toEqual([2, 1, 4]);
  });

  it('has the price of its parts in its head and in their rows, and says which is for a single payment', async () => {
    const cash = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 };
    put({ ...cpu, pricing: { ...cpu.pricing, ...cash } }, 2);
    put(memory, 1);
    await open();
    const build = within(await group());
    expect(build.getByText('$2,610.00')).toBeVisible();
    const [first, second] = build.getAllByRole('listitem');
    expect(first).toHaveTextContent(/2 × \$855\.00\s*Precio de contado\s*Precio normal: \$900\.00/);
    expect(second).toHaveTextContent(/1 × \$900\.00\s*Precio normal: \$1,000\.00/);
    expect(second).not.toHaveTextContent('contado');
  });

  it('is the same group in the drawer', async () => {
    fill();
    openDrawer();
    act(hydrateStores);
    const build = within(await group());
    expect(build.getAllByRole('listitem')).toHaveLength(2);
    expect(build.getByRole('checkbox', { name: /^Quiero que lo armen/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Quitar Ratón' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar Memoria' })).toBeNull();
  });

  it('says which part is sold out', async () => {
    sellOut('Memoria');
    fill();
    await open();
    const build = within(await group());
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
    openDrawer();
    expect(await screen.findByText(note)).toBeVisible();
    expect(payControls('link')).toEqual([]);
  });
});
