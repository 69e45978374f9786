// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { ShipmentStep } from '@/components/checkout/shipment/shipment-step';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CartPickup } from '@/lib/domain/cart/customer-cart';
import { setDigital } from '@/lib/domain/checkout/delivery';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { createCustomerCart, createCustomerCartItem } from '../../support/create-customer-cart';
import { refusal } from '../../support/mock-backend';
import { address, bodyOf, fakeBackend, laura, show, toasts, user } from '../account/harness';
import { decide, pickupStore, stepProps, totals } from './samples';

const TEXTS = ['account', 'addresses', 'checkout', 'delivery', 'shipment', 'invoicing'] as const;
const { on, hear } = fakeBackend(...TEXTS);
const home = address('1', 'Casa', true);
const courier = resource('couriers', 'estafeta', {
  name: 'Estafeta',
  service: 'Terrestre',
  price_with_tax: 109,
  total_with_tax: 109,
  days: 2,
  from: '2026-11-24',
  to: '2026-11-26',
});
const lacking = [{ product_id: '9', name: 'Tarjeta', wanted: 2, stock: 1 }];
const soon = { ready_utc: '2099-03-16T23:00:00Z' };

interface Server {
  /** Answers the first time that the delivery is saved; by default it is taken. */
  refused?: Response;
  stores?: ReturnType<typeof pickupStore>[];
  onRender?: () => void;
}

function begin({ refused, stores, onRender = () => undefined }: Server = {}) {
  const goOn = vi.fn();
  const meta = totals(1000, { insurance_offer_with_tax: 43.5 });
  const saved = hear(assumedCheckoutEndpoints.shippingChoice, () => ({ meta }));
  if (refused) saved.mockReturnValueOnce(refused);
  on(assumedAccountEndpoints.customerAddresses, () => ({ data: [home] }));
  on(assumedCheckoutEndpoints.couriers, () => ({ data: [courier] }));
  on(assumedCheckoutEndpoints.pickupStores, () => ({
    data: stores ?? [pickupStore('2', 'Universidad'), pickupStore('1', 'Centro', lacking)],
  }));
  on(specEndpoints.cartTotals, () => ({ meta }));
  show(
    <Profiler id="shipment" onRender={onRender}>
      <ShipmentStep {...stepProps({ onComplete: goOn })} />
    </Profiler>,
  );
  const isOver = () => waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  return { goOn, saved, isOver, sent: () => bodyOf(saved) };
}

const onward = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const isChecked = (name: RegExp) => waitFor(() => expect(radio(name)).toBeChecked());
const [SHIPPING, PICKUP] = [/^Envío a domicilio/, /^Recoger en sucursal/];
const choose = (name: RegExp) => user.click(radio(name));

it('shows what is missing for the chosen delivery, and saves all of it', async () => {
  const { goOn, sent, isOver } = begin();
  await onward();
  const group = screen.getByRole('radiogroup', { name: '¿Cómo quieres recibir tu pedido?' });
  expect(group).toHaveAccessibleDescription(
    'Por favor, selecciona si deseas envío o recolección para tu pedido.',
  );
  await choose(SHIPPING);
  await isChecked(/^Casa/);
  // The cheapest courier stands chosen, with its price.
  await isChecked(/^Estafeta Terrestre\s*\$109\.00/);
  expect(screen.queryByText('Por favor, selecciona la paquetería que deseas.')).toBeNull();
  expect(screen.getByText(/^Llega entre el martes 24 y el /)).toBeVisible();
  const insurance = screen.getByRole('checkbox', { name: 'Seguro de envío' });
  await waitFor(() => expect(insurance).toHaveAccessibleDescription(/^\$43\.50 Cubre /));
  await user.click(insurance);
  expect(goOn).not.toHaveBeenCalled();
  await onward();
  await isOver();
  expect(sent()).toEqual({
    shipping_type: 'shipping',
    customer_address_id: '1',
    courier_id: 'estafeta',
    has_shipping_insurance: false,
  });
});

