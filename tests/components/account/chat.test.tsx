// @vitest-environment own-window

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { z } from 'zod';
import { ChatScreen } from '@/components/account/orders/chat-screen';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { resource } from '@/tests/support/resource';
import { connectionLost, type Resolver, refusal } from '../../support/mock-backend';
import { at } from '../fake-navigation';
import { fakeBackendOfLaura, press, show, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura();
let read: Mock<Resolver>;
let send: Mock<Resolver>;

const sentSchema = z.object({
  data: z.object({
    attributes: z.object({ text: z.string(), client_id: z.string() }),
    relationships: z.object({ order: z.object({ data: z.object({ id: z.string() }) }) }),
  }),
});
const LOOK_AGAIN = { poll_after_seconds: 1 };

beforeEach(() => {
  at.path = '/perfil/pedidos/7/chat';
  on(assumedOrderEndpoints.order, () => ({ data: resource('orders', '7', { folio: 'P-7' }) }));
  read = hear(assumedOrderEndpoints.orderMessages, () => ({ data: [], meta: LOOK_AGAIN }));
  send = hear(assumedOrderEndpoints.orderMessageCreate, () => ({ data: null }));
});

const setup = () => show(<ChatScreen />);
const field = () => screen.findByLabelText('Tu mensaje');
/** What was sent with each message. */
const sentMessages = () => send.mock.calls.map(([{ body }]) => sentSchema.parse(body).data);
const log = () => screen.getByRole('log', { name: 'Conversación' });

it('shows a sent message at once, and only once when the backend returns it', async () => {
  const answer = Promise.withResolvers<object>();
  send.mockReturnValue(answer.promise);
  setup();
  await user.type(await field(), 'Hola{Shift>}{Enter}{/Shift}¿qué tal?{Enter}');
  expect(log()).toHaveTextContent('Enviando…');
  expect(await field()).toHaveValue('');
  const [sent] = await vi.waitFor(() => {
    expect(send).toHaveBeenCalledOnce();
    return sentMessages();
  });
  expect(sent).toMatchObject({
    attributes: { text: 'Hola\n¿qué tal?' },
    relationships: { order: { data: { id: '7' } } },
  });
  const said = { author: 'customer', author_name: 'Laura', created_utc: '2026-11-21T20:05:00Z' };
  const message = resource('order-messages', '90', { ...sent?.attributes, ...said });
  read.mockReturnValue({ data: [message], meta: LOOK_AGAIN });
  await act(async () => answer.resolve({ data: null }));
  await waitFor(() => expect(log()).toHaveTextContent('14:05'));
  expect(screen.getAllByText(/¿qué tal\?/)).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps a failed message across a reload and sends it again with the same client id', async () => {
  send.mockReturnValue(connectionLost());
  setup();
  await user.type(await field(), 'Sin red{Enter}');
  expect(await screen.findByText('No se envió')).toBeVisible();
  cleanup();
  send.mockReset().mockReturnValueOnce(connectionLost()).mockReturnValue({ data: null });
  setup();
  expect(await screen.findByText('Sin red')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByText('Enviado')).toBeVisible();
  const names = sentMessages().map(({ attributes }) => attributes.client_id);
  expect(new Set(names).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

it('groups a long conversation by day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
  const times = ['19T18:00', '21T18:00', '22T17:00', '22T17:05'];
  const data = times.map((time, id) => {
    const author = { author: 'agent', author_name: 'Ana', created_utc: `2026-11-${time}:00Z` };
    return resource('order-messages', `${id}`, { text: `Mensaje ${id}`, ...author });
  });
  read.mockReturnValue({ data, meta: LOOK_AGAIN });
  setup();
  expect(await screen.findByText('Mensaje 3')).toBeVisible();
  expect(log().textContent?.match(/19 nov 2026|Ayer|Hoy|Mensaje \d/g)).toEqual([
    ...['19 nov 2026', 'Mensaje 0', 'Ayer', 'Mensaje 1'],
    ...['Hoy', 'Mensaje 2', 'Mensaje 3'],
  ]);
});

it('shows why the backend refused a message and allows discarding it', async () => {
  send.mockImplementation(() => refusal(422, 'El pedido ya no admite mensajes.'));
  setup();
  await user.type(await field(), 'Hola{Enter}');
  expect(await screen.findByText(/El pedido ya no admite mensajes\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText('Hola')).toBeNull();
});

it('sends nothing with the key that confirms an accent or a word', async () => {
  setup();
  await user.type(await field(), 'Mañana');
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, isComposing: true });
  fireEvent.compositionEnd(await field());
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 });
  expect(await field()).toHaveValue('Mañana');
  expect(send).not.toHaveBeenCalled();
  await user.type(await field(), '{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('sends neither empty nor too long messages, and keeps the draft in the tab', async () => {
  setup();
  await press('Enviar');
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
