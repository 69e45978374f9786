// @vitest-environment own-window

import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HubScreen } from '@/components/account/hub/hub-screen';
import { AccountHub } from '@/components/account/profile-page';
import { AccountMenu } from '@/components/account/sign-in/account-menu';
import type { Customer } from '@/lib/api/customer';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { router } from '../fake-navigation';
import { fakeBackend, laura, show, signInAs, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on } = fakeBackend();

const link = { icon: 'box', href: '/perfil', about: '' } as const;
const links = [
  { ...link, name: 'profile.orders', title: 'Pedidos' },
  { ...link, name: 'profile.wallet', title: 'Monedero' },
];

/** Opens the hub of a customer of whom the backend knows when the e-mail address was verified. */
async function openHub(changes: Partial<Customer> = {}, verified: string | null = null) {
  const known = { name: 'Laura', email: laura.email, email_verified_at: verified };
  const data = resource('customers', laura.id, known);
  on(specEndpoints.authenticatedCustomer, () => ({ data }));
  on(specEndpoints.session, () => ({ meta: {} }));
  const order = resource('orders', '7', { folio: 'P-7', status: 'shipped', total: 500 });
  on(assumedOrderEndpoints.customerOrders, () => ({ data: [order], meta: { total: 28 } }));
  on(assumedOrderEndpoints.customerWarranties, () => ({ data: [] }));
  const wallet = { data: [], meta: { balance: 120 } };
  on(assumedAccountEndpoints.customerWalletMovements, () => wallet);
  on(assumedAccountEndpoints.customerNotifications, () => ({ data: [] }));
  signInAs({ ...laura, ...changes });
  show(<HubScreen label="Mi cuenta" groups={[{ title: 'Mis compras', links }]} />);
  expect(await screen.findByText('Hola, Laura')).toBeVisible();
}

const VERIFY = 'Verifica tu correo /correo/verificar';
it.each<[string, string[], Partial<Customer>, string?]>([
  ['nothing', [], {}],
  ['to verify the e-mail address', [VERIFY], { emailVerifiedAt: null }],
  [
    'to authorise the device',
    ['Autoriza este dispositivo /verificacion-dos-pasos'],
    { authorizedDevice: false },
  ],
  ['nothing after a link on another device', [], { emailVerifiedAt: null }, '2026-11-20T18:00:00Z'],
])('says what is left to do: %s', async (_, tasks, changes, verified) => {
  await openHub(changes, verified);
  expect(screen.getByText(/laura@clientes\.example$/)).toBeVisible();
  await waitFor(() => {
    const shown = screen.queryByRole('region', { name: 'Pendientes' })?.querySelectorAll('a') ?? [];
    const words = (one: Element) => one.querySelector('strong')?.textContent;
    expect([...shown].map((one) => `${words(one)} ${one.getAttribute('href')}`)).toEqual(tasks);
  });
  expect(screen.queryAllByRole('heading', { name: 'Pendientes' })).toHaveLength(tasks.length);
});

it('has the last order with its state, and says how much there is of what', async () => {
  await openHub();
  const order = await screen.findByRole('region', { name: 'Tu último pedido' });
  await within(order).findByRole('link', { name: 'Pedido P-7' });
  expect(hrefOf('Pedido P-7')).toBe('/perfil/pedidos/7');
  expect(order).toHaveTextContent('En camino');
  expect(await screen.findByRole('link', { name: /^Pedidos\s?28$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Monedero\s?\$120\.00$/ })).toBeVisible();
});

it('asks for nothing while the device is not authorised', async () => {
  await openHub({ authorizedDevice: false });
  expect(screen.queryByRole('region', { name: 'Tu último pedido' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Pedidos' })).toBeVisible();
});

it('signs out, and goes to the home page', async () => {
  on(specEndpoints.logout, () => new Response(null, { status: 204 }));
  await openHub();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(useSessionStore.getState().customer).toBeNull();
});

it('leads to every part of the profile, in the document', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<AccountHub />);
  const links = [...host.querySelectorAll('nav.hub-links a')];
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(new Set(addresses).size).toBe(11);
  // The menu beside it on wide screens has the same, and stands where it stands on every screen of the account.
  const menu = [...host.querySelectorAll('nav.profile-nav a')];
  expect(menu.map((link) => link.getAttribute('href'))).toEqual(['/mi-cuenta', ...addresses]);
  expect(menu[0]).toHaveAttribute('aria-current', 'page');
});

it('has a menu in the header that leads to the pages that are opened most', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  signInAs(laura);
  show(<AccountMenu open onOpenChange={vi.fn()} />);
  expect(await screen.findByRole('link', { name: 'Pedidos' })).toBeVisible();
  expect(hrefOf('Pedidos')).toBe('/perfil/pedidos');
  expect(hrefOf('Monedero')).toBe('/perfil/monedero');
  expect(hrefOf('Favoritos')).toBe('/perfil/favoritos');
  expect(hrefOf('Mi cuenta')).toBe('/mi-cuenta');
});
