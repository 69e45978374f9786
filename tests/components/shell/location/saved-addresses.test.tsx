// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SavedAddresses, SignInPrompt } from '@/components/shell/location/location-dialog';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { loadTexts } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { mockBackend, refusal } from '../../../support/mock-backend';
import { show } from '../../account/harness';

const backend = mockBackend();
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

beforeEach(async () => {
  await loadTexts('layout');
});

it('lists the saved addresses with the default first, and uses the chosen one for delivery', async () => {
  const data = [address('1', 'Oficina', '03810'), address('2', 'Casa', '44160', true)];
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data }));
  const onDone = vi.fn();
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
  show(<SavedAddresses customerId="2" onDone={vi.fn()} />);
  expect(await screen.findByText('Aún no tienes direcciones guardadas.')).toBeVisible();
  expect(hrefOf('Agregar dirección')).toBe('/perfil/direcciones/crear');
  cleanup();
  backend.on(assumedAccountEndpoints.customerAddresses, () => refusal(403, 'No.'));
  show(<SavedAddresses customerId="2" onDone={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tus direcciones.');
});

it('links a guest to the login and back', () => {
  history.replaceState(null, '', '/marcas');
  show(<SignInPrompt />);
  expect(hrefOf('Inicia sesión para ver tus direcciones')).toBe('/login?volver=%2Fmarcas');
  history.replaceState(null, '', '/');
});
