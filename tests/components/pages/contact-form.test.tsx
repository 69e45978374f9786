// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/components/pages/contact-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { loadTexts } from '@/lib/i18n/client';
import { mockBackend, type Resolver } from '../../support/mock-backend';

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

it.each(['{', '[1]', 'null', '{"message":5}'])('discards a draft like %s', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  setup();
  expect(message()).toHaveValue('');
});

it('handles a submit that came before its code was loaded', async () => {
  setup(() => true);
  expect(await screen.findByText('Escribe tu nombre, con al menos 3 letras.')).toBeVisible();
});
