// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StoreStockTable } from '@/components/browse/product/product-details';
import { ProductGallery } from '@/components/browse/product/product-header';
import { DeliveryPromise } from '@/components/browse/product/product-islands';
import { BundleOffer } from '@/components/browse/product/related-product-lists';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import type { Product } from '@/lib/domain/product/types';
import { useCartStore } from '@/stores/cart/cart-store';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct, type ProductChange } from '@/tests/support/create-product';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { serveMarkup } from '@/tests/support/serve-markup';
import { place, show } from '../account/harness';
import { buyControlsOf } from './buy-controls-of';

const backend = mockBackend();
const estimate = vi.fn<Resolver>();

// A shared machine may take long to compile it.
beforeAll(async () => {
  await import('@/components/product/visitor-chunk');
  await import('@/components/browse/product/product-page-chunk');
}, 60_000);

/** What the backend says of a product, by the zip code of a place. */
const ESTIMATES: Record<string, object> = {
  '06700': {
    days: 2,
    from: '2026-11-24',
    to: '2026-11-26',
    cost: 0,
    courier: 'Mensajería',
    pickup_stores: [
      { id: '1', name: 'Roma', distance_km: 1.2, stock: 3 },
      { id: '2', name: 'Centro', distance_km: 4, stock: 1 },
    ],
  },
  '97050': {
    days: 1,
    pickup_stores: [
      { id: '2', name: 'Tienda 2', distance_km: 12.5, stock: 8 },
      { id: '3', name: 'Tienda 3', distance_km: 2.4, stock: 7 },
      { id: '1', name: 'Tienda 1', stock: 9 },
    ],
  },
};
const unknown = () => refusal(404, 'No existe.');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  estimate.mockReset().mockImplementation(({ url, params }) => {
    const meta = ESTIMATES[url.searchParams.get('zip_code') ?? ''];
    return params.id === '7' && meta ? { meta } : unknown();
  });
  backend.on(assumedEndpoints.deliveryEstimate, estimate);
  backend.on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '06700' ? { data: place } : unknown(),
  );
  markInteracted();
});

function withStores(...stocks: readonly number[]) {
  const store = (stock: number, at: number) => ({ storeId: `${at}`, name: `Tienda ${at}`, stock });
  return createProduct({ storesWithStock: stocks.map((stock, at) => store(stock, at + 1)) });
}
const session = () => useSessionStore.getState();
const BY_STOCK = ['Tienda 1', 'Tienda 2', 'Tienda 3', 'Tienda 4'];
function showStores() {
  const product = withStores(9, 8, 7, 6);
  render(
    <>
      {buyControlsOf(product)}
      <StoreStockTable product={product} stores={[]} />
    </>,
  );
}

/** The rows that the style sheet leaves: the visitor's, if there are any. */
const rows = () => [
  ...(document.querySelector('.visitor-rows') ?? document.querySelector('tbody') ?? expect.fail())
    .children,
];
const names = () => rows().map((row) => row.querySelector('th')?.textContent);

test('without a place the store with the largest stock is first, and nothing is asked', async () => {
  showStores();
  await vi.dynamicImportSettled();
  expect(names()).toEqual(BY_STOCK);
  expect(estimate).not.toHaveBeenCalled();
});

test('with a place the nearest is first and says how far it is, until the place is forgotten', async () => {
  showStores();
  act(() => session().chooseZipCode('97050'));
  await waitFor(() => expect(names()).toEqual(['Tienda 3', 'Tienda 2', 'Tienda 1', 'Tienda 4']));
  const [nearest, , unknown] = rows();
  expect(nearest).toHaveTextContent('a 2.4 km');
  expect(unknown).not.toHaveTextContent('km');
  act(() => session().forgetZipCode());
  await waitFor(() => expect(names()).toEqual(BY_STOCK));
  expect(screen.getByRole('table')).not.toHaveTextContent('km');
});

test('a backend that cannot say it leaves the table as it is', async () => {
  estimate.mockImplementation(unknown);
  session().chooseZipCode('97050');
  showStores();
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  expect(names()).toEqual(BY_STOCK);
});

