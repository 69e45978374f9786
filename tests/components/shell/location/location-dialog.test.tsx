// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  LocationForm,
  SavedAddresses,
  SignInPrompt,
} from '@/components/shell/location/location-dialog';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { loadTexts } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { show } from '../../account/harness';

const place = {
  zipCode: '03100',
  state: 'Ciudad de México',
  municipality: 'Benito Juárez',
  city: 'Ciudad de México',
  neighborhoods: ['Del Valle Centro', 'Insurgentes San Borja'],
};
const backend = mockBackend();
const { zipCode: zip_code, ...attributes } = place;
const data = resource('zip-codes', '03100', { zip_code, ...attributes });

const onDone = vi.fn();

async function open() {
  show(<LocationForm fieldRef={createRef()} onDone={onDone} />);
  return screen.findByLabelText('Código postal');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => loadTexts('layout'));
beforeEach(() => {
  onDone.mockReset();
  backend.on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '03100' ? { data } : refusal(404, 'No existe.'),
  );
});

it('shows beside the field that five digits are needed', async () => {
  const field = await open();
  await userEvent.type(field, '03a1');
  await press('Guardar');
  expect(field).toHaveAccessibleDescription('Escribe los 5 dígitos de tu código postal.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
});

it('understands a pasted zip code with what stood around it', async () => {
  const field = await open();
  await userEvent.click(field);
  await userEvent.paste('\u200bC.P. ０3100 ');
  expect(await screen.findByText('Benito Juárez, Ciudad de México')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(useSessionStore.getState().zipCode).toBe('03100');
});

it('uses what stands in the field, also when the browser filled it without an event', async () => {
  const field = await open();
  Object.assign(field, { value: '03100' });
  await press('Guardar');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(useSessionStore.getState().zipCode).toBe('03100');
});

it('shows an error for an unknown zip code', async () => {
  const field = await open();
  await userEvent.type(field, '00000{Enter}');
  expect(await screen.findByText(/No encontramos ese código postal/)).toBeVisible();
  expect(useSessionStore.getState().zipCode).toBeNull();
});

it('shows the place of a zip code and stores it', async () => {
  const field = await open();
  await userEvent.type(field, '03100');
  expect(await screen.findByText('Benito Juárez, Ciudad de México')).toBeVisible();
  expect(screen.getByText(/Del Valle Centro/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalled();
  expect(useSessionStore.getState()).toMatchObject({ zipCode: '03100', place });
});

it('finds the zip code of the device’s position, which is asked for only on press', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 19.38161, longitude: -99.16498 } } as GeolocationPosition),
  );
  vi.stubGlobal('GeolocationPositionError', class {});
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  const nearby = vi.fn<Resolver>(() => ({ data: [data] }));
  backend.on(assumedEndpoints.zipCodesNearby, nearby);
  const field = await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Detectar mi ubicación');
  await waitFor(() => expect(field).toHaveValue('03100'));
  // Some 100 metres, and no more.
  const { searchParams } = nearby.mock.calls[0]?.[0].url ?? new URL('x:');
  expect(Object.fromEntries(searchParams)).toEqual({ latitude: '19.382', longitude: '-99.165' });
  nearby.mockReturnValueOnce({ data: [] });
  await press('Detectar mi ubicación');
  expect(await screen.findByText(/^No pudimos saber tu código postal/)).toBeVisible();
});

const address = (id: string, alias: string, zip: string, isDefault = false) =>
  resource('customer-addresses', id, {
    alias,
    street: 'Calle Uno',
    neighborhood: 'Centro',
    municipality: 'Guadalajara',
    state: 'Jalisco',
    zip_code: zip,
    is_default: isDefault,
  });

it('lists the saved addresses with the default first, and uses the chosen one for delivery', async () => {
  const data = [address('1', 'Oficina', '03810'), address('2', 'Casa', '44160', true)];
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data }));
  show(<SavedAddresses customerId="2" onDone={onDone} />);
  const [casa, oficina] = await screen.findAllByRole('button');
  expect(casa).toHaveTextContent(/^Casa · Predeterminada/);
  expect(oficina).toHaveTextContent(/^Oficina/);
  await userEvent.click(oficina as HTMLElement);
  expect(onDone).toHaveBeenCalled();
  expect(useSessionStore.getState()).toMatchObject({
    zipCode: '03810',
    place: { municipality: 'Guadalajara', neighborhoods: ['Centro'] },
  });
  expect(oficina).toHaveAttribute('aria-pressed', 'true');
});

it('shows when there are no addresses and when they could not be loaded', async () => {
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: [] }));
  show(<SavedAddresses customerId="2" onDone={onDone} />);
  expect(await screen.findByText('Aún no tienes direcciones guardadas.')).toBeVisible();
  expect(hrefOf('Agregar dirección')).toBe('/perfil/direcciones/crear');
  cleanup();
  backend.on(assumedAccountEndpoints.customerAddresses, () => refusal(403, 'No.'));
  show(<SavedAddresses customerId="2" onDone={onDone} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus direcciones.');
});

it('links a guest to the login and back', () => {
  history.replaceState(null, '', '/marcas');
  show(<SignInPrompt />);
  expect(hrefOf('Inicia sesión para ver tus direcciones')).toBe('/login?volver=%2Fmarcas');
});