it.each([
  [SHIPPING, 'Paquetería'],
  [PICKUP, 'Sucursal'],
])('answers the choice %s before its sections are drawn', async (name, section) => {
  const seen: string[] = [];
  const onRender = () => {
    const isChosen = screen.queryByRole<HTMLInputElement>('radio', { name })?.checked;
    const isDrawn = screen.queryByRole('heading', { name: section }) !== null;
    seen.push(`${isChosen} ${isDrawn}`);
  };
  begin({ onRender });
  await choose(name);
  expect(await screen.findByRole('heading', { name: section })).toBeVisible();
  expect(seen).toContain('true false');
});

it('asks a digital order for nothing, and says how it arrives', async () => {
  useCheckoutStore.getState().update((data) => setDigital(data, true));
  const { sent, isOver } = begin();
  expect(screen.getByRole('region', { name: 'Entrega digital' })).toHaveTextContent(
    `te llega por correo a ${laura.email}`,
  );
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryByText('Seguro de envío')).toBeNull();
  await onward();
  await isOver();
  expect(sent()).toEqual({ shipping_type: 'shipping', has_shipping_insurance: false });
});

it('lists what a store lacks, validates the pickup person and sends normalized values', async () => {
  const { goOn, sent, isOver } = begin();
  await choose(PICKUP);
  expect(await screen.findByRole('radio', { name: /^Centro/ })).toBeDisabled();
  expect(screen.getByText('Solo hay 1 de 2: Tarjeta')).toBeVisible();
  // A store of which only the name and the address are known promises nothing.
  expect(radio(/^Universidad\s*Centro$/)).toBeEnabled();
  expect(screen.queryByRole('link', { name: /WhatsApp|Llamar/ })).toBeNull();
  await choose(/^Universidad/);
  const phone = screen.getByLabelText(/^Teléfono/);
  expect(phone).toHaveValue('5544332211');
  await user.clear(phone);
  await user.type(phone, '123');
  await onward();
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription(/debe tener 10 dígitos/);
  expect(goOn).not.toHaveBeenCalled();
  // Filled by the browser without an event.
  Object.assign(screen.getByLabelText(/^Apellido paterno/), { value: 'Autollenado' });
  await user.clear(phone);
  await user.type(phone, '044 55 4433 2211');
  expect(useCheckoutStore.getState().pickupPerson.telephone).toBe('044 55 4433 2211');
  await onward();
  await isOver();
  expect(sent()).toMatchObject({
    shipping_type: 'pickup',
    pickup_store_id: '2',
    pickup_person: { name: 'Laura', last_name: 'Autollenado', telephone: '5544332211' },
  });
});

const jorge = { name: 'Jorge', lastName: 'Luna', motherLastName: '', telephone: '5511223344' };
function receiveCart(pickup: CartPickup | null): void {
  const cart = createCustomerCart([createCustomerCartItem('1', 1)], { pickup });
  getQueryClient().setQueryData(customerCartQuery(laura.id).queryKey, cart);
}

it('shows the store and the person of the server’s cart where nothing is chosen yet', async () => {
  const { saved, sent, isOver } = begin();
  expect(radio(PICKUP)).not.toBeChecked();
  receiveCart({ storeId: '2', person: jorge });
  await isChecked(PICKUP);
  expect(await screen.findByRole('radio', { name: /^Universidad/ })).toBeChecked();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Jorge');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('5511223344');
  // The server has it already.
  expect(saved).not.toHaveBeenCalled();
  await onward();
  await isOver();
  expect(sent()).toMatchObject({
    pickup_store_id: '2',
    pickup_person: { name: 'Jorge', last_name: 'Luna', telephone: '5511223344' },
  });
});

it('keeps what is chosen here until the server’s answer has it', async () => {
  begin();
  await choose(SHIPPING);
  receiveCart({ storeId: '2', person: jorge });
  await isChecked(/^Casa/);
  expect(radio(PICKUP)).not.toBeChecked();
});

it('shows the customer as the person where the server’s cart names nobody, or not enough', async () => {
  begin();
  receiveCart({ storeId: '2', person: { ...jorge, lastName: '', telephone: '' } });
  await isChecked(PICKUP);
  expect(await screen.findByLabelText(/^Nombre/)).toHaveValue('Laura');
});

