// @vitest-environment own-window

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WishlistsScreen } from '@/components/account/wishlists/wishlists-screen';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { resource, toMany } from '@/tests/support/resource';
import { refusal } from '../../support/mock-backend';
import { fakeBackendOfLaura, show, toasts, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura();

const ITEM = 'customer-wishlist-items';
const ofMonitor = { product: { data: { type: 'products', id: '7' } } };
const item = resource(ITEM, '10', { qty: 1 }, ofMonitor);
const list = (id: string, name: string, ...items: string[]) =>
  resource('customer-wishlists', id, { name }, { items: toMany(ITEM, ...items) });
const monitor = { name: 'Monitor', slug: 'monitor', price_with_tax: 1000 };
const lists = {
  data: [list('1', 'Favoritos', '10'), list('2', 'Oficina')],
  included: [item, resource('products', '7', monitor)],
};

/** Shows the lists. @param answer of the backend when an item is removed */
function open(answer = new Response(null, { status: 204 })) {
  on(specEndpoints.customerWishlists, () => lists);
  on(assumedEndpoints.products, () => ({ data: [] }));
  const remove = hear(specEndpoints.wishlistItemDelete, () => answer);
  const save = hear(specEndpoints.wishlistItemCreate, () => ({ data: item }));
  show(<WishlistsScreen />);
  return { remove, save };
}

const removeButton = () => screen.findByRole('button', { name: 'Quitar Monitor de la lista' });

it('takes an item away, and puts it back with the focus at the list', async () => {
  const { remove, save } = open();
  await screen.findByText('Este producto ya no está a la venta.');
  expect(await removeButton()).toBeVisible();
  const unsold = 'shows what is not sold any more, which can be taken away and not moved';
  expect.soft(screen.queryByRole('button', { name: /^Mover/ }), unsold).toBeNull();
  expect.soft(screen.queryByRole('link', { name: 'Monitor' }), unsold).toBeNull();
  await user.click(await removeButton());
  expect(await screen.findByText('Quitaste Monitor.')).toBeVisible();
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.queryByText('Quitaste Monitor.')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('navigation'));
  expect(await removeButton()).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
});

it('offers nothing to undo when the backend refuses a removal, and says so', async () => {
  open(refusal(500, 'No'));
  await user.click(await removeButton());
  const said = expect.objectContaining({ title: 'No pudimos quitar Monitor' });
  await waitFor(() => expect(toasts()).toContainEqual(said));
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(await removeButton()).toBeVisible();
});
