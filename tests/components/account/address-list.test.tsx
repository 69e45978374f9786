// @vitest-environment own-window

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { useToastStore } from '@/stores/interface/toast-store';
import { useSessionStore } from '@/stores/session/session-store';
import { resource } from '@/tests/support/resource';
import { mockBackend, refusal } from '../../support/mock-backend';
import { address, laura, show, signInAs } from './harness';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }));
const backend = mockBackend();
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  signInAs(laura);
});

it('rolls back a failed removal, and keeps the focus in the list after a successful one', async () => {
  let refuses = true;
  const rows = [address('1', 'Casa', true), address('2', 'Oficina')];
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: rows }));
  backend.on(assumedAccountEndpoints.addressDelete, ({ params }) => {
    if (refuses) return refusal(500, 'Falló.');
    rows.splice(
      rows.findIndex(({ id }) => id === params.id),
      1,
    );
    return new Response(null, { status: 204 });
  });
  show(<AddressesScreen />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Casa Predeterminada.*Calle Orizaba 118.*Tel\. 55 4433 2211/);
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Eliminar: Oficina' }));
    await user.click(screen.getByRole('button', { name: 'Sí, eliminar' }));
  };
  await remove();
  await waitFor(() =>
    expect(useToastStore.getState().toasts).toMatchObject([
      { title: 'No se pudo eliminar la dirección' },
    ]),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  refuses = false;
  await remove();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Editar: Casa' })).toHaveFocus();
});

it('counts a press while another change is being sent, and sends it after that one', async () => {
  const rows = [address('1', 'Casa', true), address('2', 'Oficina'), address('3', 'Bodega')];
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: rows }));
  const sent: string[] = [];
  let answer: () => void = () => undefined;
  backend.on(assumedAccountEndpoints.addressDelete, async ({ params }) => {
    sent.push(params.id ?? '');
    await new Promise<void>((resolve) => (answer = resolve));
    rows.splice(
      rows.findIndex(({ id }) => id === params.id),
      1,
    );
    return new Response(null, { status: 204 });
  });
  show(<AddressesScreen />);
  for (const name of ['Oficina', 'Bodega']) {
    await user.click(await screen.findByRole('button', { name: `Eliminar: ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Sí, eliminar' }));
  }
  // Both are gone at once.
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(sent).toEqual(['2']));
  answer();
  await waitFor(() => expect(sent).toEqual(['2', '3']));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  answer();
  await waitFor(() => expect(rows).toHaveLength(1));
});

it('a saved default address becomes the place that the header shows', async () => {
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({
    data: [savedAddress('1', true), savedAddress('2', false)],
  }));
  backend.on(assumedAccountEndpoints.addressUpdate, ({ params }) => ({
    data: savedAddress(String(params.id), true),
  }));
  show(<AddressesScreen />);
  const button = await screen.findByRole('button', { name: /predeterminada/i });
  expect(useSessionStore.getState().zipCode).toBeNull();
  await user.click(button);
  await waitFor(() => expect(useSessionStore.getState().zipCode).toBe('06702'));
});

const savedAddress = (id: string, is_default: boolean) =>
  resource('customer-addresses', id, {
    alias: `Casa ${id}`,
    street: 'Orizaba',
    municipality: 'Cuauhtémoc',
    state: 'Ciudad de México',
    zip_code: `0670${id}`,
    is_default,
  });