it.each([
  [
    'ships where the server’s cart has no store, to the usual address by the cheapest courier',
    null,
  ],
  ['preselects the default address of a delivery that an earlier visit has chosen', true],
])('%s', async (_, isShipping) => {
  decide({ isShipping });
  const { sent, isOver } = begin();
  receiveCart(null);
  await isChecked(SHIPPING);
  await isChecked(/^Casa/);
  await isChecked(/^Estafeta/);
  expect(radio(PICKUP)).not.toBeChecked();
  await onward();
  await isOver();
  expect(sent()).toMatchObject({ customer_address_id: '1', courier_id: 'estafeta' });
});

it('saves the first address with the step, whose button is the only one', async () => {
  const { sent, isOver } = begin();
  const known: object[] = [];
  const create = hear(assumedAccountEndpoints.addressCreate, () => {
    known.push(home);
    return { data: home };
  });
  on(assumedAccountEndpoints.customerAddresses, () => ({ data: known }));
  const place = { zip_code: '06700', state: 'CDMX', neighborhoods: ['Roma Norte'] };
  on(assumedEndpoints.zipCode, () => ({ data: resource('zip-codes', '06700', place) }));
  receiveCart(null);
  const street = await screen.findByLabelText(/^Calle/);
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await onward();
  expect(await screen.findByText(/selecciona tu dirección de envío y la paquetería/)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Código postal/), '06700');
  expect(screen.queryByText(/selecciona tu dirección de envío/)).toBeNull();
  // The only colonia of a zip code stands chosen.
  await waitFor(() => expect(screen.getByLabelText(/^Colonia/)).toHaveValue('Roma Norte'));
  await user.type(street, 'Orizaba');
  await user.type(screen.getByLabelText(/^Número exterior/), '118');
  await onward();
  await isOver();
  expect(create).toHaveBeenCalledOnce();
  expect(sent()).toMatchObject({ customer_address_id: '1', courier_id: 'estafeta' });
});

it('says when and how an order is collected, and how to ask for what a store lacks', async () => {
  const numbers = { phone: '55 5512 4410', whatsapp: '5555124410' };
  const near = { ...soon, hold_days: '5', distance_km: 3 };
  const centro = pickupStore('1', 'Centro', lacking, numbers);
  begin({ stores: [centro, pickupStore('2', 'Universidad', [], near)] });
  await choose(PICKUP);
  const ready = /Listo el lunes 16 de marzo a las 17:00 · lo apartamos 5 días/;
  expect(await screen.findByText(ready)).toBeVisible();
  expect(screen.getByText(/lleva una identificación oficial y tu número de pedido/)).toBeVisible();
  const names = screen.getAllByRole('radio', { name: /^(Centro|Universidad)/ });
  expect(names.map((radio) => radio.closest('label')?.textContent?.[0])).toEqual(['U', 'C']);
  const ask = screen.getByRole('link', { name: 'Pedir por WhatsApp lo que falta: Centro' });
  const address = new URL(ask.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/525555124410');
  expect(address.searchParams.get('text')).toContain('la sucursal Centro y le falta: 2 × Tarjeta');
  expect(hrefOf('Llamar al 55 5512 4410: Centro')).toBe('tel:+525555124410');
});

it.each([
  ['stripe_card', /Llega entre mañana y el jueves 26/, /Listo el lunes 16 de marzo/],
  ['oxxo', /Llega de 1 a 3 días después de que se confirme tu pago/, /^Listo después de que se/],
  ['spei', /Llega de 1 a 3 días después de que se confirme tu pago/, /^Listo después de que se/],
])('promises with %s what it can promise from then on', async (method, courierDays, ready) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 18) });
  decide({ paymentMethodCode: method });
  begin({ stores: [pickupStore('2', 'Sur', [], soon)] });
  await choose(SHIPPING);
  const option = await screen.findByRole('radio', { name: /^Estafeta Terrestre/ });
  vi.useRealTimers();
  expect(option.closest('label')).toHaveTextContent(courierDays);
  await choose(PICKUP);
  expect(await screen.findByText(ready)).toBeVisible();
});

