// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeliveryPromise } from '@/components/browse/product/delivery-promise';
import type { DeliveryEstimate } from '@/lib/domain/product/types';
import { getQueryClient } from '@/lib/queries/query-client';
import { useSessionStore } from '@/stores/session/session-store';

afterEach(cleanup);

const estimate: DeliveryEstimate = {
  zipCode: '06700',
  days: 2,
  from: '2026-11-24',
  to: '2026-11-26',
  cost: 0,
  courier: 'Mensajería',
  pickupStores: [
    { id: '1', name: 'Roma', distanceKm: 1.2, stock: 3 },
    { id: '2', name: 'Centro', distanceKm: 4, stock: 1 },
  ],
};
vi.mock('@/lib/api/calls/location', () => ({
  readDeliveryEstimate: async (_client: unknown, _id: string, zipCode: string) =>
    zipCode === '06700' ? estimate : null,
  readZipCode: async () => null,
}));

const labels = {
  zip: 'Código postal',
  prompt: 'Escribe tu código postal.',
  submit: 'Calcular',
  invalid: 'El código postal tiene 5 dígitos.',
  loading: 'Calculando…',
};

beforeEach(() => {
  useSessionStore.getState().forgetZipCode();
  getQueryClient().clear();
});

async function ask(zipCode: string) {
  const user = userEvent.setup();
  render(<DeliveryPromise id="7" standard="Llega en 2 día(s)" labels={labels} />);
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), zipCode);
  await user.click(screen.getByRole('button', { name: 'Calcular' }));
  return user;
}

test('a zip code shows the days, the cost and the nearest store', async () => {
  await ask('06700');
  expect(
    await screen.findByText('Llega entre el martes, 24 de noviembre y el jueves, 26 de noviembre'),
  ).toBeVisible();
  expect(screen.queryByText('Llega en 2 día(s)')).toBeNull();
  expect(screen.getByText('Envío gratis')).toBeVisible();
  expect(screen.getByText('Recoge hoy en Roma a 1.2 km y en 1 sucursal más')).toBeVisible();
  expect(useSessionStore.getState().zipCode).toBe('06700');
});

test('an invalid zip code is rejected beside its field', async () => {
  await ask('123');
  expect(screen.getByRole('alert')).toHaveTextContent('El código postal tiene 5 dígitos.');
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(useSessionStore.getState().zipCode).toBeNull();
});

test('an unknown zip code says so and can be changed', async () => {
  const user = await ask('00999');
  expect(await screen.findByText('No encontramos el código postal 00999.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getByRole('textbox', { name: 'Código postal' })).toHaveValue('00999');
});
