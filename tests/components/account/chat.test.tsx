// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatScreen } from '@/components/account/orders/chat-screen';
import { ApiError } from '@/lib/api/errors';
import type { Customer } from '@/lib/domain/account/types';
import { sendOrderMessage } from '@/lib/queries/order-chat';
import { getQueryClient } from '@/lib/queries/query-client';

const read = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ usePathname: () => '/perfil/pedidos/7/chat' }));
vi.mock('@/lib/queries/orders', () => ({
  order: () => ({ queryKey: ['order'], queryFn: () => ({ folio: 'P-7' }) }),
}));
vi.mock('@/lib/queries/order-chat', () => ({
  orderChat: () => ({ queryKey: ['chat'], queryFn: read }),
  sendOrderMessage: vi.fn(),
}));
const send = vi.mocked(sendOrderMessage);
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue();
  read.mockReset().mockResolvedValue({ messages: [], pollAfterMs: 1000 });
});
afterEach(() => {
  cleanup();
  getQueryClient().clear();
});

const setup = () =>
  render(
    <Suspense>
      <ChatScreen customer={{ id: '2', name: 'Laura' } as Customer} />
    </Suspense>,
  );
const field = () => screen.findByLabelText('Tu mensaje');
const log = () => screen.getByRole('log', { name: 'Conversación' });

it('shows a sent message at once, and only once when the backend returns it', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  setup();
  await user.type(await field(), 'Hola{Shift>}{Enter}{/Shift}¿qué tal?{Enter}');
  expect(log()).toHaveTextContent('Enviando…');
  expect(await field()).toHaveValue('');
  const [orderId, sent] = send.mock.calls[0] ?? [];
  expect([orderId, sent?.text]).toEqual(['7', 'Hola\n¿qué tal?']);
  const there = {
    id: '90',
    author: 'customer',
    authorName: 'Laura',
    text: 'Hola\n¿qué tal?',
    clientId: sent?.clientId,
    createdUtc: '2026-11-21T20:05:00Z',
  };
  read.mockResolvedValue({ messages: [there], pollAfterMs: 1000 });
  await act(async () => answer());
  await waitFor(() => expect(log()).toHaveTextContent('14:05'));
  expect(screen.getAllByText(/¿qué tal\?/)).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps a failed message across a reload and sends it again with the same client id', async () => {
  send.mockRejectedValue(new ApiError({ kind: 'network' }));
  setup();
  await user.type(await field(), 'Sin red{Enter}');
  expect(await screen.findByText('No se envió')).toBeVisible();
  cleanup();
  send
    .mockReset()
    .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
    .mockResolvedValue();
  setup();
  expect(await screen.findByText('Sin red')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Enviado')).toBeVisible();
  const names = send.mock.calls.map(([, { clientId }]) => clientId);
  expect(new Set(names).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

it('shows why the backend refused a message and allows discarding it', async () => {
  const errors = [{ detail: 'El pedido ya no admite mensajes.' }];
  send.mockRejectedValue(new ApiError({ kind: 'http', status: 422, errors }));
  setup();
  await user.type(await field(), 'Hola{Enter}');
  expect(await screen.findByText(/El pedido ya no admite mensajes\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText('Hola')).toBeNull();
});

it('sends neither empty nor too long messages, and keeps the draft in the tab', async () => {
  setup();
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await field()).toHaveAccessibleDescription(/Escribe tu mensaje\./);
  await user.click(await field());
  await user.paste('x'.repeat(1001));
  await user.keyboard('{Enter}');
  expect(await field()).toHaveAccessibleDescription(/pasa por 1 carácter del límite/);
  expect(send).not.toHaveBeenCalled();
  cleanup();
  setup();
  expect(await field()).toHaveValue('x'.repeat(1001));
});
