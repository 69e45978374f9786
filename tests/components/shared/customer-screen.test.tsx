// @vitest-environment own-window
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { customerScreen } from '@/components/shared/customer-screen';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { useSessionStore } from '@/stores/session/session-store';
import { laura, signInAs, user } from '../account/harness';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const Greeting = customerScreen<{ children?: ReactNode }>(
  ['wallet'],
  function Greeting({ customer }) {
    const [first] = useState(customer.name);
    return <h2>Hola, {first}</h2>;
  },
  { below: ({ children }) => children },
);

beforeEach(() => {
  replace.mockReset();
  history.replaceState(null, '', '/perfil/monedero?pagina=2');
});

it('shows a skeleton with what stands below it, and the screen once the texts and the session are there', async () => {
  signInAs(laura);
  render(<Greeting>enlaces</Greeting>);
  expect(screen.getByRole('status', { name: 'Cargando…' })).toBeVisible();
  expect(screen.getByText('enlaces')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hola, Laura' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('asks a guest to sign in, and returns to the address with its query', async () => {
  act(() => closeSession());
  render(<Greeting />);
  expect(await screen.findByText('Un momento…')).toBeVisible();
  await waitFor(() =>
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      '/login?volver=%2Fperfil%2Fmonedero%3Fpagina%3D2',
    ),
  );
});

it('keeps nothing of a customer for the next one', async () => {
  signInAs(laura);
  render(<Greeting />);
  await screen.findByRole('heading', { name: 'Hola, Laura' });
  act(() => useSessionStore.setState({ customer: { ...laura, id: '3', name: 'Inés' } }));
  expect(await screen.findByRole('heading', { name: 'Hola, Inés' })).toBeVisible();
});

it('shows no screen without its texts, keeps what stands below, and tries again', async () => {
  signInAs(laura);
  const lost = vi.spyOn(i18next, 'hasResourceBundle').mockReturnValue(false);
  render(<Greeting>enlaces</Greeting>);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo abrir esta pantalla.');
  expect(screen.getByText('enlaces')).toBeVisible();
  lost.mockRestore();
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Hola, Laura' })).toBeVisible();
});
