// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocationForm } from '@/components/shell/location/location-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getQueryClient } from '@/lib/queries/query-client';
import { useSessionStore } from '@/stores/session/session-store';
import { mockBackend, refusal } from '../../../support/mock-backend';
import { ScreenHost } from '../../../support/screen-host';

const place = {
  zipCode: '03100',
  state: 'Ciudad de México',
  municipality: 'Benito Juárez',
  city: 'Ciudad de México',
  neighborhoods: ['Del Valle Centro', 'Insurgentes San Borja'],
};
const backend = mockBackend();
const { zipCode: zip_code, ...attributes } = place;
const resource = { type: 'zip-codes', id: '03100', attributes: { zip_code, ...attributes } };

const onDone = vi.fn();

async function open() {
  render(
    <ScreenHost>
      <LocationForm fieldRef={createRef()} onDone={onDone} />
    </ScreenHost>,
  );
  return screen.findByLabelText('Código postal');
}

beforeEach(() => {
  useSessionStore.getState().forgetZipCode();
  getQueryClient().clear();
  onDone.mockReset();
  backend.on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '03100' ? { data: resource } : refusal(404, 'No existe.'),
  );
});
afterEach(cleanup);

it('shows beside the field that five digits are needed', async () => {
  const field = await open();
  await userEvent.type(field, '03a1');
  await userEvent.click(screen.getByRole('button', { name: 'Usar esta ubicación' }));
  expect(field).toHaveValue('031');
  expect(field).toHaveAccessibleDescription('Escribe los 5 dígitos de tu código postal.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
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
