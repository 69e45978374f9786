// @vitest-environment jsdom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { createSnapshot } from '../../support/create-product';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { showCart } from './show-cart';

const backend = mockBackend();
const read = vi.fn<Resolver>();

const card = createSnapshot();
const mouse = createSnapshot({ id: '8', slug: 'raton', name: 'Ratón', partNumber: 'M-8' });
const answers = new Map<string, object>();
const gone = new Set<string>();

async function open() {
  showCart();
  expect(screen.getByText('esqueleto')).toBeVisible();
  act(hydrateStores);
  await screen.findByText('promoción', undefined, { timeout: 5000 });
}
const line = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(name)) ??
  expect.fail(`no line ${name}`);
const summary = () => screen.getByRole('region', { name: 'Resumen' });
const row = (label: string) => within(summary()).getByText(label).nextElementSibling;
const cart = () => useCartStore.getState().lines.map((one) => [one.product.id, one.quantity]);

beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  backend.on(specEndpoints.cartInitData, () => ({ meta: {} }));
  useCheckoutStore.getState().setShippingInsurance(true);
  answers.clear();
  gone.clear();
  read.mockReset().mockImplementation(({ params }) => {
    const { product: id = '' } = params;
    if (gone.has(id)) return refusal(404, 'No existe.');
    return {
      meta: {
        valid: true,
        product_id: id,
        qty: 1,
        max_qty: 7,
        price_with_tax: 1000,
        current_price_with_tax: 900,
        message: null,
        ...answers.get(id),
      },
    };
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
    useCartStore.getState().addLine(toCartLine(card, 1));
    useCartStore.getState().addLine(toCartLine(mouse, 1));
    const plan = (months: number, price: number, interest_percent: number) => ({
      offer_id: String(months),
      months,
      minimun_amount: 0,
      interest_percent,
      discount_percent: 0,
      month_price: price,
      total: price * months,
    });
    const { id, attributes, ...resource } = productResource({ id: card.id });
    const { current_price_with_tax: price } = attributes;
    const offers = [plan(6, price / 6, 0), plan(12, price / 10, 20)];
    backend.on(assumedEndpoints.products, () => ({
      data: [{ ...resource, id, attributes: { ...attributes, offer_months: offers } }],
    }));
    await open();
    expect(await within(line(card.name)).findByText(/^6 meses sin intereses de \$/)).toBeVisible();
    expect(within(line('Ratón')).queryByText(/meses|mensualidades/)).toBeNull();
  });

  it('show what has changed, each with a button to accept it', async () => {
    useCartStore.getState().addLine(toCartLine(card, 5));
    useCartStore.getState().addLine(toCartLine(mouse, 2));
    const change = { qty: 5, price_with_tax: 1200, current_price_with_tax: 1100, message: 'x' };
    answers.set('7', { valid: false, max_qty: 3, ...change });
    gone.add('8');
    await open();
    const first = line(card.name);
    expect(
      await within(first).findByText(/El precio subió de \$900.00 a \$1,100.00\./),
    ).toBeVisible();
    expect(within(first).getByText(/Solo quedan 3 piezas\./)).toBeVisible();
    expect(within(first).getByText('$3,300.00')).toBeVisible();
    expect(within(line('Ratón')).getByText('Ya no está disponible.')).toBeVisible();
    expect(screen.getByText('2 productos cambiaron desde que los agregaste.')).toBeVisible();
    expect(cart()).toEqual([
      ['7', 5],
      ['8', 2],
    ]);

    await userEvent.click(within(first).getByRole('button', { name: /^Dejar 3 piezas/ }));
    expect(cart()).toEqual([
      ['7', 3],
      ['8', 2],
    ]);
    expect(within(line(card.name)).queryByText(/El precio subió/)).toBeNull();
    await userEvent.click(
      within(line('Ratón')).getByRole('button', { name: /^Quitar del carrito/ }),
    );
    expect(cart()).toEqual([['7', 3]]);
    expect(screen.queryByText(/desde que l/)).toBeNull();
  });

  it('can all be accepted at once, and removed lines can be restored', async () => {
    useCartStore.getState().addLine(toCartLine(card, 5));
    useCartStore.getState().addLine(toCartLine(mouse, 2));
    answers.set('7', {
      valid: false,
      qty: 5,
      max_qty: 1,
      price_with_tax: null,
      current_price_with_tax: null,
    });
    gone.add('8');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar todos los cambios' }));
    expect(cart()).toEqual([['7', 1]]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(cart()).toEqual([
      ['7', 1],
      ['8', 2],
    ]);
  });

  it('move to the favorites and back', async () => {
    useCartStore.getState().addLine(toCartLine(card, 2));
    await open();
    await userEvent.click(screen.getByRole('button', { name: `Mover a favoritos: ${card.name}` }));
    expect(cart()).toEqual([]);
    expect(useFavoritesStore.getState().favorites).toMatchObject([
      { id: '7', pricing: { priceWithTax: 1000, currentPriceWithTax: 900 } },
    ]);
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cart()).toEqual([['7', 2]]);
    expect(useFavoritesStore.getState().favorites).toEqual([]);
  });

  it('stay when the backend is unreachable, with a message', async () => {
    useCartStore.getState().addLine(toCartLine(card, 2));
    read.mockImplementation(() => refusal(400, 'down'));
    await open();
    expect(await screen.findByText(/No pudimos confirmar precios y existencias/)).toBeVisible();
    expect(cart()).toEqual([['7', 2]]);
  });
});

