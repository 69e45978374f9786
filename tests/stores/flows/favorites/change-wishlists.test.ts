// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { wishlistsQuery } from '@/lib/api/wishlists';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import type { Wishlist } from '@/lib/domain/favorites/wishlist';
import {
  changeListItemQuantity,
  moveToList,
  removeFromList,
} from '@/stores/flows/favorites/change-wishlists';
import { makeSnapshot } from '../../../lib/domain/product/make-product';
import { connectionLost, mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { savedItem } from './wishlist-resources';

const backend = mockBackend();
const update = vi.fn<Resolver>();
const remove = vi.fn<Resolver>();

const { queryKey } = wishlistsQuery('7');
const list = (id: string, name: string, items: Wishlist['items'] = []): Wishlist => ({
  id,
  name,
  items,
  createdAt: null,
});
const item = (id: string) => ({
  id: `i${id}`,
  qty: 1,
  product: toFavorite(makeSnapshot({ id, slug: `p-${id}` })),
});
const gifts = list('1', 'Regalos', ['1', '2', '3'].map(item));
const later = list('2', 'Luego');
const [first, second] = [item('1'), item('2')];
const shown = () =>
  (getQueryClient().getQueryData(queryKey) ?? []).map(({ items }) =>
    items.map(({ id, qty }) => `${id} ×${qty}`),
  );
const sentQuantities = () =>
  update.mock.calls.map(
    ([{ body }]) => (body as { data: { attributes: { qty: number } } }).data.attributes.qty,
  );

beforeEach(() => {
  getQueryClient().setQueryData(queryKey, [gifts, later]);
  update.mockReset().mockImplementation(({ params: { id = '' } }) => savedItem(id.slice(1)));
  remove.mockReset().mockImplementation(() => new Response(null, { status: 204 }));
  backend.on(specEndpoints.wishlistItemUpdate, update);
  backend.on(specEndpoints.wishlistItemDelete, remove);
});

it('shows a quantity at once, and sends the first and the last of several', async () => {
  const changes = [2, 3, 4].map((qty) => changeListItemQuantity('7', gifts, first, qty));
  await vi.waitFor(() => expect(shown()[0]?.[0]).toBe('i1 ×4'));
  await Promise.all(changes);
  expect(sentQuantities()).toEqual([2, 4]);
  expect(shown()[0]).toEqual(['i1 ×4', 'i2 ×1', 'i3 ×1']);
});

it('rolls a rejected quantity back to the one before all changes', async () => {
  update.mockImplementation(() => refusal(422, 'No.'));
  const [one, other] = [2, 3].map((qty) => changeListItemQuantity('7', gifts, first, qty));
  await expect(other).rejects.toThrow();
  await one;
  expect(shown()[0]?.[0]).toBe('i1 ×1');
});

it('puts an item that was not removed or moved back in its place', async () => {
  const cutOff = Promise.withResolvers<void>();
  const lost = cutOff.promise.then(connectionLost);
  remove.mockReturnValue(lost);
  update.mockReturnValue(lost);
  const changes = Promise.allSettled([removeFromList('7', second), moveToList('7', first, later)]);
  await vi.waitFor(() => expect(shown()).toEqual([['i3 ×1'], ['i1 ×1']]));
  cutOff.resolve();
  expect((await changes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(shown()).toEqual([['i1 ×1', 'i2 ×1', 'i3 ×1'], []]);
});

it('keeps what the server took', async () => {
  await Promise.all([removeFromList('7', second), moveToList('7', first, later)]);
  expect(shown()).toEqual([['i3 ×1'], ['i1 ×1']]);
});
