// @vitest-environment own-window

import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  NotificationItem,
  useMarkNotificationsRead,
} from '@/components/account/inbox/notification-item';
import { NotificationsScreen } from '@/components/account/inbox/notifications-screen';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { latestNotificationsQuery, notificationsQuery } from '@/lib/api/notifications';
import type { InboxNotification } from '@/lib/domain/account/inbox';
import { resource } from '@/tests/support/resource';
import { ScreenHost } from '../../support/screen-host';
import { at } from '../fake-navigation';
import { fakeBackendOfLaura, laura, show, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura();
const one = (id: string): InboxNotification => ({
  id,
  kind: 'order',
  title: `Aviso ${id}`,
  text: '',
  link: null,
  createdUtc: null,
  isRead: false,
});
const notifications = ['1', '2', '3'].map(one);
const inbox = { notifications, page: 1, lastPage: 1, total: 3, unreadCount: 3 };
const { queryKey } = notificationsQuery(laura.id, false, 1);
const latest = latestNotificationsQuery(laura.id).queryKey;

function start() {
  const client = getQueryClient();
  client.clear();
  client.setQueryData(queryKey, inbox);
  client.setQueryData(latest, inbox);
  const { result } = renderHook(() => useMarkNotificationsRead(laura.id), { wrapper: ScreenHost });
  const readIds = (key: typeof queryKey | typeof latest) =>
    client
      .getQueryData(key)
      ?.notifications.filter(({ isRead }) => isRead)
      .map(({ id }) => id);
  return { result, readIds, isSending: () => client.isMutating() > 0 };
}

it('shows a mark on every page at once, and sends the marks in turn', async () => {
  const sent: string[] = [];
  let running = 0;
  on(assumedAccountEndpoints.notificationUpdate, async ({ params }) => {
    running += 1;
    expect(running).toBe(1);
    sent.push(params.id ?? '');
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return { meta: {} };
  });
  const { result, readIds, isSending } = start();
  act(() => ['1', '3'].forEach((id) => void result.current(id)));
  await waitFor(() => expect(readIds(queryKey)).toEqual(['1', '3']));
  expect(readIds(latest)).toEqual(['1', '3']);
  await waitFor(() => expect(sent).toEqual(['1', '3']));
  await waitFor(() => expect(isSending()).toBe(false));
});

it('takes back a mark that fails, and no other one', async () => {
  on(assumedAccountEndpoints.notificationUpdate, ({ params }) =>
    params.id === '1' ? new Response('{}', { status: 403 }) : { meta: {} },
  );
  const { result, readIds, isSending } = start();
  act(() => ['1', '2'].forEach((id) => void result.current(id)));
  await waitFor(() => expect(isSending()).toBe(false));
  await waitFor(() => expect(readIds(queryKey)).toEqual(['2']));
  expect(readIds(latest)).toEqual(['2']);
});

it('takes back the mark of all when it fails', async () => {
  const answer = Promise.withResolvers<Response>();
  on(assumedAccountEndpoints.notificationsReadAll, () => answer.promise);
  const { result, readIds, isSending } = start();
  act(() => result.current(null));
  await waitFor(() => expect(readIds(queryKey)).toEqual(['1', '2', '3']));
  expect(readIds(latest)).toEqual(['1', '2', '3']);
  answer.resolve(new Response('{}', { status: 403 }));
  await waitFor(() => expect(isSending()).toBe(false));
  expect(readIds(queryKey)).toEqual([]);
  expect(readIds(latest)).toEqual([]);
});

it('marks all as read with one press', async () => {
  const unread = { title: 'Aviso', kind: 'order', is_read: false };
  const data = ['1', '2'].map((id) => resource('customer-notifications', id, unread));
  on(assumedAccountEndpoints.customerNotifications, () => ({ data }));
  const readAll = hear(assumedAccountEndpoints.notificationsReadAll);
  show(<NotificationsScreen />);
  expect(await screen.findByRole('link', { name: 'Sin leer (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Marcar leídas' }));
  expect(await screen.findByRole('link', { name: 'Sin leer (0)' })).toBeVisible();
  await waitFor(() => expect(readAll).toHaveBeenCalledOnce());
});

it('says of unread notifications that all were read, when there are none', async () => {
  const none = { data: [], meta: { unread_count: 0 } };
  on(assumedAccountEndpoints.customerNotifications, () => none);
  at.query = 'ver=sin-leer';
  show(<NotificationsScreen />);
  expect(await screen.findByText('Ya leíste todas tus notificaciones')).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sin leer (0)');
  cleanup();
  at.query = '';
  show(<NotificationsScreen />);
  expect(await screen.findByText(/^No tienes notificaciones/)).toBeVisible();
});

it.each([
  ['/perfil/pedidos/1', '/perfil/pedidos/1'],
  ['//evil.example', undefined],
])('links only to pages of this site: %s', async (link, address) => {
  render(<NotificationItem notification={{ ...one('1'), link }} onRead={() => {}} />);
  expect(await screen.findByText('Aviso 1')).toBeVisible();
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(address);
});
