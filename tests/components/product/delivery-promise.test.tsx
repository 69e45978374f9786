// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryPromise } from '@/components/browse/product/delivery-promise';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getQueryClient } from '@/lib/queries/query-client';
import { useSessionStore } from '@/stores/session/session-store';
import { mockBackend, refusal } from '../../support/mock-backend';

afterEach(cleanup);

const backend = mockBackend();
const estimate = {
  zip_code: '06700',
  days: 2,
  from: '2026-11-24',
  to: '2026-11-26',
  cost: 0,
  courier: 'Mensajería',
  pickup_stores: [
    { id: '1', name: 'Roma', distance_km: 1.2, stock: 3 },
    { id: '2', name: 'Centro', distance_km: 4, stock: 1 },
  ],
};

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
  backend.on(assumedEndpoints.deliveryEstimate, ({ url, params }) =>
    params.id === '7' && url.searchParams.get('zip_code') === '06700'
      ? { meta: estimate }
      : refusal(404, 'No existe.'),
  );
  backend.on(assumedEndpoints.zipCode, () => refusal(404, 'No existe.'));
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
