// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/pages/contact-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { loadTexts } from '@/lib/i18n/client';
import { connectionLost, mockBackend, type Resolver, refusal } from '../../support/mock-backend';

const backend = mockBackend();
const send = vi.fn<Resolver>();

beforeAll(() => loadTexts('support'));
beforeEach(() => {
  backend.on(assumedEndpoints.contact, send.mockReset());
});

const setup = (takeEarlySubmit = () => false) =>
  render(<ContactForm privacy="Aviso" takeEarlySubmit={takeEarlySubmit} />);
const name = () => screen.getByLabelText(/^Nombre completo/);
const email = () => screen.getByLabelText(/^Correo/);
const message = () => screen.getByLabelText(/^Mensaje/);
const button = () => screen.getByRole('button', { name: /^Envi/ });

const TYPED = {
  ...{ name: 'Ana María López', email: 'ana@ejemplo.mx', phone: '+52 55 1234 5678' },
  ...{ subject: 'Facturación', message: 'Necesito mi factura.' },
};

async function fill() {
  const user = userEvent.setup({ delay: null });
  await user.type(name(), TYPED.name);
  await user.type(email(), TYPED.email);
  await user.type(screen.getByLabelText(/^Teléfono/), TYPED.phone);
  await user.selectOptions(screen.getByLabelText(/^Asunto/), TYPED.subject);
  await user.type(message(), TYPED.message);
  return user;
}

it('shows an error beside each missing field and focuses the first one', async () => {
  setup();
  await userEvent.type(email(), 'ana@');
  await userEvent.click(button());
  expect(await screen.findByText('Escribe tu nombre, con al menos 3 letras.')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Escribe un correo válido, como nombre@ejemplo.com.');
  expect(screen.getByLabelText(/^Teléfono/)).toHaveAccessibleDescription(
    '10 dígitos, con lada. Escribe los 10 dígitos de tu teléfono.',
  );
  expect(screen.getByText('Elige un asunto.')).toBeVisible();
  expect(screen.getByText('Cuéntanos un poco más: al menos 10 caracteres.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('sends once for several clicks, shows the folio and clears the draft', async () => {
  const answer = Promise.withResolvers<object>();
  send.mockReturnValue(answer.promise);
  setup();
  const user = await fill();
  await user.dblClick(button());
  await waitFor(() => expect(button()).toHaveTextContent('Enviando…'));
  await user.click(button());
  answer.resolve({ meta: { folio: 'C-10001' } });
  expect(await screen.findByText('C-10001')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Recibimos tu mensaje' })).toHaveFocus(),
  );
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].body).toEqual({ ...TYPED, phone: '5512345678' });
  expect(sessionStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
  expect(message()).toHaveValue('');
});

it('keeps the text when sending fails, and can send it again', async () => {
  send.mockReturnValueOnce(connectionLost()).mockReturnValueOnce({ meta: {} });
  setup();
  const user = await fill();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que escribiste sigue aquí.');
  expect(message()).toHaveValue('Necesito mi factura.');
  await user.click(button());
  expect(await screen.findByText('Recibimos tu mensaje')).toBeVisible();
});

it('shows an error of the backend beside its field', async () => {
  send.mockReturnValueOnce(refusal(422, 'Ese correo no existe.', '/data/attributes/email'));
  setup();
  const user = await fill();
  await user.click(button());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Ese correo no existe.'));
  expect(email()).toHaveFocus();
});

it('restores an unsent draft in the same tab, only into empty fields', async () => {
  setup();
  await fill();
  cleanup();
  setup();
  expect(message()).toHaveValue('Necesito mi factura.');
  expect(screen.getByLabelText(/^Asunto/)).toHaveValue('Facturación');
});

it.each(['{', '[1]', 'null', '{"message":5}'])('discards a draft like %s', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  setup();
  expect(message()).toHaveValue('');
});

it('handles a submit that came before its code was loaded', async () => {
  setup(() => true);
  expect(await screen.findByText('Escribe tu nombre, con al menos 3 letras.')).toBeVisible();
});