test('many stores are folded, unless only one would be', () => {
  const { rerender } = render(<StoreStockTable product={withStores(9, 9, 9, 9)} stores={[]} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<StoreStockTable product={withStores(9, 9, 9, 9, 9)} stores={[]} />);
  expect(screen.getByRole('group')).toHaveTextContent('Otras 2 sucursales');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

const FIELD = <input aria-label="Código postal" />;
const promiseWith = (waiting: ReactNode, standard: ReactNode) => (
  <DeliveryPromise
    id="7"
    standard={standard}
    waiting={<div data-part="delivery-form">{waiting}</div>}
  />
);
const promise = promiseWith(FIELD, <p>Llega en 2 día(s) a CDMX</p>);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código postal' });
const submit = () => screen.findByRole('button', { name: 'Calcular' });

async function ask(zipCode: string) {
  const user = userEvent.setup();
  render(promise);
  await user.hover(field());
  await submit();
  await user.type(field(), zipCode);
  await user.click(await submit());
  return user;
}

test('a field that was focused or filled in before its code came is asked with it', async () => {
  const focused = serveMarkup(promise);
  field().focus();
  focused.hydrate();
  expect(await submit()).toBeVisible();
  expect(field()).toHaveFocus();
  cleanup();
  document.body.replaceChildren();
  const filled = serveMarkup(promise);
  field().value = '06700';
  filled.hydrate();
  expect(await submit()).toBeVisible();
  expect(field()).toHaveValue('06700');
});

test('what was sent before its code came is sent', async () => {
  const sent = (
    <form method="dialog" data-submitted="">
      <input aria-label="Código postal" defaultValue="06700" />
    </form>
  );
  serveMarkup(promiseWith(sent, '')).hydrate();
  await vi.waitFor(() => expect(session().zipCode).toBe('06700'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
  // It is not sent again.
  expect(field()).toHaveValue('06700');
});

/** It is drawn once beside the waiting field and once with the form: a key comes in that moment. */
function TypesAnotherKey() {
  const waiting = document.querySelector<HTMLInputElement>('[data-part="delivery-form"] input');
  if (waiting?.value === '9705') waiting.value = '97050';
  return null;
}

test('keys that come while the form is drawn are kept', async () => {
  render(promiseWith(FIELD, <TypesAnotherKey />));
  field().value = '9705';
  act(() => field().focus());
  await submit();
  expect(field()).toHaveValue('97050');
  expect(field()).toHaveFocus();
});

test('a zip code shows the days, the cost and the nearest store', async () => {
  await ask('06700');
  const days = 'Llega entre el martes 24 y el jueves 26 de noviembre';
  expect(await screen.findByText(days)).toBeVisible();
  expect(screen.queryByText('Llega en 2 día(s) a CDMX')).toBeNull();
  expect(screen.getByText('Envío gratis')).toBeVisible();
  expect(screen.getByText('Recoge en Roma a 1.2 km y en 1 sucursal más')).toBeVisible();
  expect(session().zipCode).toBe('06700');
  // The header names the place, too.
  await vi.waitFor(() => expect(session().place?.municipality).toBe('Cuauhtémoc'));
});

test('an invalid zip code is rejected beside its field', async () => {
  await ask('123');
  expect(screen.getByRole('alert')).toHaveTextContent('El código postal tiene 5 dígitos.');
  expect(field()).toBeInvalid();
  expect(session().zipCode).toBeNull();
});

test('an unknown zip code says so and can be changed', async () => {
  const user = await ask('00999');
  expect(await screen.findByText('No encontramos el código postal 00999.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(field()).toHaveValue('00999');
});

test('a near day is named as a shopper says it', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 18));
  await ask('06700');
  expect(await screen.findByText('Llega entre mañana y el jueves 26 de noviembre')).toBeVisible();
});

const priced = (id: string, price: number, change: ProductChange = {}) => {
  const pricing = { priceWithTax: price, currentPriceWithTax: price, ...change.pricing };
  return createProduct({ id, slug: `p-${id}`, ...change, pricing });
};
const showBundle = (...relatedProducts: readonly Product[]) =>
  show(<BundleOffer product={priced('1', 100.1)} relatedProducts={relatedProducts} />).container;

test('one press adds the product and all that can be bought with it, for the sum that is shown', async () => {
  showBundle(priced('2', 200.2), priced('3', 300.3), priced('4', 999, { stockTotal: 0 }));
  expect(await screen.findByText('$600.60')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar los 3 al carrito' }));
  const { lines } = useCartStore.getState();
  const added = lines.map(({ product, quantity }) => `${quantity} of ${product.id}`);
  expect(added).toEqual(['1 of 1', '1 of 2', '1 of 3']);
});

test('says what the sum is when everything is paid at once', async () => {
  showBundle(priced('2', 100, { pricing: { mwiOneDiscPercent: 10, mwiOnePriceWithTax: 90 } }));
  expect(await screen.findByText('$190.10')).toBeVisible();
  expect(screen.getByText('Precio de contado')).toBeVisible();
});

test('without related products that can be bought there is no offer', () =>
  expect(showBundle(priced('2', 1, { stockTotal: 0 }))).toHaveTextContent(''));

const picture = (id: string) => {
  const file = `http://fotos.example/${id}.jpg`;
  return { id, thumbnail: file, medium: file, large: file, original: file };
};
const showGallery = () =>
  render(<ProductGallery product={createProduct({ images: ['1', '2', '3'].map(picture) })} />);

async function openZoom(start = 0) {
  showGallery();
  const photo = document.querySelectorAll('.gallery-photo[href]')[start];
  await userEvent.click(photo ?? expect.fail('no picture'));
  return screen.findByRole('dialog', { name: 'Fotos del producto' });
}

test('without JavaScript each picture links to its large file, and each thumbnail links to its picture', () => {
  showGallery();
  expect(hrefOf(/Tarjeta de Video/)).toBe('http://fotos.example/1.jpg');
  const small = [...document.querySelectorAll('.gallery-thumbs a')];
  const targets = small.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#foto-1', '#foto-2', '#foto-3']);
});

test('a product without pictures shows the placeholder, which cannot be opened', () => {
  render(<ProductGallery product={createProduct()} />);
  const shown = screen.getByRole<HTMLImageElement>('img', { name: 'Tarjeta de Video RTX' });
  expect(shown.src).toContain('imagen-no-disponible');
  expect(screen.queryByRole('link')).toBeNull();
});

test('arrow keys change the picture and wrap around', async () => {
  await openZoom();
  expect(await screen.findByText('Foto 1 de 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Foto 3 de 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
});

test('+ and - zoom, and arrow keys do not change a zoomed picture', async () => {
  const dialog = await openZoom(1);
  const width = () => dialog.querySelector('img')?.parentElement?.style.width;
  await userEvent.keyboard('++');
  expect(width()).toBe('200%');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Foto 2 de 3')).toBeVisible();
  await userEvent.keyboard('---');
  expect(width()).toBe('100%');
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled();
  await userEvent.click(within(dialog).getByAltText('Foto 2 de 3'));
  expect(width()).toBe('200%');
});

test('closing removes the dialog', async () => {
  await openZoom();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
