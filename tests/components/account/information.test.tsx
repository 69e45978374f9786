// @vitest-environment own-window

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InformationScreen } from '@/components/account/information/information-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { useSessionStore } from '@/stores/session/session-store';
import { resource } from '@/tests/support/resource';
import { refusal } from '../../support/mock-backend';
import { bodyOf, fakeBackendOfLaura, laura, press, show, signInAs, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura('account', 'auth', 'information');
const wire = (changes: object = {}) => ({
  data: resource('customers', '2', {
    name: 'Laura',
    last_name: 'Méndez',
    mother_last_name: 'Ríos',
    email: laura.email,
    phone: '5544332211',
    rfc: 'MERL850612AB3',
    customer_type: 'personal',
    authorized_device: true,
    email_verified_at: null,
    ...changes,
  }),
});

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });

const hearUpdate = (answer: object) => hear(assumedAccountEndpoints.customerUpdate, () => answer);
/** Opens the screen of a customer of whom the backend says this, too. */
function open(changes: object = {}) {
  on(specEndpoints.customerSelf, () => wire(changes));
  return show(<InformationScreen />);
}
async function write(label: string, text: string) {
  await user.clear(await field(label));
  await user.type(await field(label), text);
}
const NAMES = 'Nombre\\(s\\)';
const save = () => user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const storedCustomer = () => useSessionStore.getState().customer;

it('shows the current data of the backend and updates the stored customer', async () => {
  open({ name: 'Laurita' });
  expect(await field(NAMES)).toHaveValue('Laurita');
  expect(screen.getByText('Sin verificar')).toBeVisible();
  expect.soft(screen.queryByText('Verificado'), 'says that a telephone is verified').toBeNull();
  await waitFor(() => expect(storedCustomer()?.name).toBe('Laurita'));
  expect(screen.queryByLabelText(/^RFC/)).toBeNull();
});

it('shows when the e-mail address was verified, and why no other mail is sent yet', async () => {
  on(assumedSessionEndpoints.emailResend, () => refusal(422, 'Espera un minuto.'));
  open();
  await press('Enviar otro correo');
  expect(await screen.findByText('Espera un minuto.')).toBeVisible();
  cleanup();
  const verified = '2026-11-20T18:00:00Z';
  open({ email_verified_at: verified, phone_verified_at: verified });
  expect(await screen.findByText('Verificado el 20 nov 2026')).toBeVisible();
  expect.soft(screen.queryByText('Verificado'), 'says that a telephone is verified').toBeVisible();
});

it('lists the movements of the credit with what the backend says of each', async () => {
  const creditMovements = [
    { id: 8, concept: 'Compra a crédito', amount: '-1200.50', created_at: '2026-11-20T18:00:00Z' },
    { description: 'Pago', total: 500 },
    { amount: -30 },
    { is_paid: 0 },
    'nada',
  ];
  open({ has_credit: 1, creditMovements });
  const part = await screen.findByRole('region', { name: 'Movimientos de tu crédito' });
  const rows = within(part).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Compra a crédito 20 nov 2026-$1,200.50',
    'Pago $500.00',
    'Movimiento -$30.00',
  ]);
});

it.each([null, [], [{}]])('says nothing of movements that are not told: %o', async (sent) => {
  open({ has_credit: 1, creditMovements: sent });
  expect(await screen.findByText('Tu cuenta tiene crédito')).toBeVisible();
  expect(screen.queryByText('Movimientos de tu crédito')).toBeNull();
});

it('sends the names and telephone of a person, without an RFC', async () => {
  const update = hearUpdate(wire({ name: 'Laura Elena' }));
  open();
  await write(NAMES, 'Laura Elena');
  await save();
  await waitFor(() => expect(storedCustomer()?.name).toBe('Laura Elena'));
  expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: '2' } }));
  const names = { name: 'Laura Elena', last_name: 'Méndez', mother_last_name: 'Ríos' };
  expect(bodyOf(update)).toMatchObject({ data: { attributes: { ...names, phone: '5544332211' } } });
  expect(JSON.stringify(bodyOf(update))).not.toContain('"rfc"');
});

// The kind may be what only another call has told.
it.each(['business', null])(
  'sends the name and RFC of a business, which it stays: %s',
  async (customer_type) => {
    const company = { customer_type, business_name: 'SOLUCIONES', rfc: 'SIN120904QT6' };
    const update = hearUpdate(wire(company));
    signInAs({ ...laura, customerType: 'business' });
    open(company);
    expect(await field('RFC')).toHaveValue('SIN120904QT6');
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(bodyOf(update)).toMatchObject({
      data: { attributes: { business_name: 'SOLUCIONES', rfc: 'SIN120904QT6' } },
    });
    expect(await screen.findByText('Empresarial')).toBeVisible();
    expect(storedCustomer()?.customerType).toBe('business');
  },
);

it('says no kind of account that nobody told', async () => {
  signInAs({ ...laura, customerType: null });
  open({ customer_type: null });
  expect(await field(NAMES)).toHaveValue('Laura');
  expect(screen.queryByText(/^Personal$|^Empresarial$/)).toBeNull();
});

it('shows a refusal beside its field and keeps what was typed, also after a reload', async () => {
  hearUpdate(refusal(422, 'Sin números, por favor.', '/data/attributes/name'));
  open();
  const typed = [
    [NAMES, 'Laura 2'],
    ['Apellido paterno', 'Mendoza'],
    ['Teléfono', '33 1122 3344'],
  ] as const;
  for (const [label, text] of typed) await write(label, text);
  await save();
  const refused = await field(NAMES);
  await waitFor(() => expect(refused).toHaveAccessibleDescription('Sin números, por favor.'));
  expect(refused).toHaveFocus();
  cleanup();
  open();
  for (const [label, text] of typed)
    await waitFor(async () => expect(await field(label)).toHaveValue(text));
});

it('changes the password, shows a refusal beside its field, and stores no password', async () => {
  const change = hear(assumedAccountEndpoints.passwordChange);
  change.mockReturnValueOnce(refusal(422, 'No es correcta.', '/current_password'));
  open();
  await user.type(await field('Contraseña actual'), 'la-de-antes');
  await user.type(await field('Contraseña nueva'), 'la-de-ahora');
  await user.type(await field('Confirmar contraseña'), 'la-de-ahora{Enter}');
  await waitFor(async () =>
    expect(await field('Contraseña actual')).toHaveAccessibleDescription('No es correcta.'),
  );
  expect(await field('Contraseña nueva')).toHaveValue('la-de-ahora');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('la-de');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText(/^Tu contraseña se cambió/)).toBeVisible();
  expect(await field('Contraseña nueva')).toHaveValue('');
  const confirmed = { password: 'la-de-ahora', password_confirmation: 'la-de-ahora' };
  expect(bodyOf(change)).toEqual({ current_password: 'la-de-antes', ...confirmed });
});
