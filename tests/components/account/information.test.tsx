// @vitest-environment own-window

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { InformationScreen } from '@/components/account/information/information-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { useSessionStore } from '@/stores/session/session-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { resource } from '@/tests/support/resource';
import { must } from '../../mock-api/test-client';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { laura, show, signInAs } from './harness';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }));
const backend = mockBackend();
const update = vi.fn<Resolver>();
const user = userEvent.setup({ delay: null });
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

beforeEach(async () => {
  backend.on(specEndpoints.customerSelf, () => wire());
  backend.on(assumedAccountEndpoints.customerUpdate, update.mockReset());
  signInAs(laura);
  await loadAllTexts('account', 'auth', 'information');
});

const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });

it('shows the current data of the backend and updates the stored customer', async () => {
  backend.on(specEndpoints.customerSelf, () => wire({ name: 'Laurita' }));
  show(<InformationScreen />);
  expect(await field('Nombre\\(s\\)')).toHaveValue('Laurita');
  expect(screen.getByText('Sin verificar')).toBeVisible();
  await waitFor(() => expect(useSessionStore.getState().customer?.name).toBe('Laurita'));
  expect(screen.queryByLabelText(/^RFC/)).toBeNull();
});

it('shows when the e-mail address was verified, and why no other mail is sent yet', async () => {
  backend.on(assumedSessionEndpoints.emailResend, () => refusal(422, 'Espera un minuto.'));
  const { unmount } = show(<InformationScreen />);
  await user.click(await screen.findByRole('button', { name: 'Enviar otro correo' }));
  expect(await screen.findByText('Espera un minuto.')).toBeVisible();
  unmount();
  const email_verified_at = '2026-11-20T18:00:00Z';
  backend.on(specEndpoints.customerSelf, () => wire({ email_verified_at }));
  show(<InformationScreen />);
  expect(await screen.findByText('Verificado el 20 nov 2026')).toBeVisible();
});

it.each([
  ['2026-11-20T18:00:00Z', 1],
  [null, 0],
])('says that a telephone is verified when it is: %s', async (phone_verified_at, times) => {
  backend.on(specEndpoints.customerSelf, () => wire({ phone_verified_at, name: 'Laurita' }));
  show(<InformationScreen />);
  await waitFor(async () => expect(await field('Nombre\\(s\\)')).toHaveValue('Laurita'));
  expect(screen.queryAllByText('Verificado')).toHaveLength(times);
});

it('lists the movements of the credit with what the backend says of each', async () => {
  const creditMovements = [
    { id: 8, concept: 'Compra a crédito', amount: '-1200.50', created_at: '2026-11-20T18:00:00Z' },
    { description: 'Pago', total: 500 },
    { amount: -30 },
    { is_paid: 0 },
    'nada',
  ];
  backend.on(specEndpoints.customerSelf, () => wire({ has_credit: 1, creditMovements }));
  show(<InformationScreen />);
  const part = await screen.findByRole('region', { name: 'Movimientos de tu crédito' });
  const rows = within(part).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Compra a crédito 20 nov 2026-$1,200.50',
    'Pago $500.00',
    'Movimiento -$30.00',
  ]);
});

it.each([null, [], [{}]])('says nothing of movements that are not told: %o', async (sent) => {
  backend.on(specEndpoints.customerSelf, () => wire({ has_credit: 1, creditMovements: sent }));
  show(<InformationScreen />);
  expect(await screen.findByText('Tu cuenta tiene crédito')).toBeVisible();
  expect(screen.queryByText('Movimientos de tu crédito')).toBeNull();
});

it('sends the names and telephone of a person, without an RFC', async () => {
  update.mockReturnValue(wire({ name: 'Laura Elena' }));
  show(<InformationScreen />);
  const names = await field('Nombre\\(s\\)');
  await user.clear(names);
  await user.type(names, 'Laura Elena');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(useSessionStore.getState().customer?.name).toBe('Laura Elena'));
  expect(update).toHaveBeenCalledOnce();
  const [sent] = must(update.mock.calls[0]);
  expect(sent.params).toEqual({ id: '2' });
  expect(sent.body).toMatchObject({
    data: {
      attributes: {
        name: 'Laura Elena',
        last_name: 'Méndez',
        mother_last_name: 'Ríos',
        phone: '5544332211',
      },
    },
  });
  expect(JSON.stringify(sent.body)).not.toContain('"rfc"');
});

it('sends the name and RFC of a business', async () => {
  const company = { customer_type: 'business', business_name: 'SOLUCIONES', rfc: 'SIN120904QT6' };
  backend.on(specEndpoints.customerSelf, () => wire(company));
  update.mockReturnValue(wire(company));
  signInAs({ ...laura, customerType: 'business' });
  show(<InformationScreen />);
  expect(await field('RFC')).toHaveValue('SIN120904QT6');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0].body).toMatchObject({
    data: { attributes: { business_name: 'SOLUCIONES', rfc: 'SIN120904QT6' } },
  });
});

it('knows a business whose kind only another call has told, also after saving', async () => {
  const untold = { customer_type: null, business_name: 'SOLUCIONES', rfc: 'SIN120904QT6' };
  backend.on(specEndpoints.customerSelf, () => wire(untold));
  update.mockReturnValue(wire(untold));
  const business = { ...laura, customerType: 'business' } as const;
  signInAs(business);
  show(<InformationScreen />);
  expect(await field('RFC')).toHaveValue('SIN120904QT6');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0].body).toMatchObject({
    data: { attributes: { rfc: 'SIN120904QT6' } },
  });
  expect(await screen.findByText('Empresarial')).toBeVisible();
  expect(useSessionStore.getState().customer?.customerType).toBe('business');
});

it('says no kind of account that nobody told', async () => {
  backend.on(specEndpoints.customerSelf, () => wire({ customer_type: null }));
  signInAs({ ...laura, customerType: null });
  show(<InformationScreen />);
  expect(await field('Nombre\\(s\\)')).toHaveValue('Laura');
  expect(screen.queryByText(/^Personal$|^Empresarial$/)).toBeNull();
});

it('shows a refusal beside its field and keeps what was typed, also after a reload', async () => {
  update.mockReturnValue(refusal(422, 'Sin números, por favor.', '/data/attributes/name'));
  show(<InformationScreen />);
  const typed = {
    'Nombre\\(s\\)': 'Laura 2',
    'Apellido paterno': 'Mendoza',
    Teléfono: '33 1122 3344',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const names = await field('Nombre\\(s\\)');
  await waitFor(() => expect(names).toHaveAccessibleDescription('Sin números, por favor.'));
  expect(names).toHaveFocus();
  cleanup();
  show(<InformationScreen />);
  for (const [label, text] of Object.entries(typed))
    await waitFor(async () => expect(await field(label)).toHaveValue(text));
});

it('changes the password, shows a refusal beside its field, and stores no password', async () => {
  const change = vi.fn<Resolver>(() => ({ meta: {} }));
  change.mockReturnValueOnce(refusal(422, 'No es correcta.', '/current_password'));
  backend.on(assumedAccountEndpoints.passwordChange, change);
  show(<InformationScreen />);
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
  expect(change.mock.lastCall?.[0].body).toEqual({
    current_password: 'la-de-antes',
    password: 'la-de-ahora',
    password_confirmation: 'la-de-ahora',
  });
});
