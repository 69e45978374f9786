// @vitest-environment own-window
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasswordScreen, VerifyEmailScreen } from '@/components/account/sign-in/mail-link-screens';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { resource } from '@/tests/support/resource';
import { type Resolver, refusal } from '../../../support/mock-backend';
import { bodyOf, fakeBackend, laura, signInAs } from '../harness';

vi.mock('next/navigation', () => import('../../fake-navigation'));
const { on } = fakeBackend();
const send = vi.fn<Resolver>();
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  send.mockReset();
});
afterEach(closeSession);

const verified = resource('customers', '15', { email: 'laura@x.example' });
const openLink = (address: string) => history.replaceState(null, '', address);
const address = () => location.pathname + location.search + location.hash;
/** Nothing is added to the browser’s history, whose entry before would have the token. */
const openedEntries = history.length;

it('a password’s link stays until it is used, also after a refusal, and then is in no history', async () => {
  on(specEndpoints.passwordReset, send);
  const link = '/password/reset?token=secreto&email=laura%40x.example#secreto';
  openLink(link);
  render(<PasswordScreen />);
  await user.type(await screen.findByLabelText(/^Contraseña/), 'demostracion1');
  await user.type(screen.getByLabelText(/^Confirmar contraseña/), 'demostracion1');
  send.mockReturnValueOnce(refusal(422, 'El enlace ya no sirve.'));
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('button', { name: 'Pedir otro enlace' })).toBeVisible();
  expect(address()).toBe(link);

  send.mockReturnValueOnce({ meta: {} });
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByText('Tu contraseña se cambió')).toBeVisible();
  expect(bodyOf(send)).toMatchObject({ token: 'secreto', email: 'laura@x.example' });
  expect(address()).toBe('/password/reset');
  expect(history).toHaveLength(openedEntries);
});

it('a verification’s link is in no history after it was used', async () => {
  on(assumedSessionEndpoints.emailVerify, send);
  openLink('/correo/verificar/15?token=secreto');
  send.mockReturnValueOnce({ data: verified });
  render(<VerifyEmailScreen />);
  expect(await screen.findByText('Tu correo electrónico está verificado.')).toBeVisible();
  expect(bodyOf(send)).toMatchObject({ token: 'secreto' });
  expect(address()).toBe('/correo/verificar/15');
  expect(history).toHaveLength(openedEntries);
});

it('a verification’s link that failed can be tried again', async () => {
  on(assumedSessionEndpoints.emailVerify, send);
  openLink('/correo/verificar/15?token=secreto');
  send.mockReturnValueOnce(refusal(422, 'El enlace ya no sirve.'));
  render(<VerifyEmailScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('El enlace ya no sirve.');
  expect(address()).toBe('/correo/verificar/15?token=secreto');
});

it('a verification is announced on large screens', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  on(assumedSessionEndpoints.emailVerify, () => ({ data: verified }));
  openLink('/correo/verificar/15?token=secreto');
  render(<VerifyEmailScreen />);
  expect(await screen.findByText('¡Cuenta verificada con éxito!')).toBeVisible();
});

it('a customer without the link reads where it was sent, and why no other mail is sent yet', async () => {
  signInAs({ ...laura, emailVerifiedAt: null });
  on(specEndpoints.emailNoticeUnverified, () => ({ meta: {} }));
  on(assumedSessionEndpoints.emailResend, () => refusal(422, 'Espera un minuto.'));
  openLink('/correo/verificar/7');
  render(<VerifyEmailScreen />);
  expect(await screen.findByText(new RegExp(laura.email))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enviar otro correo' }));
  expect(await screen.findByText('Espera un minuto.')).toBeVisible();
});