describe('the summary', () => {
  it('adds insurance by its rule, and remembers when it is turned off', async () => {
    useCartStore.getState().addLine(toCartLine(card, 2));
    await open();
    // 1,800 plus 99 for shipping counts as two started thousands.
    // The struck price of the card stands at the line.
    expect(line(card.name)).toHaveTextContent(/\$1,800\.00.*Precio normal: \$2,000\.00/);
    expect(row('Productos (2 piezas)')).toHaveTextContent('$1,800.00');
    expect(row('Envío estimado')).toHaveTextContent('$99.00');
    expect(row('Seguro de envío')).toHaveTextContent('$29.00');
    expect(row('Total')).toHaveTextContent('$1,928.00');
    const choice = screen.getByRole('checkbox', { name: 'Asegurar mi envío' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    expect(within(summary()).queryByText('Seguro de envío')).toBeNull();
    expect(row('Total')).toHaveTextContent('$1,899.00');
    expect(choice).toHaveAccessibleDescription(
      '$29.00 Cubre robo, pérdida o daño en el traslado por el valor de tu pedido.',
    );
    // In the order of the page it comes before the button, also in the bar of a phone.
    const [above, inBar] = screen.getAllByRole('link', { name: 'Continuar al pago' });
    const short = screen.getByRole('checkbox', { name: 'Asegurar mi envío por $29.00' });
    expect(short).not.toBeChecked();
    for (const [box, button] of [
      [choice, above],
      [short, inBar],
    ] as const)
      expect(box.compareDocumentPosition(button as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => useCartStore.getState().addLine(toCartLine(card, 1)));
    expect(choice).not.toBeChecked();
  });

  it('and each line have the prices of the card, and name the discount for a single payment', async () => {
    const cash = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 };
    const pricing = { ...cash };
    useCartStore
      .getState()
      .addLine(toCartLine({ ...card, pricing: { ...card.pricing, ...cash }, hasMonths: true }, 2));
    backend.on(assumedEndpoints.products, () => ({
      data: [productResource({ id: card.id, pricing })],
    }));
    await open();
    expect(line(card.name)).toHaveTextContent(
      /\$1,710\.00\s*Precio de contado\s*Precio normal: \$1,800\.00/,
    );
    expect(row('Productos (2 piezas)')).toHaveTextContent('$1,800.00');
    expect(row('Descuento de contado')).toHaveTextContent('-$90.00');
    // With shipping and insurance in both.
    expect(row('Total')).toHaveTextContent('$1,838.00');
    expect(
      within(summary()).getByText('A meses pagas $1,928.00: sin el descuento de contado.'),
    ).toBeVisible();
  });

  it('shows how much is missing for free shipping until it is reached', async () => {
    useCartStore.getState().addLine(toCartLine(card, 5));
    await open();
    expect(within(summary()).getByText('Te faltan $499.00 para envío gratis')).toBeVisible();
    const base = 'Envío gratis desde $4,999.00 en productos, antes del descuento de contado';
    expect(within(summary()).getByText(base)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Una pieza más/ }));
    expect(within(summary()).getByText('Tu compra tiene envío gratis')).toBeVisible();
    expect(row('Envío')).toHaveTextContent('Gratis');
  });

  it('charges no shipping for what the cards send for nothing, and names no amount for it', async () => {
    useCartStore.getState().addLine(toCartLine(card, 1));
    useCartStore.getState().addLine(toCartLine(mouse, 1));
    const promoted = (id: string) => productResource({ id, hasShippingPromotion: true });
    backend.on(assumedEndpoints.products, () => ({ data: ['7', '8'].map(promoted) }));
    await open();
    await waitFor(() => expect(row('Envío')).toHaveTextContent('Gratis'));
    expect(within(summary()).getByText('Estos productos tienen envío gratis.')).toBeVisible();
    expect(within(summary()).queryByText(/^Te faltan/)).toBeNull();
    getQueryClient().clear();
    cleanup();
    // The parcel of the others costs what it costs.
    const asked = vi.fn(() => ({ data: [promoted('7'), productResource({ id: '8' })] }));
    backend.on(assumedEndpoints.products, asked);
    await open();
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(asked).toHaveBeenCalled();
    expect(row('Envío estimado')).toHaveTextContent('$99.00');
  });

  it('estimates neither shipping nor insurance for licences, also for a chosen place', async () => {
    useCartStore.getState().addLine(toCartLine(card, 1));
    const licence = productResource({ id: '7', isDigital: true });
    backend.on(assumedEndpoints.products, () => ({ data: [licence] }));
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
    cleanup();
    // Beside a part, only the part is sent.
    getQueryClient().clear();
    useCartStore.getState().addLine(toCartLine(mouse, 1));
    const asked = vi.fn<Resolver>(({ params }) => ({
      meta: { days: 2, cost: params.id === '8' ? 50 : 129 },
    }));
    backend.on(assumedEndpoints.deliveryEstimate, asked);
    backend.on(assumedEndpoints.products, () => ({
      data: [licence, productResource({ id: '8' })],
    }));
    await open();
    await waitFor(() => expect(row('Envío estimado')).toHaveTextContent('$50.00'));
  });

  it('asks for courier rates for a zip code and uses the most expensive parcel', async () => {
    useCartStore.getState().addLine(toCartLine(card, 1));
    useCartStore.getState().addLine(toCartLine(mouse, 1));
    const askedAlone = vi.fn<Resolver>(() => ({
      meta: { days: 2, from: '2026-11-24', cost: 129 },
    }));
    backend.on(assumedEndpoints.deliveryEstimate, askedAlone);
    backend.on(assumedEndpoints.deliveryEstimates, () => ({
      meta: { estimates: { '8': { days: 2, cost: 232 } } },
    }));
    backend.on(assumedEndpoints.zipCode, () => ({
      data: {
        type: 'zip-codes',
        id: '83000',
        attributes: { zip_code: '83000', state: 'Sonora', municipality: 'Hermosillo' },
      },
    }));
    await open();
    const field = screen.getByRole('textbox', { name: 'Código postal' });
    await userEvent.type(field, '8300{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe los 5 dígitos');
    await userEvent.type(field, '0{Enter}');
    expect(await within(summary()).findByText(/^Cuesta \$232.00 con IVA/)).toBeVisible();
    expect(row('Envío estimado')).toHaveTextContent('$232.00');
    expect(row('Total')).toHaveTextContent('$2,075.50');
    // The days for that place; of a line that the backend says nothing of there are none.
    expect(await within(line('Ratón')).findByText('Llega en 2 día(s)')).toBeVisible();
    expect(within(line(card.name)).queryByText(/^Llega/)).toBeNull();
    // What the call for all lines says is not asked for again.
    expect(askedAlone.mock.calls.map(([{ params }]) => params.id)).toEqual(['7']);
    // The header names the place, too.
    await waitFor(() => expect(useSessionStore.getState().place?.municipality).toBe('Hermosillo'));
  });
});