it.each([
  ['the nearest one that has everything', { distance_km: 8 }, { distance_km: 3 }, /^Sur/],
  ['none while nobody knows how far they are', {}, {}, null],
])('stands on a store by itself: %s', async (_, north, south, chosen) => {
  const stores = [pickupStore('3', 'Norte', [], north), pickupStore('2', 'Sur', [], south)];
  begin({ stores: [...stores, pickupStore('1', 'Centro', lacking, { distance_km: 1 })] });
  await choose(PICKUP);
  const group = await screen.findByRole('radiogroup', { name: 'Sucursal' });
  const options = await within(group).findAllByRole('radio');
  if (chosen) await isChecked(chosen);
  else for (const option of options) expect(option).not.toBeChecked();
});

it('shows a backend error in its section, together with a notice', async () => {
  decide({
    isShipping: true,
    customerAddress: { id: '1', label: 'Casa' },
    courier: { id: 'estafeta', label: 'Estafeta' },
    acceptTerms: true,
    acceptShippingConditions: true,
  });
  const { goOn, isOver } = begin({ refused: refusal(422, 'Hoy no sale.', '/courier_id') });
  await onward();
  const group = await screen.findByRole('radiogroup', { name: 'Paquetería' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Hoy no sale.'));
  expect(toasts()[0]).toMatchObject({
    title: 'Ocurrio un error al procesar tu información',
    text: 'Hoy no sale.',
  });
  expect(goOn).not.toHaveBeenCalled();
  await onward();
  await isOver();
});

it('names what it could not do when the server says nothing', async () => {
  useCheckoutStore.getState().update((data) => ({ ...setDigital(data, true), acceptTerms: true }));
  begin({ refused: Response.json({}, { status: 422 }) });
  await onward();
  const said = { text: 'Ocurrio un error al guardar el envío' };
  await waitFor(() => expect(toasts()).toMatchObject([said]));
});

it('shows at its field what the server refuses of the person', async () => {
  const detail = 'Ese teléfono no puede recibir avisos.';
  const { isOver } = begin({ refused: refusal(422, detail, '/pickup_person/telephone') });
  receiveCart({ storeId: '2', person: jorge });
  await isChecked(PICKUP);
  await onward();
  const phone = await screen.findByLabelText(/^Teléfono/);
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAccessibleDescription(new RegExp(detail));
  await onward();
  await isOver();
});

it('asks for another zip code where the stores’ one is unknown', async () => {
  begin();
  on(assumedCheckoutEndpoints.pickupStores, () => Response.json({}, { status: 404 }));
  await choose(PICKUP);
  const asked = 'No encontramos ese código postal. Revísalo o escribe otro.';
  expect(await screen.findByText(asked)).toBeVisible();
  expect(screen.getByLabelText('Código postal')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Sucursal' })).toBeNull();
});

it('has a use of an invoice for this purchase, and says until when one can be asked for', async () => {
  const profile = resource('invoicing-profiles', '5', {
    rfc: 'SIN120904QT6',
    business_name: 'SERVICIOS',
    tax_regime: '601',
    cfdi_use: 'G03',
    zip_code: '06700',
    is_default: true,
  });
  begin();
  on(assumedAccountEndpoints.customerInvoicingProfiles, () => ({ data: [profile] }));
  on(assumedAccountEndpoints.invoicingInitData, () => ({
    meta: {
      regimes: [{ id: '601', text: 'General', applies_to_company: true }],
      uses: ['G03', 'I04'].map((id) => ({ id, text: id, regimes: ['601'] })),
    },
  }));
  expect(screen.getByText(/Si pagas hoy, a más tardar el \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Quiero factura' }));
  expect(await screen.findByRole('radio', { name: /^SERVICIOS/ })).toBeChecked();
  await user.selectOptions(await screen.findByLabelText('Uso de CFDI en esta compra'), 'I04');
  expect(useCheckoutStore.getState()).toMatchObject({
    cfdiUse: 'I04',
    requiredBilling: true,
    billingCustomerAddress: { id: '5' },
  });
});
